import type { ComponentType } from "preact";
import type { Shown } from "../connection";
import type { GestureSpec } from "../table/gesture";
import { lastWill } from "./last-will/drawing";
import { generic } from "./generic";
import { maccreedysMansion } from "./maccreedys-mansion/drawing";
import { prodigalsClub } from "./prodigals-club/drawing";
import { prodigalsLastWill } from "./prodigals-last-will/drawing";

/** How the page draws a game. The only place where games are known by name. */
export interface Drawing {
  Board: ComponentType; // all that lies on the table
  SeatBoard: ComponentType<{ seat: number }>; // one seat's public things, in a panel
  score(shown: Shown, seat: number): { value: string; unit: string; text: string } | null; // what decides the game
  phase(shown: Shown): string;
  endsTurn?(question: string): boolean;
  gesture?: GestureSpec; // which small questions make up one thing that is confirmed as a whole
  sheetOf?(place: string): "town" | "mine"; // where a place lies on a small screen
  picture: string[]; // icons for the start page
  legend?: string[]; // icons named on the rules page
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
