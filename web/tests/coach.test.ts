import assert from "node:assert/strict";
import { test } from "node:test";
import { type Box, beside } from "../src/coach/beside.ts";
import { interval, percent, standsOut, within } from "../src/coach/odds.ts";

const ROOM: Box = { left: 0, top: 0, right: 1200, bottom: 700 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const covers = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

test("a note lies beside what it speaks of, within the room, and never over it", () => {
  const things = [box(0, 0, 90, 90), box(550, 300, 100, 100), box(1100, 600, 100, 100), box(20, 620, 60, 60)];
  for (const thing of things) {
    const { left, top } = beside([thing], 400, 200, ROOM);
    const note = box(left, top, 400, 200);
    assert.ok(!covers(note, thing), `${left} ${top} covers ${JSON.stringify(thing)}`);
    assert.ok(left >= 0 && top >= 0 && note.right <= ROOM.right && note.bottom <= ROOM.bottom);
  }
});

test("a note that speaks of nothing lies in a corner", () => {
  assert.deepEqual(beside([], 400, 200, ROOM), { left: 8, top: 492, side: "corner" });
});

test("a note between two things covers neither", () => {
  const things = [box(100, 100, 50, 50), box(1000, 550, 50, 50)];
  const { left, top } = beside(things, 400, 200, ROOM);
  assert.ok(!things.some((thing) => covers(box(left, top, 400, 200), thing)));
});

const advice = (chance: number, spread: number | null) => ({
  option: 0,
  label: "",
  answers: [],
  chance,
  spread,
  why: "",
});

test("intervals that overlap are not called better", () => {
  assert.equal(standsOut([advice(0.5, 0.05), advice(0.45, 0.05)]), false);
  assert.equal(standsOut([advice(0.6, 0.02), advice(0.4, 0.02)]), true);
  assert.equal(standsOut([advice(0.6, 0.02)]), false);
  assert.deepEqual(interval(advice(0.02, 0.1)), [0, 0.1845]);
  assert.equal(percent(0.345), "35 %");
  assert.equal(within(0.021), "± 4");
});
