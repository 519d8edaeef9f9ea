import type { Rows } from "../api";
import type { Shown } from "../connection";
import type { Sound } from "../sounds/names";
import type { Line } from "../wire";

/** What is seen to go from one place to another; where no place is named or drawn, the mat of the seat stands for it. */
export interface Travel {
  thing: "card" | "coins" | "hat" | "ring"; // a ring goes nowhere: its place changed
  seat: number;
  from?: string[]; // places or things that fly, the first that is on screen
  to?: string[];
  toSeat?: number; // where it goes to another mat
  amount?: number; // of money: to the bank, or from it when below 0
}

/** A step of what happened that has the table for itself: the lines it tells, and how long it stays. */
export interface Scene {
  name: string;
  lines: Line[];
  time: number; // at a readable pace
  waits?: boolean; // until somebody closes it
  sound?: Sound;
  part?: string; // of the round, as the rail names it, where it is not the one in which somebody was asked last
  explains?: boolean; // what its viewer may do now: told also where no moments are wished, if help is
}

/** A scene under way, and the table before and after it. */
export interface Playing {
  scene: Scene;
  from: Shown;
  to: Shown;
}

/** What the drawing of a scene is given. */
export interface SceneProps extends Playing {
  rows: Rows;
  close(): void; // for one that waits
}

/** What a game says about its notes: what moves, what is staged, and what is a moment of its own. */
export interface Motion {
  travels?(note: Line, from: Shown, to: Shown): Travel[];
  before?(notes: Line[], viewer: number): Scene[]; // staged while the table stands as it was
  after?(notes: Line[], from: Shown, to: Shown): Scene[]; // told over the table as it is now
  opening?(shown: Shown): Scene | null; // when somebody sits down
  sound?(note: Line): Sound | null;
}

export interface Staged {
  before: Scene[];
  after: Scene[];
}
export type Stage = (before: Shown | null, next: Shown) => Staged;
export const NO_SCENES: Staged = { before: [], after: [] };

/** Lines that came with this state, without those of choices taken back. */
export function freshLines(before: Shown, next: Shown): Line[] {
  const lines = next.lines.filter((line) => line.ply > before.ply && line.ply <= next.ply);
  return lines.some((line) => line.what === "taken back") ? [] : lines;
}

/** How a scene is staged, but for its lines. */
export type Staging = Omit<Scene, "lines">;

/** Consecutive lines of one kind as one scene; `of` says which scene tells a line, if any. */
export function grouped(lines: Line[], of: (line: Line) => Staging | null): Scene[] {
  const scenes: Scene[] = [];
  for (const line of lines) {
    const staging = of(line);
    if (!staging) continue;
    const last = scenes.at(-1);
    if (last?.name === staging.name) last.lines.push(line);
    else scenes.push({ ...staging, lines: [line] });
  }
  return scenes;
}

/** What is staged between two states, and told afterwards where moments, or at least explanations, are wished. */
export function stageOf(
  motion: Motion | undefined,
  before: Shown | null,
  next: Shown,
  moments: boolean,
  help = moments,
): Staged {
  if (!motion) return NO_SCENES;
  if (!before) {
    const opening = moments ? (motion.opening?.(next) ?? null) : null;
    return { before: [], after: opening ? [opening] : [] };
  }
  const lines = freshLines(before, next);
  return {
    before: motion.before?.(lines, next.viewer) ?? [],
    after: (motion.after?.(lines, before, next) ?? []).filter(({ explains }) => moments || (help && explains)),
  };
}
