import type { GestureSpec } from "../../table/gesture";
import type { Question } from "../../wire";
import { willView } from "./view";

const ROWS = /^will\.(ChooseAlternative|Bring\d|MaySpendMore|TradeAction|MovePrice|ActivationActions|ChooseAmount)/;
const PICKS = /^will\.(MakeRoom|AddCompanion|PlaceAnimal|DepreciateOwn|SellOff|TakeOfThree|ArrangeMarket|ChooseDeck|DrawUnknown)$/;
const OPENS = /^(will|both)\.(Act|SendErrandBoy)$/;

const YES = 1;
const AS_IT_IS = 1;

/** Nobody comes along unasked, helpers help, and the largest sum is spent: this is a race to ruin. */
function assume({ name, options }: Question): number | undefined {
  const offered = (id: number): number => (options.some((option) => option.id === id) ? id : options[0]!.id);
  if (name.startsWith("will.Bring")) return offered(0);
  if (name === "will.MovePrice") return offered(AS_IT_IS);
  if (name === "will.ChooseAmount") return options.at(-1)!.id;
  if (name === "will.ChooseAlternative") return options[0]!.id;
  return ROWS.test(name) ? offered(YES) : undefined;
}

const counted = (n: number, word: string): string => `${n} ${word}${n === 1 ? "" : "s"}`;

/** What of a play is seen in the purse and the day: "£9, 2 actions". */
export function willSum(before: ReturnType<typeof willView>, after: ReturnType<typeof willView>, seat: number): string {
  const [a, b] = [before.seats[seat], after.seats[seat]];
  if (!a || !b) return "";
  const spent = a.cash - b.cash + after.due;
  const actions = a.actions - b.actions + a.white_actions - b.white_actions;
  const money = spent > 0 ? `£${spent}` : spent < 0 ? `£${-spent} back` : "";
  const time = actions > 0 ? counted(actions, "action") : actions < 0 ? `${counted(-actions, "action")} more` : "";
  return [money, time].filter(Boolean).join(", ");
}

export const willGesture: GestureSpec = {
  opens: (name) => OPENS.test(name) || ROWS.test(name) || PICKS.test(name),
  inside: (name) => ROWS.test(name) || PICKS.test(name),
  assume,
  row: (name) => ROWS.test(name),
  stages: (name) => name === "will.ArrangeMarket",
  sum: (before, after) => willSum(willView(before), willView(after), before.viewer),
};
