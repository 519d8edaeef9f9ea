import "./browser";
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { willMotion } from "../src/games/last-will/motion";
import { eveningSteps, mansionMotion } from "../src/games/maccreedys-mansion/motion";
import { clubMotion } from "../src/games/prodigals-club/motion";
import { bothMotion } from "../src/games/prodigals-last-will/motion";
import { type Motion, type Scene, stageOf } from "../src/moments/scene";
import { nth } from "../src/moments/words";
import { stepsOf, toldIn } from "../src/table/steps";
import { STAY, stayOf, tempoOf } from "../src/table/tempo";
import type { Line } from "../src/wire";
import { line, shown } from "./makers";

const notes = (...whats: string[]): Line[] =>
  whats.map((what) => line(4, `${what}.`, { what, a: what.endsWith("round") ? 2 : 0 }));
const names = (scenes: Scene[] | undefined): string[] => (scenes ?? []).map((scene) => scene.name);
const staged = (motion: Motion, ...whats: string[]): string[] => names(motion.before?.(notes(...whats), 0));

const parts = (motion: Motion, ...whats: string[]): (string | undefined)[] =>
  (motion.before?.(notes(...whats), 0) ?? []).map((scene) => scene.part);

describe("what is staged", () => {
  it("stands on the rail as the part of the round that it is, where the rules give it a name", () => {
    assert.deepEqual(parts(willMotion, "discarded", "rots", "round"), ["Night", "Night", "Night", "Night"]);
    const ending = ["club.ends turn", "election.park", "election.loses", "society.dame calls", "society.rises"];
    assert.deepEqual(parts(clubMotion, ...ending, "club.order"), [
      undefined,
      ...["Hyde Park", "Hyde Park", "Dame Beatrice", "Dame Beatrice", "End of the round"],
    ]);
    assert.deepEqual(parts(bothMotion, "election.park", "rots"), [undefined, "Hyde Park", "End of the round"]);
    assert.deepEqual(parts(mansionMotion, "event", "pays"), ["Evening", "Evening"]);
  });
});

describe("the end of a round in Last Will", () => {
  it("is what is kept, what rots, and the marker that passes", () => {
    const steps = staged(willMotion, "discards", "discarded", "rots", "rots", "round", "offering");
    assert.deepEqual(steps, ["night", "hands", "houses", "marker"]);
  });

  it("lets hands be trimmed before the first round without a night", () => {
    assert.deepEqual(staged(willMotion, "discards", "discarded"), []);
  });

  it("lets the marker go from mat to mat", () => {
    const [from, to] = [shown({ view: { starter: 1 } }), shown({ view: { starter: 2 } })];
    const [round] = notes("round");
    assert.deepEqual(willMotion.travels?.(round!, from, to), [{ thing: "hat", seat: 1, toSeat: 2 }]);
  });

  it("has a broadside for a ruin that waits, and then says that the round is the last", () => {
    const moments = willMotion.after?.(notes("spent", "bankrupt"), shown(), shown()) ?? [];
    assert.deepEqual(names(moments), ["ruined", "last"]);
    assert.equal(moments[0]?.waits, true);
  });

  it("reads the will to whoever has not played yet, and only in the first round", () => {
    const first = { view: { round: 1 } };
    assert.equal(willMotion.opening?.(shown(first))?.name, "will");
    assert.equal(willMotion.opening?.(shown({ ...first, lines: [line(1, "mine", { who: 0 })] })), null);
    assert.equal(willMotion.opening?.(shown({ view: { round: 2 } })), null);
    assert.equal(willMotion.opening?.(shown({ ...first, viewer: -1 })), null);
  });
});

describe("the end of a round in the Club", () => {
  const END = [
    "election.park",
    "election.park",
    "election.loses",
    "election.gains",
    "society.dame calls",
    "society.rises",
  ];

  it("is speeches, votes, Dame Beatrice, whom she raises, and the new order", () => {
    const steps = staged(clubMotion, "club.ends turn", ...END, "club.order", "club.order", "club.round");
    assert.deepEqual(steps, ["night", "park", "votes", "dame", "raised", "order"]);
  });

  it("does not take the votes of a card for those of Hyde Park", () => {
    assert.deepEqual(staged(clubMotion, "club.plays", "election.loses"), []);
  });

  const scores = (possessions: number, election: number) =>
    shown({ view: { competitions: ["possessions", "election"], seats: [{ scores: { possessions, election } }] } });

  it("tells when somebody comes to zero, once", () => {
    const after = (from: number, to: number) =>
      names(clubMotion.after?.(notes("spent"), scores(5, from), scores(5, to)));
    assert.deepEqual(after(1, 0), ["zero"]);
    assert.deepEqual(after(2, -1), ["zero"]);
    assert.deepEqual(after(0, -1), []);
    assert.deepEqual(after(2, 1), []);
  });

  it("together with Last Will has the steps of both", () => {
    const steps = staged(bothMotion, "club.ends turn", ...END, "rots");
    assert.deepEqual(steps, ["night", "park", "votes", "dame", "raised", "houses"]);
    assert.deepEqual(staged(bothMotion, "discarded", "club.round"), ["hands"]);
    assert.deepEqual(staged(bothMotion, "discarded"), []);
  });
});

