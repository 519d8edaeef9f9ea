import { grouped, type Motion, type Scene, type Staging, type Travel } from "../../moments/scene";
import type { Sound } from "../../sounds/names";
import type { Line } from "../../wire";
import { type ClubView, clubView } from "./view";

// Which notes of the Club are seen to move, which are a step of the round's end, and which a moment.

const [PARK, DAME, END] = ["Hyde Park", "Dame Beatrice", "End of the round"] as const;
const VOTES: Staging = { name: "votes", time: 1500, sound: "land", part: PARK };
const RAISED: Staging = { name: "raised", time: 1500, sound: "dame", part: DAME };

const STEPS: Record<string, Staging> = {
  "election.park": { name: "park", time: 1600, sound: "megaphone", part: PARK },
  "society.dame calls": { name: "dame", time: 1600, sound: "dame", part: DAME },
  "club.order": { name: "order", time: 1400, sound: "peg", part: END },
};

/** What only belongs to the round's end when something before it in the same move began it. */
const AFTER: Record<string, [begun: string, step: Staging]> = {
  "election.loses": ["election.park", VOTES],
  "election.gains": ["election.park", VOTES],
  "society.rises": ["society.dame calls", RAISED],
};

export const DUSK: Scene = { name: "night", lines: [], time: 900, sound: "clock" };

/** For the notes of one move: which step each of them is. */
export function clubStep(notes: Line[]): (note: Line) => Staging | null {
  return (note) => {
    const after = AFTER[note.what];
    if (!after) return STEPS[note.what] ?? null;
    const [begun, step] = after;
    return notes.slice(0, notes.indexOf(note)).some(({ what }) => what === begun) ? step : null;
  };
}

/** The phases after the last turn of a round begin. */
export const isDusk = ({ what }: Line): boolean =>
  ["election.park", "society.dame calls", "club.order", "club.game over"].includes(what);
export const hasEnded = (notes: Line[]): boolean => notes.some(({ what }) => what === "club.ends turn");

function clubTravels(note: Line): Travel[] {
  const { what, who, a, b } = note;
  const ring = (...names: string[]): Travel[] => [{ thing: "ring", seat: who, to: names }];
  if (what === "club.errand") return ring(`space:${a}`);
  if (["club.lays", "club.activates"].includes(what)) return ring(`card:${a}`, `board:${a}`, `seat${who}:${a}`);
  if (what.startsWith("society.") && ["moves", "rises", "leaps"].includes(what.slice(8)))
    return ring(`marker:${who}:${a}`);
  if (what === "possessions.exchanges") return ring(`possession:${b}`);
  if (["possessions.sells", "election.takes tile", "election.places tile", "club.order"].includes(what)) return ring();
  if (["club.plays", "club.bonus", "club.renaissance", "election.park"].includes(what)) return ring();
  if (["election.loses", "election.gains", "election.inner circle", "election.megaphones"].includes(what))
    return ring();
  return [];
}

const SOUNDS: Record<string, Sound> = {
  "club.errand": "peg",
  "possessions.sells": "hammer",
  "election.megaphones": "megaphone",
  "society.moves": "peg",
  "society.leaps": "peg",
};

export const clubMotion: Motion = {
  travels: clubTravels,
  before: (notes) => {
    const steps = grouped(notes, clubStep(notes));
    return hasEnded(notes) && notes.some(isDusk) ? [DUSK, ...steps] : steps;
  },
  after: (notes, from, to) => [...zeros(notes, clubView(from), clubView(to)), ...notes.flatMap(dawn)],
  sound: (note) => SOUNDS[note.what] ?? null,
};

export const dawn = (note: Line): Scene[] =>
  note.what === "club.round" && note.a > 1 ? [{ name: "dawn", lines: [note], time: 1100 }] : [];

/** Somebody has come down to nothing: `a` of its line is the competition's place among those played. */
export function zeros(notes: Line[], from: ClubView, to: ClubView): Scene[] {
  if (!notes.length) return [];
  return to.seats.flatMap((seat, who) =>
    to.competitions.flatMap((name, a) => {
      const fell = (seat.scores[name] ?? 1) <= 0 && (from.seats[who]?.scores[name] ?? 0) > 0;
      const line: Line = { ...notes[0]!, what: "zero", who, a, b: 0, text: "", cards: [] };
      return fell ? [{ name: "zero", lines: [line], time: 2200, sound: "ruin" as const }] : [];
    }),
  );
}
