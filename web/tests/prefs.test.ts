import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser";
import { fitting } from "../src/prefs";

test("what another version kept is taken over where it fits", () => {
  const kept = { pace: "normal", theme: "dark", size: "huge", volume: "loud", sounds: true, name: "Ann", older: 1 };
  assert.deepEqual(fitting(kept), { theme: "dark", sounds: true, name: "Ann" });
});

test("what is no list of settings changes nothing", () => {
  for (const kept of [null, 7, "steady", []]) assert.deepEqual(fitting(kept), {});
});