describe("the evening in the Mansion", () => {
  it("is event, haunt, inspection, pay and bankruptcy, each with what it does", () => {
    const lines = notes(
      "places",
      "works",
      "event",
      "breaks",
      "haunt",
      "seals",
      "completes",
      "opens job",
      "earns",
      "pays",
    );
    const closing = notes("owes", "closes");
    assert.deepEqual(names(mansionMotion.before?.([...lines, ...closing], 0)), [
      "event",
      "haunt",
      "inspection",
      "pay",
      "closing",
    ]);
    assert.deepEqual(eveningSteps(lines).slice(2, 6), ["event", "event", "haunt", "haunt"]);
  });

  it("tells the investments of others, and not one's own", () => {
    const invests = (who: number) => [line(4, "invests", { what: "invests", who })];
    assert.deepEqual(names(mansionMotion.before?.(invests(1), 0)), ["invest"]);
    assert.deepEqual(names(mansionMotion.before?.(invests(0), 0)), []);
  });

  it("has moments for a company that closes and one that comes back", () => {
    const moments = (...whats: string[]) => mansionMotion.after?.(notes(...whats), shown(), shown()) ?? [];
    assert.deepEqual(names(moments("closes")), ["closed"]);
    assert.equal(moments("closes")[0]?.waits, true);
    assert.deepEqual(names(moments("re-opens", "round")), ["returns", "dawn"]);
  });
});

describe("what is staged", () => {
  const lines = [line(3, "old"), ...notes("discarded", "rots", "round")];
  const [from, to] = [shown({ ply: 3, lines, view: {} }), shown({ ply: 4, lines, view: {} })];

  it("is what came with the state", () => {
    const { before, after } = stageOf(willMotion, from, to, true);
    assert.deepEqual([names(before), names(after)], [["night", "hands", "houses", "marker"], ["dawn"]]);
    assert.deepEqual(stageOf(willMotion, to, to, true), { before: [], after: [] });
  });

  it("has no moments for who wants none, and nothing for games that say nothing", () => {
    assert.deepEqual(stageOf(willMotion, from, to, false).after, []);
    assert.deepEqual(stageOf(undefined, from, to, true), { before: [], after: [] });
  });

  it("leaves out what was taken back", () => {
    const back = [...lines, line(5, "", { what: "taken back", a: 3 })];
    const later = shown({ ply: 5, lines: back });
    assert.deepEqual(stageOf(willMotion, from, later, true).before, []);
  });
});

describe("the steps since one's last turn", () => {
  const mine = line(5, "I keep two.", { what: "keeps", who: 0 });
  const rots = line(5, "A house rots.", { what: "rots" });
  const round = line(5, "Round 2 begins.", { what: "round", a: 2 });
  const later = line(6, "Ben plans.", { what: "plans" });
  const lines = [line(4, "before"), mine, rots, round, later];
  const recap = { first: 4, last: 6, ply: 4, own: 1 };

  it("are the scenes of what followed, and then the others' moves", () => {
    const steps = stepsOf(lines, recap, 0, willMotion);
    assert.deepEqual(
      steps.map(({ ply, scene }) => [ply, scene?.name ?? ""]),
      [
        [5, "houses"],
        [5, "marker"],
        [6, ""],
      ],
    );
    assert.deepEqual(
      steps.map((step) => toldIn(step, lines, 0, willMotion)),
      ["A house rots.", "Round 2 begins.", "Ben plans."],
    );
  });

  it("are the moves alone where nothing is staged", () => {
    const steps = stepsOf(lines, recap, 0);
    assert.deepEqual(
      steps.map((step) => toldIn(step, lines, 0)),
      ["A house rots. Round 2 begins.", "Ben plans."],
    );
    assert.deepEqual(stepsOf([], recap, 0), [{ ply: 6, scene: null, own: 0 }]);
  });
});

describe("the tempo", () => {
  it("is within 1.2 seconds a move, and twice as fast when three or more wait", () => {
    const { lift, travel, pulse } = tempoOf("steady", 0, false);
    assert.deepEqual([lift, travel, pulse], [140, 420, 500]);
    assert.ok(lift + travel + pulse <= STAY.steady && STAY.steady <= 1200);
    assert.equal(stayOf("steady", 2), STAY.steady);
    assert.equal(stayOf("steady", 3), STAY.steady / 2);
    assert.equal(tempoOf("steady", 3, false).travel, 210);
    assert.ok(stayOf("steady", 20) * 20 <= STAY.steady * 10);
  });

  it("lets one's own moves take 160 to 240 milliseconds at any pace", () => {
    for (const pace of ["quick", "steady", "slow"] as const) {
      const { lift, travel, pulse } = tempoOf(pace, 9, true);
      assert.ok(lift + travel >= 160 && lift + travel <= 240 && pulse === 0);
    }
  });
});

it("counts rounds in words", () => {
  assert.deepEqual([1, 3, 10, 11, 13, 21, 22].map(nth), ["first", "third", "tenth", "11th", "13th", "21st", "22nd"]);
});

describe("one's own company that closes", () => {
  const lines = [0, 1].map((who) => line(8, "It closes.", { what: "closes", who }));
  const staged = (moments: boolean, help: boolean, viewer: number) => {
    const next = shown({ ply: 8, viewer, lines });
    return stageOf(mansionMotion, shown({ viewer }), next, moments, help).after;
  };

  it("is explained to its owner, also where no moments are wished", () => {
    assert.deepEqual(
      staged(false, true, 0).map((scene) => scene.lines[0]!.who),
      [0],
    );
    assert.equal(staged(true, true, 0).length, 2);
  });

  it("is not, to watchers and to whoever wants no help", () => {
    assert.equal(staged(false, true, -1).length, 0);
    assert.equal(staged(false, false, 0).length, 0);
  });
});
