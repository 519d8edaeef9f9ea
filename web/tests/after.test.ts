import "./browser";
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { lineOf, nth, plyAt, pointAt, roundsInto, spread, ticks, written } from "../src/after/geometry";
import { cardText, headline, whoWon } from "../src/after/words";
import { nextWill } from "../src/games/last-will/campaign";
import { willGazette, willPlate } from "../src/games/last-will/gazette";
import { mansionPlate } from "../src/games/maccreedys-mansion/gazette";
import { clubPlate } from "../src/games/prodigals-club/gazette";
import type { Aftermath, Standing } from "../src/wire";
import { line, shown, state } from "./makers";

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

describe("a moment that no card was part of", () => {
  const told = (...whats: string[]) => whats.map((what) => line(3, `${what}.`, { what }));

  it("has the engraving of its competition, or of what was set", () => {
    assert.equal(clubPlate(told("club.ends turn", "society.rises")), "kinds/society");
    assert.equal(clubPlate(told("club.bonus")), "kinds/central");
    assert.equal(willPlate(told("market", "market")), "kinds/property");
    assert.equal(willPlate([line(3, "", { what: "spent", a: 2, b: 0 })]), "scenes/opera");
    assert.equal(willPlate([line(3, "", { what: "spent", a: 2, b: -1 })]), "kinds/will");
  });

  it("shows of many who are paid the dearest, before them the inspector, and before him nobody", () => {
    const pays = [line(3, "", { what: "pays", a: 0, b: 2000 }), line(3, "", { what: "pays", a: 3, b: 4000 })];
    assert.equal(mansionPlate(pays), "scenes/plumber");
    assert.equal(mansionPlate([...pays, ...told("earns")]), "scenes/inspector");
    assert.equal(mansionPlate(told("settles")), "scenes/exchange");
  });
});

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

const standing = (place: number, seat: number, score: number): Standing => ({ place, seat, score, note: "" });

describe("the end of a game against a rival without a seat", () => {
  const alone = (yours: number, his: number) => {
    const won = yours < his;
    const lines = [standing(won ? 1 : 2, 0, yours), standing(won ? 2 : 1, 1, his)];
    return shown({
      seats: state().seats.slice(0, 1),
      rivals: ["The Solicitor"],
      ranking: lines.toSorted((a, b) => a.place - b.place),
    });
  };

  it("names the rival who won", () => {
    const lost = alone(12, -3);
    assert.deepEqual([whoWon(lost), headline(lost, 0)], ["The Solicitor wins", "The Solicitor wins"]);
    assert.equal(cardText(lost, after, 0).place, "Lost to the Solicitor");
    assert.deepEqual(willGazette(lost), {
      head: "Outspent!",
      told: "The Solicitor owns £3 less than nothing, and keeps the fortune.",
      plate: "scenes/ruined",
    });
    assert.equal(willGazette(alone(12, 4)).plate, undefined);
  });

  it("says whom one has beaten", () => {
    const won = alone(-1, 12);
    assert.deepEqual([whoWon(won), headline(won, 0)], ["Ann wins", "You win"]);
    assert.equal(cardText(won, after, 0).place, "Beat the Solicitor");
    assert.equal(willGazette(won).head, "Ruined!");
  });

  it("says how a campaign stands, and what comes next", () => {
    const after = (past: string[], yours: number) => nextWill({ ...alone(yours, 5), view: { campaign: past } });
    assert.deepEqual(after([], 9), { told: "0 of 1 will won; 4 of 7 are enough.", button: "The next will" });
    assert.equal(after(["won -1 3", "lost 8 0"], -2)?.told, "2 of 3 wills won; 4 of 7 are enough.");
    const six = ["won -1 3", "won 0 3", "won 0 9", "lost 8 0", "lost 8 0", "lost 8 0"];
    assert.deepEqual(after(six, 1), { told: "4 of 7 wills won: the campaign is won!", button: "Another campaign" });
    assert.equal(after(six, 6)?.told, "3 of 7 wills won: the campaign is lost.");
    assert.equal(nextWill({ ...alone(1, 5), view: {} }), undefined);
  });

  it("counts places as ever where all have seats", () => {
    const two = shown({ ranking: [standing(1, 1, 0), standing(2, 0, 9)] });
    assert.deepEqual([whoWon(two), headline(two, 0)], ["Ben wins", "You come second"]);
    assert.equal(cardText(two, after, 0).place, "Second of two");
  });
});
