import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { CARD, COMPANION, gestures, hear, host, last, NOBODY, path, press, table, wanted } from "./gesturing";
import { ahead, shown, step, tried } from "./makers";

describe("what comes late or not at all", () => {
  it("does not heed an answer to an earlier look ahead", () => {
    gestures.follow(table, [{ id: 1 }], false);
    const early = last().run;
    gestures.follow(table, [{ id: 2 }], false);
    gestures.hear(tried(early, [step(1, true, ahead(NOBODY))]));
    assert.deepEqual(host.committed, []);
    hear([[2, true, NOBODY]]);
    assert.deepEqual(host.committed, [[2]]);
  });

  it("does not heed an answer after the player has let go", () => {
    gestures.follow(table, [{ id: 1 }], false);
    gestures.drop();
    hear([[1, true, NOBODY]]);
    assert.deepEqual(host.committed, []);
    assert.equal(gestures.current, null);
  });

  it("knows whether a refusal was about a look ahead", () => {
    assert.equal(gestures.failed(), false);
    gestures.follow(table, [{ id: 1 }], false);
    assert.equal(gestures.failed(), true);
    hear([[1, true, COMPANION]], { complete: false });
    assert.equal(gestures.failed(), false);
  });

  it("asks again after a broken line, for the same answers at the same question", () => {
    gestures.follow(table, [{ id: 1 }], false);
    const again = shown({ question: CARD });
    assert.equal(gestures.outlives(again, true), true);
    assert.deepEqual(wanted(), [1]);
    assert.equal(last().base, again);
    hear([[1, true, NOBODY]]);
    assert.deepEqual(host.committed, [[1]]);
  });

  it("brings back what was held when the line broke, and holds it again", () => {
    press();
    gestures.answer(10);
    hear([
      [1, true, COMPANION],
      [10, true, NOBODY],
    ]);
    assert.equal(gestures.outlives(shown({ question: CARD }), true), true);
    assert.deepEqual(wanted(), [1, 10]);
    hear([
      [1, true, COMPANION],
      [10, true, NOBODY],
    ]);
    assert.deepEqual(host.committed, []);
    assert.deepEqual(path(), [1, 10]);
  });

  for (const [why, next, mayAnswer] of [
    ["the table has moved on", shown({ ply: 8, question: CARD }), true],
    ["another seat is looked from", shown({ viewer: 1, question: CARD }), true],
    ["somebody else is to answer", shown({ question: CARD }), false],
  ] as const)
    it(`does not outlive a state when ${why}`, () => {
      press();
      assert.equal(gestures.outlives(next, mayAnswer), false);
      assert.equal(host.asked.length, 1);
    });
});
