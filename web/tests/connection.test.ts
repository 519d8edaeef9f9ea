import "./browser";
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { joinLog, takenBack } from "../src/connection";
import { line, shown, state } from "./makers";

const [first, second, third] = [line(1, "one"), line(2, "two"), line(3, "three")];

describe("the log", () => {
  it("is what came, at a first look", () => {
    assert.deepEqual(joinLog(null, state({ log: [first] })), [first]);
  });

  it("goes on with what is new", () => {
    const before = shown({ ply: 2, lines: [first, second] });
    assert.deepEqual(joinLog(before, state({ ply: 3, log: [second, third] })), [first, second, third]);
  });

  it("is told anew to another viewer", () => {
    const before = shown({ ply: 2, viewer: 1, lines: [first, second] });
    assert.deepEqual(joinLog(before, state({ viewer: 0, log: [third] })), [third]);
  });

  it("marks what was taken back, and not what was said before or after", () => {
    const back = line(4, "Ben takes back 2 choices.", { what: "taken back", a: 1 });
    const fifth = line(5, "five");
    assert.deepEqual([...takenBack([first, second, third, back, fifth])], [second, third]);
  });
});
