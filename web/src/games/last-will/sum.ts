import type { willView } from "./view";

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
