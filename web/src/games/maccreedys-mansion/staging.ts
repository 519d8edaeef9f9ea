import { useTools } from "../../table/context";
import type { Option, Question } from "../../wire";

// One answer of these is a whole turn: it is looked at before it counts, and another may take its place.
const WHOLE_TURNS = ["mansion.HireOrPass", "mansion.PlaceWorker", "mansion.BidOrPass"];

export interface Staged {
  option?: Option; // what may be chosen here
  chosen: boolean; // and is, though it doesn't count yet
  pick?: () => void;
}

/** The question of the turn, also while an answer to it is looked at. */
function useTurn(): Question | null {
  const { gesture, shown, myTurn } = useTools();
  const question = gesture?.answers[0]?.asked.question ?? shown.question;
  return myTurn && question && WHOLE_TURNS.includes(question.name) ? question : null;
}

/** A smaller question that follows from the turn's has an answer here: that comes first. */
const asksOn = (question: Question | null, place: string): boolean =>
  question !== null &&
  !WHOLE_TURNS.includes(question.name) &&
  question.options.some((option) => option.place === place);

/** What lies at a place, to be chosen, chosen instead of another, or given back. */
export function useStaged(place: string): Staged {
  const { gesture, shown, compose, choose, cancel } = useTools();
  const turn = useTurn();
  const option = asksOn(gesture && shown.question, place)
    ? undefined
    : turn?.options.find((one) => one.place === place);
  if (!option) return { chosen: false };
  const first = gesture?.answers[0];
  if (!first) return { option, chosen: false, pick: () => compose([{ id: option.id }]) };
  const chosen = first.option.id === option.id;
  return { option, chosen, pick: chosen ? cancel : () => choose(option.id, 0) };
}
/** All places where something can be chosen now, or instead of what is being looked at. */
export function useChoices(): Set<string> {
  const { places } = useTools();
  const staged = useTurn()?.options.map((option) => option.place) ?? [];
  const lit = [...places].filter(([, here]) => here.options.length > 0).map(([place]) => place);
  return new Set([...staged, ...lit]);
}
