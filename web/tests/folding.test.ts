import "./browser";
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { byWhom, folded, joined } from "../src/table/folding";
import { line } from "./makers";

const texts = (folds: ReturnType<typeof folded>) => folds.map((fold) => fold.lines.map((one) => one.text));

describe("the folded log", () => {
  const plays = line(5, "Ann plays The Ball.", { began: 5 });
  const brings = line(6, "Ann brings a guest along.", { began: 5 });
  const spends = line(7, "Ann spends £9.", { began: 5 });

  it("has one line for what was done in one go", () => {
    const next = line(8, "Ann ends the turn.");
    assert.deepEqual(texts(folded([plays, brings, spends, next])), [
      [plays.text, brings.text, spends.text],
      [next.text],
    ]);
  });

  it("keeps others apart, and what happens to nobody", () => {
    const other = line(7, "Ben pays.", { who: 0, began: 5 });
    const round = line(7, "Round 2 begins.", { who: -1, began: 5 });
    const again = line(7, "Round 3 begins.", { who: -1, began: 5 });
    assert.equal(folded([plays, other, round, again]).length, 4);
  });

  it("begins anew where one's last turn ended, and marks what came since", () => {
    const folds = folded([plays, brings, spends], brings);
    assert.deepEqual(texts(folds), [[plays.text], [brings.text, spends.text]]);
    assert.deepEqual(
      folds.map((fold) => fold.fresh),
      [false, true],
    );
  });

  it("folds what was taken back under the line that says so", () => {
    const back = line(8, "Ann takes back 2 choices.", { what: "taken back", a: 5 });
    const after = line(9, "Ann spends £2.", { began: 5 });
    const folds = folded([plays, brings, spends, back, after]);
    assert.deepEqual(texts(folds), [[plays.text], [back.text], [after.text]]);
    assert.deepEqual(folds[1]!.taken, [brings, spends]);
  });

  it("loses no line", () => {
    const back = line(8, "Ann takes back 2 choices.", { what: "taken back", a: 5 });
    const all = folded([plays, brings, spends, back]).flatMap((fold) => [...fold.taken, ...fold.lines]);
    assert.deepEqual(new Set(all), new Set([plays, brings, spends, back]));
  });
});

describe("sentences as one", () => {
  const told = (...all: [text: string, lead: number][]) =>
    joined(all.map(([text, lead]) => line(1, text, { lead }))).text;

  it("name their player once", () => {
    assert.equal(
      told(["Ann plays The Ball.", 4], ["Ann brings a guest along.", 4], ["Ann spends £9.", 4]),
      "Ann plays The Ball; brings a guest along; spends £9.",
    );
  });

  it("stay whole where they can't go on from another", () => {
    assert.equal(
      told(["Ann is bankrupt!", 0], ["Ann's manor goes down a step.", 0], ["Ann spends £1.", 4]),
      "Ann is bankrupt! Ann's manor goes down a step. Ann spends £1.",
    );
  });

  it("name cards where they stand now", () => {
    const all = [
      line(1, "🎩n plays Ball.", { lead: 3, cards: [{ at: 9, end: 13, card: "ball" }] }),
      line(1, "🎩n brings Duke.", { lead: 3, cards: [{ at: 10, end: 14, card: "duke" }] }),
    ];
    const { text, cards } = joined(all);
    assert.deepEqual(
      cards.map(({ at, end, card }) => [[...text].slice(at, end).join(""), card]),
      [
        ["Ball", "ball"],
        ["Duke", "duke"],
      ],
    );
  });
});

describe("a step of a round's end", () => {
  it("tells in one sentence what somebody did in a row, and one by one what happened to what is theirs", () => {
    const ann = (text: string) => line(3, `Ann ${text}`, { lead: 4 });
    const rots = ["Ann's Manor goes down.", "Ann's Mansion goes down."].map((text) => line(3, text, { lead: 0 }));
    const ben = line(3, "Ben discards Ball.", { who: 0, lead: 4 });
    const deeds = byWhom([ann("discards Ball."), ann("discards Chef."), ben, ...rots]);
    assert.deepEqual(
      deeds.map((lines) => joined(lines).text),
      ["Ann discards Ball; discards Chef.", ben.text, ...rots.map(({ text }) => text)],
    );
  });
});
