import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { WILL_FIGURES } from "../src/games/last-will/figures";
import { WILL_ICONS } from "../src/games/last-will/icons";
import { MANSION_FIGURES } from "../src/games/maccreedys-mansion/figures";
import { MANSION_ICONS } from "../src/games/maccreedys-mansion/icons";
import { CLUB_FIGURES } from "../src/games/prodigals-club/figures";
import { CLUB_ICONS } from "../src/games/prodigals-club/icons";
import { BOTH_ICONS } from "../src/games/prodigals-last-will/icons";
import { SHARED } from "../src/ui/strokes";

const SETS = { SHARED, WILL_ICONS, CLUB_ICONS, MANSION_ICONS, BOTH_ICONS };
const CIRCLE = /^o( -?[\d.]+){3}$/;
const PATH = /^M[-\d. MmLlHhVvCcSsAaZz]+$/;

describe("icons", () => {
  it("have one name each, in whichever game", () => {
    const names = Object.values(SETS).flatMap((set) => Object.keys(set));
    assert.equal(new Set(names).size, names.length);
  });

  it("are made of paths and circles, and said in words", () => {
    for (const set of Object.values(SETS))
      for (const [id, [name, ...strokes]] of Object.entries(set)) {
        assert.match(name, /^[A-Za-z ]+$/, id);
        assert.ok(strokes.length, id);
        for (const stroke of strokes.map((one) => one.replace(/^\*/, "")))
          assert.ok(CIRCLE.test(stroke) || PATH.test(stroke), `${id}: ${stroke}`);
      }
  });
});

describe("figures of the rules", () => {
  for (const [game, figures] of Object.entries({
    last_will: WILL_FIGURES,
    prodigals_club: CLUB_FIGURES,
    maccreedys_mansion: MANSION_FIGURES,
  }))
    it(`of ${game} stand under sections that there are, and show a board or cards`, () => {
      const index = new URL(`../../src/squander/games/${game}/clauses.tsv`, import.meta.url);
      const sections = new Set(
        readFileSync(index, "utf-8")
          .split("\n")
          .map((row) => row.split("\t")[0]!.replace(/-\d+$/, "")),
      );
      for (const { section, board, cards } of figures) {
        assert.ok(sections.has(section), section);
        assert.equal((board !== undefined) !== (cards !== undefined), true, section);
      }
    });
});
