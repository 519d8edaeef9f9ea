import type { ComponentType } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { Shown } from "../connection";
import type { Motion, SceneProps } from "../moments/scene";
import { addCards, type Cards } from "../ui/card";
import { addIcons, type Icons } from "../ui/icons";
import type { PlateFiles } from "../ui/plate";
import type { Line } from "../wire";
import type { Figure } from "./figures";
import { generic } from "./generic";
import type { Parts } from "./parts";

export interface ScorePart {
  icon: string;
  name: string;
  amount: number;
  counts: boolean;
}
/** The number that decides, as it is written, and where several are compared, each of them. */
export interface Score {
  amount: number;
  value: string;
  unit: string;
  text: string;
  parts?: ScorePart[];
}

/** What money looks like when it flies, and how much of it is one coin. */
export interface Coin {
  sign: string;
  worth: number;
}

/** What stands on the rail: the round, how far the game is, and the phases with the present one. */
export interface RailText {
  round: string;
  pips?: [now: number, of: number];
  steps: string[];
  step: number; // -1 between phases
}

/** What the gazette says of a game that is over. */
export interface Gazette {
  head: string;
  told: string;
  plate?: string; // its name among the game's engravings; else the lid of its box is shown
}

/** What follows a game that is part of something longer. */
export interface Next {
  told: string;
  button: string;
}

/** How the page draws a game. The only place where games are known by name. */
export interface Drawing {
  Board: ComponentType; // all that lies on the table
  SeatBoard: ComponentType<{ seat: number }>; // one seat's public things, in a panel
  score(shown: Shown, seat: number): Score | null; // what decides the game
  Mat?: ComponentType<{ seat: number; mine: boolean }>; // what lies on a player's mat, beside hat, name and score
  matsOnBoard?: boolean; // for watchers its Board draws all mats itself, so that none stand above it
  Rival?: ComponentType; // the mat of somebody who plays along without a seat
  rail?(shown: Shown): RailText;
  Ruler?: ComponentType; // on the rail, with all hats on it
  phase(shown: Shown): string;
  gazette?(shown: Shown): Gazette; // once it is over
  next?(shown: Shown): Next | undefined; // once it is over
  momentPlate?(told: Line[]): string; // the engraving of a moment that no card was part of, by what its notes tell
  sum?(before: Shown, after: Shown): string; // what answers that don't count yet come to
  sheetOf?(place: string): "town" | "mine"; // where a place lies on a small screen
  coins?(note: Line): number; // money that a note of the log costs somebody, or brings when below 0
  coin?: Coin;
  motion?: Motion; // what its notes let travel, and which of them are staged
  Scene?: ComponentType<SceneProps>; // how that looks
  icons?: Icons; // its own drawings, beside those that games share
  cards?: Cards; // how its cards are drawn, by their kind
  plates?: PlateFiles; // engravings of its cards, fetched when they are needed
  parts?: Parts; // what lies on its table
  figures?: Figure[]; // pictures beside what is told of it
}

type Fetch = () => Promise<Drawing>;
const FETCHES: Record<string, Fetch> = {
  "last-will": async () => (await import("./last-will/drawing")).lastWill,
  "prodigals-club": async () => (await import("./prodigals-club/drawing")).prodigalsClub,
  "prodigals-last-will": async () => (await import("./prodigals-last-will/drawing")).prodigalsLastWill,
  "maccreedys-mansion": async () => (await import("./maccreedys-mansion/drawing")).maccreedysMansion,
};
const PUT_TOGETHER: Record<string, string[]> = { "prodigals-last-will": ["last-will", "prodigals-club"] };

/** The game first, then those that it is put together from, whose icons, cards and styles it shows. */
const partsOf = (game: string): string[] => [game, ...(PUT_TOGETHER[game] ?? [])];

const here = new Map<string, Drawing>();
const unpacked = new Set<Drawing>();

function unpack(drawing: Drawing): void {
  if (unpacked.has(drawing)) return;
  unpacked.add(drawing);
  addIcons(drawing.icons ?? {});
  addCards(drawing.cards ?? {});
}

async function fetchDrawing(game: string): Promise<void> {
  const [own, ...others] = await Promise.all(partsOf(game).map((part) => FETCHES[part]!()));
  for (const drawing of [own!, ...others]) unpack(drawing);
  here.set(game, own!);
}

/** Games name their things alike, so that the styles of these count, and those of no others. */
function wear(games: string[]): void {
  for (const sheet of document.styleSheets) {
    const game = sheet.href?.match(/\/assets\/(.+)-drawing-[^/]*$/)?.[1];
    if (game) sheet.disabled = !games.includes(game);
  }
}

/** Whether a game can be drawn. Its drawing is fetched with the first thing that is shown of it, and not before. */
export function useDrawing(game = ""): boolean {
  const [tried, setTried] = useState("");
  const ready = here.has(game) || !(game in FETCHES) || tried === game;
  useEffect(() => {
    // A page that lost its server still shows the game, as it would one that nobody has drawn.
    if (!ready)
      void fetchDrawing(game)
        .finally(() => setTried(game))
        .catch(() => {});
  }, [game, ready]);
  useLayoutEffect(() => {
    wear(ready ? partsOf(game) : []);
    return () => wear([]);
  }, [game, ready]);
  return ready;
}

export const drawingOf = (game: string): Drawing => here.get(game) ?? generic;
