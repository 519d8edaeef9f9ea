import "./browser";
import assert from "node:assert/strict";
import { afterEach, beforeEach, it, mock } from "node:test";
import type { Shown } from "../src/connection";
import { NO_SCENES, type Playing, type Scene, type Staged } from "../src/moments/scene";
import { setPrefs } from "../src/prefs";
import { Parade } from "../src/table/parade";
import { line, shown, state } from "./makers";

let clock = 0;
let seen: number[];
let fetched: string[];
let parade: Parade;
let staged: Staged;
let played: string[];

const moves = Array.from({ length: 60 }, (_, ply) => line(ply, `move ${ply}`));
const at = (ply: number, change: Partial<Shown> = {}): Shown => shown({ ply, plies: ply, lines: moves, ...change });

/** Everything that can happen by then. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left >= 0; left -= 10) {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    clock += 10;
    mock.timers.tick(10);
  }
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

beforeEach(() => {
  clock = 0;
  seen = [];
  fetched = [];
  mock.timers.enable({ apis: ["setTimeout"] });
  mock.method(performance, "now", () => clock);
  mock.method(globalThis, "fetch", async (path: string) => {
    fetched.push(path);
    const ply = Number(/replay\/(\d+)/.exec(path)![1]);
    return { ok: true, json: async () => state({ ply, plies: ply }) };
  });
  setPrefs({ pace: "steady" });
  staged = NO_SCENES;
  played = [];
  const play = (playing: Playing | null) => void played.push(playing?.scene.name ?? "");
  parade = new Parade("t", "token", { show: (next) => void seen.push(next.ply), play }, () => staged);
  parade.push(at(3), "look");
});

afterEach(() => {
  parade.close();
  mock.timers.reset();
  mock.restoreAll();
});

it("shows the first state at once", () => {
  assert.deepEqual(seen, [3]);
  assert.equal(parade.behind, 0);
});

it("lets each move of others stay for its time", async () => {
  parade.push(at(4), "others");
  parade.push(at(5), "others");
  assert.equal(parade.behind, 2);
  await pass(900);
  assert.deepEqual(seen, [3]);
  await pass(300);
  assert.deepEqual(seen, [3, 4]);
  await pass(1200);
  assert.deepEqual(seen, [3, 4, 5]);
  assert.equal(parade.behind, 0);
});

it("fetches the moves that came in one state, and shows them one by one", async () => {
  parade.push(at(6), "others");
  await pass(4000);
  assert.deepEqual(
    fetched.map((path) => path.replace(/.*replay/, "")),
    ["/4?seat=0", "/5?seat=0"],
  );
  assert.deepEqual(seen, [3, 4, 5, 6]);
});

it("shows one's own choices without delay, and only what followed move by move", async () => {
  parade.push(at(5), "own", 2);
  assert.deepEqual(seen, [3, 5]);
  parade.push(at(8), "own", 1);
  await pass(20);
  assert.deepEqual(seen, [3, 5, 6]);
  await pass(3000);
  assert.deepEqual(seen, [3, 5, 6, 7, 8]);
});

it("shows a take-back as it came, and does not look for it in the replay", async () => {
  parade.push(at(9, { plies: 5 }), "others");
  await pass(1200);
  assert.deepEqual(fetched, []);
  assert.deepEqual(seen, [3, 9]);
});

it("does not fetch a whole evening", async () => {
  parade.push(at(40), "others");
  await pass(1200);
  assert.deepEqual(fetched, []);
  assert.deepEqual(seen, [3, 40]);
});

it("goes on without a move that cannot be fetched", async () => {
  mock.method(globalThis, "fetch", async () => Promise.reject(new Error("no line")));
  parade.push(at(5), "others");
  await pass(3000);
  assert.deepEqual(seen, [3, 5]);
});

it("skips to now, and what was under way is not shown any more", async () => {
  parade.push(at(4), "others");
  parade.push(at(5), "others");
  parade.skip();
  assert.deepEqual(seen, [3, 5]);
  parade.push(at(6), "others");
  await pass(3000);
  assert.deepEqual(seen, [3, 5, 6]);
});

it("needs no time for what says nothing", async () => {
  const quiet = { lines: [] };
  parade.push(at(4, quiet), "others");
  parade.push(at(5, quiet), "others");
  await pass(1150); // the look at ply 3 told something, and has its time
  assert.deepEqual(seen, [3, 4, 5]);
});

it("shows all at once where the pace is instant, or nobody looks", async () => {
  setPrefs({ pace: "instant" });
  parade.push(at(4), "others");
  assert.deepEqual(seen, [3, 4]);
  setPrefs({ pace: "slow" });
  Object.assign(document, { hidden: true });
  parade.push(at(5), "others");
  Object.assign(document, { hidden: false });
  assert.deepEqual(seen, [3, 4, 5]);
});

it("shows moves twice as fast where three or more wait", async () => {
  for (const ply of [4, 5, 6, 7]) parade.push(at(ply), "others");
  await pass(1150); // the look at ply 3 has its time
  assert.deepEqual(seen, [3, 4]);
  await pass(600); // three wait behind it
  assert.deepEqual(seen, [3, 4, 5]);
  await pass(600);
  assert.deepEqual(seen, [3, 4, 5]);
  await pass(600);
  assert.deepEqual(seen, [3, 4, 5, 6]);
});

const scene = (name: string, change: Partial<Scene> = {}): Scene => ({ name, lines: [], time: 1000, ...change });

it("stages a round's end scene by scene before the table that it leads to, also after one's own choice", async () => {
  staged = { before: [scene("night"), scene("houses")], after: [scene("dawn")] };
  parade.push(at(4), "own");
  await pass(20);
  assert.deepEqual([seen, played.filter(Boolean)], [[3, 3], ["night"]]); // as it was, but nothing is asked any more
  await pass(1150);
  assert.deepEqual(
    [seen, played.filter(Boolean)],
    [
      [3, 3],
      ["night", "houses"],
    ],
  );
  await pass(1150);
  assert.deepEqual(
    [seen, played.filter(Boolean)],
    [
      [3, 3, 4],
      ["night", "houses", "dawn"],
    ],
  );
  await pass(1150);
  assert.equal(played.at(-1), "");
});

it("skips all scenes to now", async () => {
  staged = { before: [scene("night"), scene("houses")], after: [scene("dawn")] };
  parade.push(at(4), "own");
  await pass(20);
  parade.skip();
  assert.deepEqual([seen, played.at(-1)], [[3, 3, 4], ""]);
  await pass(5000);
  assert.deepEqual(played.filter(Boolean), ["night"]);
});

it("does not pass over what waits to be closed, and goes on when it is", async () => {
  staged = { before: [], after: [scene("ruined", { waits: true })] };
  parade.push(at(4), "others");
  parade.push(at(5), "others");
  await pass(60_000);
  assert.deepEqual([seen, played.at(-1), parade.behind], [[3, 4], "ruined", 1]);
  staged = NO_SCENES;
  parade.proceed();
  await pass(1200);
  assert.deepEqual([seen, played.at(-1)], [[3, 4, 5], ""]);
  staged = { before: [], after: [scene("ruined", { waits: true }), scene("last")] };
  parade.push(at(6), "others");
  parade.skip();
  await pass(20);
  assert.deepEqual([seen, played.at(-1)], [[3, 4, 5, 6], "ruined"]);
  parade.proceed();
  await pass(20);
  assert.equal(played.at(-1), "");
});

it("does not wait for a ribbon when one chooses", async () => {
  staged = { before: [], after: [scene("dawn", { time: 60_000 })] };
  parade.push(at(4), "own");
  await pass(20);
  assert.deepEqual([seen, played.at(-1)], [[3, 4], "dawn"]);
  staged = NO_SCENES;
  parade.push(at(5), "own");
  assert.deepEqual([seen, played.at(-1)], [[3, 4, 5], ""]);
});

it("stages nothing where the pace is instant", async () => {
  staged = { before: [scene("night")], after: [scene("ruined", { waits: true })] };
  setPrefs({ pace: "instant" });
  parade.push(at(4), "own");
  parade.push(at(5), "others");
  parade.open();
  await pass(100);
  assert.deepEqual([seen, played.filter(Boolean)], [[3, 4, 5], []]);
});

it("opens a table with what opens it, until that is put away", async () => {
  staged = { before: [], after: [scene("will", { waits: true })] };
  parade.open();
  await pass(9000);
  assert.equal(played.at(-1), "will");
  parade.proceed();
  await pass(20);
  assert.equal(played.at(-1), "");
});
