import { grouped, type Motion, type Staging, type Travel } from "../../moments/scene";
import type { Line } from "../../wire";
import { NIGHT, willMotion, willStep } from "../last-will/motion";
import { clubMotion, clubStep, dawn, zeros } from "../prodigals-club/motion";
import { clubView } from "../prodigals-club/view";
import { willTable } from "./sides";

// Both games' notes; places of Last Will have a prefix here, and the round is told once.

const placed = (travel: Travel): Travel => ({
  ...travel,
  to: travel.to?.flatMap((name) => [`will-${name}`, name]),
});

const DUSK = ["election.park", "society.dame calls", "rots", "club.game over"];
const isDusk = (note: Line): boolean => DUSK.includes(note.what);
const isRound = (note: Line): boolean => note.what === "club.round" && note.a > 1;

/** The night of Last Will is the end of the Club's round. */
const atTheEnd = (step: Staging | null): Staging | null => step && { ...step, part: "End of the round" };

export const bothMotion: Motion = {
  travels: (note, from, to) => [
    ...(willMotion.travels?.(note, willTable(from), willTable(to)) ?? []).map(placed),
    ...(clubMotion.travels?.(note, from, to) ?? []),
  ],
  before: (notes) => {
    const ofClub = clubStep(notes);
    const steps = grouped(notes, (note) => ofClub(note) ?? atTheEnd(willStep(note)));
    if (notes.some(isDusk)) return [{ ...NIGHT, part: undefined }, ...steps];
    return notes.some(isRound) ? steps : []; // hands are trimmed when everybody has chosen
  },
  after: (notes, from, to) => [...zeros(notes, clubView(from), clubView(to)), ...notes.flatMap(dawn)],
  opening: (shown) => willMotion.opening?.(willTable(shown)) ?? null,
  sound: (note) => willMotion.sound?.(note) ?? clubMotion.sound?.(note) ?? null,
};
