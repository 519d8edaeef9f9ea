import assert from "node:assert/strict";
import { test } from "node:test";
import { came } from "../src/exercises/solved.ts";

test("An exercise that was solved stays solved, and one that took two answers says so", () => {
  assert.equal(came(undefined, true), "first");
  assert.equal(came(undefined, false), "wrong");
  assert.equal(came("wrong", true), "later");
  assert.equal(came("first", false), "first");
  assert.equal(came("later", false), "later");
});
