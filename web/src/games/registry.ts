import type { ComponentType } from "preact";
import type { Shown } from "../connection";
import type { GestureSpec } from "../table/gesture";
import type { Line } from "../wire";
import type { Figure } from "./figures";
import { lastWill } from "./last-will/drawing";
import { generic } from "./generic";
import { maccreedysMansion } from "./maccreedys-mansion/drawing";
import { prodigalsClub } from "./prodigals-club/drawing";
import { prodigalsLastWill } from "./prodigals-last-will/drawing";

export interface ScorePart { icon: string; name: string; amount: number; counts: boolean }
/** The number that decides, as it is written, and where several are compared, each of them. */
export interface Score { amount: number; value: string; unit: string; text: string; parts?: ScorePart[] }

/** What money looks like when it flies, and how much of it is one coin. */
export interface Coin { sign: string; worth: number }

/** How the page draws a game. The only place where games are known by name. */
export interface Drawing {
  Board: ComponentType; // all that lies on the table
  SeatBoard: ComponentType<{ seat: number }>; // one seat's public things, in a panel
  score(shown: Shown, seat: number): Score | null; // what decides the game
  phase(shown: Shown): string;
  endsTurn?(question: string): boolean;
  asksItself?(question: string): boolean; // all its answers are given on the board, and none beside it
  gesture?: GestureSpec; // which small questions make up one thing that is confirmed as a whole
  sheetOf?(place: string): "town" | "mine"; // where a place lies on a small screen
  coins?(note: Line): number; // money that a note of the log costs somebody, or brings when below 0
  coin?: Coin; // pounds unless it says otherwise
  picture: string[]; // icons for the start page
  legend?: string[]; // icons named on the rules page
  figures?: Figure[]; // pictures on the rules page
  lesson?: boolean; // a first game that explains itself
}

const DRAWINGS: Record<string, Drawing> = {
  "last-will": lastWill,
  "prodigals-club": prodigalsClub,
  "prodigals-last-will": prodigalsLastWill,
  "maccreedys-mansion": maccreedysMansion,
};

const NO_GESTURES: GestureSpec = { opens: () => false, inside: () => false };
export const gestureOf = (game: string): GestureSpec => drawingOf(game).gesture ?? NO_GESTURES;

export const drawingOf = (game: string): Drawing => DRAWINGS[game] ?? generic;
