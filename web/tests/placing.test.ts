import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { type Box, placed } from "../src/ui/placing";

const WINDOW = 1280;
const BAR = 728;
const box = (left: number, top: number, width = 100, height = 150): Box => ({ left, top, width, height });
const apart = (one: Box, other: Box): boolean =>
  one.left + one.width <= other.left ||
  other.left + other.width <= one.left ||
  one.top + one.height <= other.top ||
  other.top + other.height <= one.top;

describe("what floats", () => {
  for (const size of [
    { width: 320, height: 120 },
    { width: 320, height: 440 },
    { width: 416, height: 600 },
  ])
    for (const at of [
      box(10, 60),
      box(600, 200),
      box(1170, 340),
      box(20, 560),
      box(1170, 570),
      box(640, 330, 40, 40),
    ]) {
      const where = { ...placed(at, size, WINDOW, BAR), ...size };

      it(`of ${size.height} px hides neither the bar nor what lies at ${at.left}, ${at.top}`, () => {
        assert.ok(where.top + where.height <= BAR, "the bar is free");
        assert.ok(apart(where, at), "what it speaks of is free");
        assert.ok(where.left >= 0 && where.left + where.width <= WINDOW && where.top >= 0, "all of it is seen");
      });
    }
});
