import "./browser";
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import { setPrefs } from "../src/prefs";
import { TableModel } from "../src/table/model";
import { type FakeSocket, lines } from "./browser";
import { ahead, opening, option, question, state, step, tried } from "./makers";

// A whole table of this page over a line to a server that is the test.

const PLAIN = question("Plan", [option(1, "plan:1"), option(2, "plan:2")]);
const CARD = opening("Act", [option(1, "hand:1"), option(2, "hand:2")]);
const COMPANION = question("Companion", [option(10, "slot:a"), option(11, "slot:b")]);
const NOBODY = question("", []);

let model: TableModel;
let socket: FakeSocket;

const last = () => socket.sent.at(-1)!;
const run = () => last().run as number;

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  setPrefs({ pace: "instant" });
  model = new TableModel("t", "token");
  socket = lines.at(-1)!;
  socket.open();
});

afterEach(() => {
  model.close();
  mock.timers.reset();
});

function sit(asked = CARD): void {
  socket.tell(state({ question: asked }));
}

/** A card is pressed, and the server asks for its companion. */
function press(): void {
  model.choose(1);
  socket.tell(tried(run(), [step(1, true, ahead(COMPANION))], { complete: false }));
}

/** The companion, too; all is there to be confirmed. */
function complete(): void {
  press();
  model.choose(11);
  socket.tell(tried(run(), [step(1, true, ahead(COMPANION)), step(11, true, ahead(NOBODY))]));
}

describe("an answer", () => {
  it("counts at once where nothing can follow from it", () => {
    sit(PLAIN);
    model.choose(2);
    assert.deepEqual(last(), { type: "choose", ply: 7, option: 2, then: [], seat: 0 });
    assert.equal(model.snapshot.sent, true);
  });

  it("is not given twice while it is on its way", () => {
    sit(PLAIN);
    model.choose(2);
    model.choose(1);
    assert.equal(socket.sent.filter((one) => one.type === "choose").length, 1);
  });

  it("is looked at first where questions follow from it, and goes out with theirs", () => {
    sit();
    complete();
    assert.equal(
      socket.sent.some((one) => one.type === "choose"),
      false,
    );
    model.confirm();
    assert.deepEqual(last(), { type: "choose", ply: 7, option: 1, then: [11], seat: 0 });
  });

  it("is given for the player where there is only one, after its time", () => {
    setPrefs({ pace: "quick" });
    sit(question("Plan", [option(5)]));
    assert.equal(last().type, "hello");
    mock.timers.tick(400);
    assert.equal(last().option, 5);
  });
});

describe("a gesture", () => {
  it("shows what it leads to, and the table again when it is cancelled", () => {
    sit();
    press();
    assert.equal(model.snapshot.shown!.question!.name, "Companion");
    model.cancel();
    assert.equal(model.snapshot.shown!.question!.name, "Act");
    assert.equal(model.snapshot.gesture, null);
  });

  it("is taken back answer by answer by undo, and the server hears of none", () => {
    sit();
    complete();
    model.undo();
    socket.tell(tried(run(), [step(1, true, ahead(COMPANION))], { complete: false }));
    assert.equal(model.snapshot.shown!.question!.name, "Companion");
    model.undo();
    assert.equal(model.snapshot.gesture, null);
    assert.deepEqual(
      socket.sent.map((one) => one.type).filter((type) => type !== "try"),
      ["hello"],
    );
  });

  it("goes on where a thing is dropped while the server is still asked about its lifting", () => {
    sit();
    model.compose([{ id: 1 }]);
    model.drop("slot:b", () => assert.fail("it may lie there"));
    socket.tell(tried(run(), [step(1, true, ahead(COMPANION))], { complete: false }));
    assert.deepEqual(
      (last().wanted as { id: number }[]).map((one) => one.id),
      [1, 11],
    );
  });

  it("outlives a broken line: the same is asked again, once", () => {
    sit();
    press();
    socket.close();
    assert.equal(model.snapshot.connected, false);
    mock.timers.tick(300);
    socket = lines.at(-1)!;
    socket.open();
    sit();
    assert.equal(model.snapshot.connected, true);
    assert.deepEqual(
      socket.sent.map((one) => one.type),
      ["hello", "try"],
    );
    socket.tell(tried(run(), [step(1, true, ahead(COMPANION))], { complete: false }));
    assert.equal(model.snapshot.shown!.question!.name, "Companion");
    assert.equal(model.snapshot.notice, "");
  });

  it("ends with a sentence when the table has moved on", () => {
    sit();
    complete();
    socket.tell(state({ ply: 8, plies: 8, question: CARD }));
    assert.equal(model.snapshot.gesture, null);
    assert.match(model.snapshot.notice, /moved on/);
  });

  it("ends without one when it was confirmed", () => {
    sit();
    complete();
    model.confirm();
    socket.tell(state({ ply: 9, plies: 9, question: CARD }));
    assert.equal(model.snapshot.notice, "");
  });

  it("ends when the server refuses to look ahead, and says why", () => {
    sit();
    press();
    model.choose(10);
    socket.tell({ type: "error", ply: 7, code: "refused", text: "Not with this card." });
    assert.equal(model.snapshot.gesture, null);
    assert.equal(model.snapshot.sent, false);
    assert.equal(model.snapshot.notice, "Not with this card.");
  });
});

