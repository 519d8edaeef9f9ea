import "./browser";
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { lineOf, nth, plyAt, pointAt, roundsInto, spread, ticks, written } from "../src/after/geometry";
import type { Aftermath } from "../src/wire";

const after: Aftermath = {
  sign: "£",
  falls: true,
  starts: [0, 10, 14],
  plies: 34,
  points: [
    { ply: 0, round: 1, worth: [70, 70] },
    { ply: 5, round: 1, worth: [60, 70] },
    { ply: 14, round: 2, worth: [60, 40] },
    { ply: 34, round: 3, worth: [-4, 12] },
  ],
  fortunes: [],
};

describe("the picture of a game", () => {
  it("gives every round the same width", () => {
    assert.deepEqual(
      [0, 5, 10, 12, 14, 24, 34].map((ply) => roundsInto(after, ply)),
      [0, 0.5, 1, 1.5, 2, 2.5, 3],
    );
  });

  it("finds the choice under the cursor, also beside the picture", () => {
    assert.deepEqual(
      [-1, 0, 0.5, 1.5, 2.5, 3, 9].map((into) => plyAt(after, into)),
      [0, 0, 5, 12, 24, 34, 34],
    );
  });

  it("knows what held after a choice", () => {
    assert.deepEqual(
      [0, 4, 5, 13, 33, 34].map((ply) => pointAt(after.points, ply).ply),
      [0, 0, 5, 5, 14, 34],
    );
  });

  it("draws a line through every point of a seat", () => {
    const line = lineOf(
      1,
      after,
      (into) => into * 100,
      (worth) => 100 - worth,
    );
    assert.equal(line, "M0.0 30.0L50.0 30.0L200.0 60.0L300.0 88.0");
  });

  it("has a few round numbers around all others beside it", () => {
    for (const [least, most] of [
      [-4, 86],
      [12, 12],
      [0, 1],
      [-38_480, 72_524],
      [31, 62],
    ] as const) {
      const found = ticks(least, most);
      assert.ok(found.length >= 2 && found.length <= 8, `${found}`);
      assert.ok(found[0]! <= least && found.at(-1)! >= most);
      assert.ok(found.every(Number.isInteger));
    }
  });

  it("keeps hats apart, and within the picture", () => {
    const found = spread([100, 98, 20, 99, 5], 24, 10, 110);
    const sorted = found.toSorted((a, b) => a - b);
    assert.ok(sorted.slice(1).every((y, i) => y - sorted[i]! >= 24));
    assert.ok(sorted.at(-1)! <= 110);
    assert.deepEqual(spread([100, 20], 24, 10, 110), [100, 20]);
  });
});

describe("words of the page after a game", () => {
  it("write money with its sign behind the minus", () => {
    assert.deepEqual([written("£", -3), written("$", 12_750), written("", 41)], ["−£3", "$12,750", "41"]);
  });

  it("count places", () => {
    assert.deepEqual([nth(1), nth(5)], ["first", "fifth"]);
  });
});
