import type { Motion, Scene, Staging, Travel } from "../../moments/scene";
import type { Sound } from "../../sounds/names";
import type { Line } from "../../wire";

// Which notes of the Mansion are seen to move, which are a card of the evening, and which a moment.

/** The steps of an evening, in their order; the last two come only where they are needed. */
export const EVENING = ["event", "haunt", "inspection", "pay", "closing", "invest"] as const;
export type EveningStep = (typeof EVENING)[number];

const STAGING: Record<EveningStep, Staging> = {
  event: { name: "event", time: 1700, sound: "land" },
  haunt: { name: "haunt", time: 1700, sound: "thunder" },
  inspection: { name: "inspection", time: 1500, sound: "land" },
  pay: { name: "pay", time: 1900, sound: "coin" },
  closing: { name: "closing", time: 1600, sound: "step" },
  invest: { name: "invest", time: 1200, sound: "coin" },
};

/** Notes that begin a step; all that follows belongs to it, until another begins. */
const BEGINS: Record<string, EveningStep> = {
  event: "event",
  haunt: "haunt",
  "no inspection": "inspection",
  completes: "inspection",
  "sets aside": "inspection",
  restored: "inspection",
  earns: "pay",
  pays: "pay",
  owes: "pay",
  closes: "closing",
  "closes for good": "closing",
  collects: "invest",
  liquidates: "invest",
  invests: "invest",
  settles: "invest",
};

/** What cards and ghosts do to rooms and companies. */
const EFFECTS = [
  "breaks",
  "mends",
  "seals",
  "cash",
  "invested",
  "loses units",
  "inspector",
  "job returns",
  "withdraws",
];
const ENDS = ["round", "bids", "first player", "game over", "re-opens", "passes", "haunts"];

/** For lines in their order: which step of the evening each of them is. */
export function eveningSteps(lines: Line[]): (EveningStep | null)[] {
  let now: EveningStep | null = null;
  return lines.map(({ what }) => {
    if (ENDS.includes(what)) now = null;
    else if (BEGINS[what]) now = BEGINS[what];
    else if (what === "opens job" && now && now !== "invest") now = "inspection";
    else if (!(EFFECTS.includes(what) || what === "scares")) return null;
    return now;
  });
}

/** One's own investment is one's own doing; nobody needs to be told. */
const isOwn = (step: EveningStep, line: Line, viewer: number): boolean => step === "invest" && line.who === viewer;

function evening(notes: Line[], viewer: number): Scene[] {
  const steps = eveningSteps(notes);
  const scenes: Scene[] = [];
  notes.forEach((line, i) => {
    const step = steps[i];
    if (!step || isOwn(step, line, viewer)) return;
    const last = scenes.at(-1);
    if (last?.name === step) last.lines.push(line);
    else scenes.push({ ...STAGING[step], part: "Evening", lines: [line] });
  });
  return scenes;
}

function mansionTravels({ what, who, a }: Line): Travel[] {
  const ring = (...names: string[]): Travel[] => [{ thing: "ring", seat: who, to: names }];
  if (["places", "adds marker", "breaks", "mends", "lacks", "works"].includes(what)) return ring(`space:${a}`);
  if (what === "seals" || what === "job returns") return ring(`room:${a}`);
  if (["hires", "takes", "bids", "invests", "collects", "liquidates", "settles", "closes", "re-opens"].includes(what))
    return ring();
  if (["earns", "pays", "owes", "completes", "cash", "first player", "closes for good"].includes(what)) return ring();
  return [];
}

const SOUNDS: Record<string, Sound> = { places: "peg", "adds marker": "peg", bids: "hammer", "first player": "hammer" };

export const mansionMotion: Motion = {
  travels: mansionTravels,
  before: evening,
  after: (notes, _, { viewer }) => notes.flatMap((note) => moment(note, viewer)),
  sound: (note) => SOUNDS[note.what] ?? null,
};

function moment(note: Line, viewer: number): Scene[] {
  const { what } = note;
  const lines = [note];
  if (what === "closes" || what === "closes for good")
    return [{ name: "closed", lines, time: 0, waits: true, sound: "ruin", explains: note.who === viewer }];
  if (what === "re-opens") return [{ name: "returns", lines, time: 2000, sound: "thunder" }];
  if (what === "restored") return [{ name: "restored", lines, time: 2200, sound: "bell" }];
  return what === "round" && note.a > 1 ? [{ name: "dawn", lines, time: 1100, sound: "clock" }] : [];
}