it("shows nothing any more to a link that no longer holds", () => {
  sit();
  socket.tell({ type: "error", ply: -1, code: "renewed", text: "There is a new link." });
  assert.equal(model.snapshot.shown, null);
  socket.close();
  mock.timers.tick(60_000);
  assert.equal(lines.at(-1), socket, "it is not opened again");
});

describe("a warning", () => {
  const warned = [{ options: [2], cause: "funds", title: "Too dear", text: "It is." }];
  const DEAR = question("Plan", [option(1, "plan:1"), option(2, "plan:2")], { warned });
  const chosen = () => socket.sent.filter((one) => one.type === "choose");

  it("comes before the answer counts, which then goes out all the same", () => {
    sit(DEAR);
    model.choose(2);
    assert.equal(model.snapshot.warning?.title, "Too dear");
    assert.equal(chosen().length, 0);
    model.ignoreWarning();
    assert.equal(model.snapshot.warning, null);
    assert.equal(last().option, 2);
  });

  it("is heeded, and comes only once for its cause", () => {
    sit(DEAR);
    model.choose(2);
    model.heedWarning();
    assert.equal(chosen().length, 0);
    model.choose(2);
    assert.equal(model.snapshot.warning, null);
    assert.equal(chosen().length, 1);
  });

  it("does not come before other answers, nor to whoever wants none", () => {
    sit(DEAR);
    model.choose(1);
    assert.equal(chosen().length, 1);
    setPrefs({ warnings: false });
    socket.tell(state({ question: DEAR, ply: 9 }));
    model.choose(2);
    assert.equal(chosen().length, 2);
    setPrefs({ warnings: true });
  });

  it("takes a gesture back when it is heeded", () => {
    sit({ ...CARD, warned: [{ options: [1], cause: "hand", title: "Too many", text: "" }] });
    complete();
    model.confirm();
    assert.equal(model.snapshot.warning?.cause, "hand");
    model.heedWarning();
    assert.equal(model.snapshot.gesture, null);
    assert.equal(chosen().length, 0);
  });
});

describe("a hint", () => {
  const advised = { type: "advised", ply: 7, best: [] };

  it("is asked for, comes, and goes with its question", () => {
    sit(PLAIN);
    model.askHint();
    assert.deepEqual(last(), { type: "hint", ply: 7, seat: 0 });
    assert.equal(model.snapshot.advised, "asked");
    socket.tell(advised);
    assert.deepEqual(model.snapshot.advised, advised);
    socket.tell(state({ question: PLAIN, ply: 8 }));
    assert.equal(model.snapshot.advised, null);
  });

  it("stays while the same question is told again, and is not shown to whoever closed it", () => {
    sit(PLAIN);
    model.askHint();
    socket.tell(state({ question: PLAIN }));
    assert.equal(model.snapshot.advised, "asked");
    model.dropHint();
    socket.tell(advised);
    assert.equal(model.snapshot.advised, null);
  });

  it("that can't be given is one sentence, and play goes on", () => {
    sit(PLAIN);
    model.askHint();
    socket.tell({ type: "error", code: "no_advice", text: "Not in time.", ply: 7 });
    assert.equal(model.snapshot.advised, null);
    assert.equal(model.snapshot.notice, "Not in time.");
    model.choose(1);
    assert.equal(last().type, "choose");
  });
});
