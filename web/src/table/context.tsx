import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Rows } from "../api";
import type { Shown } from "../connection";
import type { Option, Refused } from "../wire";
import type { Step } from "./model";

export interface Here { options: Option[]; refused: Refused[] }
const NOTHING: Here = { options: [], refused: [] };

/** What a drawing needs to be played: the state, the options by place, and ways to answer. */
export interface TableTools {
  shown: Shown;
  rows: Rows;
  me: number; // whose side is shown; -1 for a watcher
  myTurn: boolean;
  still: boolean; // nothing can be answered, as in a replay
  places: Map<string, Here>;
  prefix: string; // of its places, where a game is drawn as part of another
  choose(option: number): void;
  perform(step: Step): void;
  cancel(during: (shown: Shown) => boolean): void;
  tell(at: Element, refused: Refused): void;
  offer(at: Element, options: Option[]): void;
  openSeat(seat: number): void;
}

export const Tools = createContext<TableTools | null>(null);

export function useTools(): TableTools {
  const tools = useContext(Tools);
  if (!tools) throw new Error("a drawing stands on a table");
  return tools;
}

export function byPlace(shown: Shown, answering: boolean): Map<string, Here> {
  const places = new Map<string, Here>();
  const at = (place: string): Here => {
    const here = places.get(place) ?? { options: [], refused: [] };
    places.set(place, here);
    return here;
  };
  if (!shown.question || !answering) return places;
  for (const option of shown.question.options) at(option.place).options.push(option);
  for (const refused of shown.question.refused) at(refused.place).refused.push(refused);
  return places;
}

export const useHere = (place: string): Here => useTools().places.get(place) ?? NOTHING;
