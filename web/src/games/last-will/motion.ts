import type { Shown } from "../../connection";
import type { Motion, Scene, Staging, Travel } from "../../moments/scene";
import { grouped } from "../../moments/scene";
import type { Line } from "../../wire";
import { willView } from "./view";

// Which notes of Last Will are seen to move, which are a step of the night, and which a moment.

const HANDS: Staging = { name: "hands", time: 1300, part: "Night" };
const HOUSES: Staging = { name: "houses", time: 1500, sound: "step", part: "Night" };
const MARKER: Staging = { name: "marker", time: 900, part: "Night" };

/** Steps of a round's end, in the order they are told. */
const STEPS: Record<string, Staging> = {
  discards: HANDS,
  discarded: HANDS,
  "returns wild": HANDS,
  rots: HOUSES,
  round: MARKER,
};

export const NIGHT: Scene = { name: "night", lines: [], time: 900, sound: "clock", part: "Night" };
export const willStep = (note: Line): Staging | null => STEPS[note.what] ?? null;

/** A round was over; the first one has none before it. */
const isNight = (note: Line): boolean => (note.what === "round" && note.a > 1) || note.what === "game over";

const cardOf = ({ who, a }: Line): string[] => [`card:${a}`, `board:${a}`, `seat${who}:${a}`];

function willTravels(note: Line, from: Shown, to: Shown): Travel[] {
  const { what, who, a, b } = note;
  const ring = (...names: string[]): Travel[] => [{ thing: "ring", seat: who, to: names }];
  if (what === "plans" || what === "blocks") return ring(`plan:${a}`);
  if (what === "errand") return ring(`space:${a}`);
  if (what === "occupies" || what === "his errand") return his(to, `${what === "occupies" ? "plan" : "space"}:${a}`);
  if (what === "falls") return [{ thing: "coins", seat: willView(to).solicitor?.seat ?? 0, amount: a }];
  if (what === "demoted") return ring(`line:${b}`, `job${who}:${b}`);
  if (["rots", "depreciates", "lays", "activates", "buys", "places animal"].includes(what))
    return ring(...cardOf(note));
  if (what === "adds companion") return ring(`card:${b}`, `board:${b}`, `seat${who}:${b}`);
  if (what === "round" && a > 1) return passes(willView(from).starter, willView(to).starter);
  if (["plays", "sells", "discarded", "returns wild", "extends", "draws none"].includes(what)) return ring();
  return [];
}

/** Where the Solicitor's marker or boy has come to stand. */
const his = (to: Shown, place: string): Travel[] => [
  { thing: "ring", seat: willView(to).solicitor?.seat ?? 0, to: [place] },
];

/** The starting marker goes on to the left. */
const passes = (before: number, now: number): Travel[] =>
  before === now ? [] : [{ thing: "hat", seat: before, toSeat: now }];

const SOUNDS: Record<string, "peg" | "step" | "lift"> = {
  plans: "peg",
  errand: "peg",
  occupies: "peg",
  "his errand": "peg",
  rolls: "step",
  clock: "peg",
  depreciates: "step",
};

export const willMotion: Motion = {
  travels: willTravels,
  before: (notes) => (notes.some(isNight) ? [NIGHT, ...grouped(notes, willStep)] : []),
  after: (notes) => notes.flatMap(moment),
  opening: (shown) => (isFresh(shown) ? { name: "will", lines: [], time: 0, waits: true } : null),
  sound: (note) => SOUNDS[note.what] ?? null,
};

function moment(note: Line): Scene[] {
  if (note.what === "bankrupt")
    return [
      { name: "ruined", lines: [note], time: 0, waits: true, sound: "ruin" },
      { name: "last", lines: [note], time: 1100, sound: "clock" },
    ];
  if (note.what === "his ruin")
    return [
      { name: "his ruin", lines: [note], time: 0, waits: true, sound: "ruin" },
      { name: "last", lines: [note], time: 1100, sound: "clock" },
    ];
  if (note.what === "sacked") return [{ name: "sacked", lines: [note], time: 0, waits: true, sound: "ruin" }];
  return note.what === "round" ? [{ name: "dawn", lines: [note], time: 1100 }] : [];
}

/** Nobody who looks has done anything yet. */
export const isFresh = (shown: Shown): boolean => {
  const { viewer, lines, over } = shown;
  const isFirst = viewer >= 0 && !over && willView(shown).round === 1;
  return isFirst && !lines.some((line) => line.who === viewer && line.ply > 0);
};
