import { type ComponentChildren, createContext } from "preact";
import { useContext, useLayoutEffect, useRef } from "preact/hooks";
import type { Rows } from "../api";
import type { Shown } from "../connection";
import type { Option, Refused, Wanted } from "../wire";
import type { Gesture } from "./gesture";

/** An option; `at` when it answers a later question of the gesture. */
export interface Offered extends Option {
  at?: number;
}
export interface Here {
  options: Offered[];
  refused: Refused[];
}
const NOTHING: Here = { options: [], refused: [] };

/** What was ticked, laid out or dragged on the table and waits in the bar to be confirmed. */
export interface Staged {
  deed: string; // on the button, as a short order: "Draw 3"
  ready: boolean;
  said?: string; // what it does, where the deed alone doesn't say
  quiet?: boolean; // offered, but not what most would do, so that no key does it
  option?: number; // the answer it ends with, for those who point at it
  confirm(): void;
  others?: { label: string; option?: number; act(): void }[]; // taking it back, and what else may be done
}

/** What a drawing needs to be played: the state, the options by place, and ways to answer. */
export interface TableTools {
  shown: Shown;
  rows: Rows;
  me: number; // whose side is shown; -1 for a watcher
  own: boolean; // it is the side of whoever looks at the page, and not another's in a replay
  myTurn: boolean;
  still: boolean; // nothing can be answered, as in a replay
  places: Map<string, Here>;
  prefix: string; // of its places, where a game is drawn as part of another
  gesture: Gesture | null; // answers that don't count yet; `shown` is what they lead to
  choose(option: number, at?: number): void; // now, or another answer at an earlier place of the gesture
  perform(wanted: Wanted[]): void; // several answers as one
  compose(wanted: Wanted[]): void; // the same, to be looked at and confirmed
  confirm(): void;
  cancel(): void;
  rewind(at: number): void; // take an answer of the gesture back, and those after it
  drop(at: Element | null): void; // what was carried was let go here
  tell(at: Element, refused: Refused[]): void;
  explain(at: Element, label: string, why: string, more?: ComponentChildren): void; // what nothing is asked about now
  offer(at: Element, here: Here): void;
  openSeat(seat: number): void;
  showMine(): void; // on a small screen, the sheet with one's own things
  stage(owner: object, staged: Staged | null): void; // use `useStaged`
}

export const Tools = createContext<TableTools | null>(null);

export function useTools(): TableTools {
  const tools = useContext(Tools);
  if (!tools) throw new Error("a drawing stands on a table");
  return tools;
}

/** Puts what waits to be confirmed into the bar, which is the one place to confirm. */
export function useStaged(staged: Staged | null): void {
  const { stage } = useTools();
  const latest = useRef(staged);
  latest.current = staged;
  const named = staged?.others?.map((other) => other.label).join() ?? "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: told again when what the bar shows is another.
  useLayoutEffect(() => {
    stage(
      latest,
      staged && {
        ...staged,
        confirm: () => latest.current?.confirm(),
        others: staged.others?.map((other, i) => ({ ...other, act: () => latest.current?.others?.[i]?.act() })),
      },
    );
  }, [staged?.deed, staged?.ready, staged?.said, staged?.quiet, named]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as its drawing goes.
  useLayoutEffect(() => () => stage(latest, null), []);
}

/** "Your hand", or whose hand it is where somebody else's side is shown. */
export function useWhose(): (thing: string) => string {
  const { shown, me, own } = useTools();
  return (thing) => (own ? `Your ${thing}` : `${shown.seats[me]?.name}'s ${thing}`);
}

/** What may also be answered in the rows of a gesture, where an answer was only assumed. */
export function assumedOptions(gesture: Gesture | null): Offered[] {
  if (!gesture) return [];
  return gesture.answers.flatMap(({ asked }, at) =>
    at > gesture.own ? asked.question!.options.map((option) => ({ ...option, at })) : [],
  );
}

export function byPlace(shown: Shown, answering: boolean, later: Offered[]): Map<string, Here> {
  const places = new Map<string, Here>();
  const at = (place: string): Here => {
    const here = places.get(place) ?? { options: [], refused: [] };
    places.set(place, here);
    return here;
  };
  if (!shown.question || !answering) return places;
  for (const option of shown.question.options) at(option.place).options.push(option);
  for (const option of later)
    if (option.place && !at(option.place).options.length) at(option.place).options.push(option);
  for (const refused of shown.question.refused) at(refused.place).refused.push(refused);
  return places;
}

export const useHere = (place: string): Here => useTools().places.get(place) ?? NOTHING;
