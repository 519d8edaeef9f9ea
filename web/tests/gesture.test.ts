import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { COMPANION, gestures, hear, host, last, NOBODY, PAYMENT, path, press, table, wanted } from "./gesturing";
import { option, question } from "./makers";

describe("pressing", () => {
  it("asks the server once, and counts at once when nothing follows", () => {
    gestures.follow(table, [{ id: 2 }], false);
    hear([[2, true, NOBODY]]);
    assert.equal(host.asked.length, 1);
    assert.deepEqual(host.committed, [[2]]);
    assert.equal(gestures.current, null);
  });

  it("holds an answer from which a question follows, and shows that question", () => {
    press();
    assert.deepEqual(host.committed, []);
    assert.equal(gestures.current!.shown.question, COMPANION);
    assert.equal(gestures.current!.complete, false);
    assert.equal(gestures.current!.base, table);
  });

  it("gives the next answer after those that are held", () => {
    press();
    gestures.answer(11);
    assert.deepEqual(wanted(), [1, 11]);
    assert.deepEqual(
      last().wanted.map((one) => one.question),
      ["Act", "Companion"],
    );
  });

  it("holds what is to be looked at, though nothing follows", () => {
    gestures.follow(table, [{ id: 2 }], true);
    hear([[2, true, NOBODY]]);
    assert.deepEqual(host.committed, []);
    assert.equal(host.opened.length, 1);
    assert.equal(gestures.current!.complete, true);
  });

  it("says so when nothing came of it", () => {
    gestures.follow(table, [{ place: "nowhere" }], false);
    hear([], { complete: false });
    assert.equal(host.idled, 1);
    assert.equal(gestures.current, null);
  });

  it("shows no more than the player may know when an answer reveals something", () => {
    press();
    gestures.answer(10);
    hear(
      [
        [1, true, COMPANION],
        [10, true, null],
      ],
      { hidden: true },
    );
    assert.equal(gestures.current!.hidden, true);
    assert.equal(gestures.current!.end.question, COMPANION);
    assert.deepEqual(path(), [1, 10]);
  });
});

describe("assuming", () => {
  const assumed = () => {
    gestures.follow(table, [{ id: 1 }], false);
    hear([
      [1, true, COMPANION],
      [10, false, PAYMENT],
      [20, false, NOBODY],
    ]);
  };

  it("does not count by itself what the player has not decided", () => {
    assumed();
    assert.deepEqual(host.committed, []);
    assert.deepEqual(path(), [1, 10, 20]);
    assert.equal(gestures.current!.complete, true);
  });

  it("shows the first question that was answered for the player", () => {
    assumed();
    assert.equal(gestures.current!.own, 1);
    assert.equal(gestures.current!.shown.question, COMPANION);
  });

  it("counts at once when the only answer there was is assumed", () => {
    const single = question("Companion", [option(10)]);
    gestures.follow(table, [{ id: 1 }], false);
    hear([
      [1, true, single],
      [10, false, NOBODY],
    ]);
    assert.deepEqual(host.committed, [[1, 10]]);
  });

  it("sends assumed answers with the player's own when they are confirmed", () => {
    assumed();
    gestures.confirm();
    assert.deepEqual(host.committed, [[1, 10, 20]]);
  });
});

describe("changing an answer", () => {
  const complete = () => {
    press();
    gestures.answer(10);
    hear([
      [1, true, COMPANION],
      [10, true, PAYMENT],
      [20, false, NOBODY],
    ]);
  };

  it("keeps those before it, and names those after it by place, too, so that they stay where they fit", () => {
    complete();
    gestures.answer(2, 0);
    assert.deepEqual(last().wanted, [
      { question: "Act", id: 2 },
      { question: "Companion", id: 10, place: "slot:a", to: "" },
    ]);
  });

  it("lets assumed answers after it be assumed anew", () => {
    complete();
    gestures.answer(11, 1);
    assert.deepEqual(wanted(), [1, 11]);
  });

  it("makes an assumed answer the player's own", () => {
    complete();
    gestures.answer(21, 2);
    assert.deepEqual(wanted(), [1, 10, 21]);
    assert.equal(last().wanted[2]!.question, "Pay");
  });
});

describe("taking back", () => {
  it("takes the last answer that the player decided", () => {
    press();
    gestures.answer(10);
    hear([
      [1, true, COMPANION],
      [10, true, PAYMENT],
      [20, false, NOBODY],
    ]);
    gestures.back();
    assert.deepEqual(wanted(), [1]);
  });

  it("passes over an answer without an alternative", () => {
    const single = question("Companion", [option(10)]);
    press();
    gestures.follow(table, [{ id: 10 }, { id: 20 }], true);
    hear([
      [1, true, COMPANION],
      [10, true, single],
      [10, true, NOBODY],
    ]);
    gestures.back();
    assert.deepEqual(wanted(), [1]);
  });

  it("ends with the first one: then nothing was done", () => {
    press();
    gestures.back();
    assert.equal(gestures.current, null);
    assert.deepEqual(host.committed, []);
  });

  it("goes back to a named answer, and before it", () => {
    press();
    gestures.answer(10);
    hear([
      [1, true, COMPANION],
      [10, true, PAYMENT],
      [20, true, NOBODY],
    ]);
    gestures.back(1);
    assert.deepEqual(wanted(), [1]);
  });
});

describe("confirming", () => {
  it("waits until nothing more is asked", () => {
    press();
    gestures.confirm();
    assert.deepEqual(host.committed, []);
  });

  it("sends all answers as one", () => {
    press();
    gestures.answer(11);
    hear([
      [1, true, COMPANION],
      [11, true, NOBODY],
    ]);
    assert.deepEqual(host.committed, [], "a gesture that was opened is looked at before it counts");
    gestures.confirm();
    assert.deepEqual(host.committed, [[1, 11]]);
  });
});
