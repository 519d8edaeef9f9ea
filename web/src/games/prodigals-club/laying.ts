import { useLayoutEffect, useState } from "preact/hooks";
import { prefs } from "../../prefs";
import { type TableTools, useTools } from "../../table/context";
import { carry } from "../../ui/carry";
import type { Wanted } from "../../wire";
import { clubView } from "./view";

const PLACE = "election.PlaceTile";
const TURN = "election.TurnTile";

export const turned = (edges: string[], by: number): string[] => edges.map((_, i) => edges[(i - by + 4) % 4]!);

/** A political circle tile on its way from the hand to its place. */
export interface Laying {
  asked: boolean; // where it goes is open
  way: number; // how the hand holds it, in quarter turns
  laid: { place: number; needs: string[]; turns: number } | null; // where it lies until it is confirmed
  others: Set<number>; // where it could lie instead
  lay(place: number): void;
  turn(): void;
  carry(event: PointerEvent): void;
}

/** The last tile laid in the open gesture: where that was asked, and which way round if there was a choice. */
function lastLaid({ gesture }: TableTools) {
  if (!gesture) return null;
  const at = gesture.answers.findLastIndex(({ asked, option }) => asked.question!.name === PLACE && option.place);
  if (at < 0) return null;
  const answer = gesture.answers[at]!;
  const next = gesture.answers[at + 1];
  const ways = next?.asked.question?.name === TURN ? next : null;
  return {
    at,
    ways,
    place: Number(answer.option.place.replace("grid:", "")),
    grid: clubView(answer.asked).election!.seats[answer.asked.viewer]!.grid,
    options: answer.asked.question!.options,
  };
}

export function useLaying(): Laying {
  const tools = useTools();
  const [way, setWay] = useState(0);
  const asked = tools.myTurn && tools.shown.question?.name === PLACE;
  const last = lastLaid(tools);
  const tile = clubView(tools.shown).election!.placing?.tile;
  useLayoutEffect(() => setWay(0), [tile]);

  const lay = (place: number) => {
    if (asked || !last) return tools.compose(layAt(place, way));
    const option = last.options.find((one) => one.place === `grid:${place}`);
    if (option) tools.choose(option.id, last.at);
  };
  const turn = () => {
    if (asked) return setWay((way + 1) % 4);
    const options = last?.ways?.asked.question?.options;
    if (!last || !options) return;
    const now = options.findIndex((option) => option.id === last.ways!.option.id);
    tools.choose(options[(now + 1) % options.length]!.id, last.at + 1);
  };
  useTurnKey(turn, asked || last !== null);
  return {
    asked,
    way,
    lay,
    turn,
    laid: last && {
      place: last.place,
      needs: last.grid[last.place]!.needs,
      turns: last.ways?.asked.question?.options.length ?? 1,
    },
    others: new Set(
      last && !asked
        ? last.options.filter((option) => option.place).map((option) => Number(option.place.replace("grid:", "")))
        : [],
    ),
    carry: (event) =>
      carry(event, event.currentTarget as Element, { lift: () => {}, drop: (at) => dropAt(tools, at, lay) }),
  };
}

/** The place, then the way the hand holds it, if it fits so. */
const layAt = (place: number, way: number): Wanted[] => [
  { question: PLACE, place: `grid:${place}` },
  { question: TURN, place: `turn:${way}` },
];

function dropAt(tools: TableTools, at: Element | null, lay: (place: number) => void): void {
  const place = at?.closest<HTMLElement>("[data-place^='grid:']")?.dataset.place;
  if (!place) return;
  const refused = tools.places.get(place)?.refused ?? [];
  if (refused.length && !tools.places.get(place)!.options.length) tools.tell(at!, refused);
  else lay(Number(place.replace("grid:", "")));
}

function useTurnKey(turn: () => void, active: boolean): void {
  useLayoutEffect(() => {
    if (!active) return;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "r" || event.ctrlKey || event.metaKey || event.altKey) return;
      const at = event.target as Element;
      if (prefs().keys ? !at.closest("input, textarea, select") : at.closest(".held, .laid-tile")) turn();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
