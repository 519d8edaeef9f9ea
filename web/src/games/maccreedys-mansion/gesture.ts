import type { GestureSpec } from "../../table/gesture";
import { dollars, mansionView } from "./view";

const OPENS = /^mansion\.(HireOrPass|ChooseHaunt|ChooseInvestment)$/;
const INSIDE = /^mansion\.(TakeUnits|Haunt\w+|Invest\w+|AddMarker|KeepMarker|PayFirst|PayDebt)$/;
const ROWS = /^mansion\.(TakeUnits|InvestHundreds)$/;

export const mansionGesture: GestureSpec = {
  opens: (name) => OPENS.test(name) || INSIDE.test(name),
  inside: (name) => INSIDE.test(name),
  assume: ({ name, options }) => (ROWS.test(name) ? options[0]!.id : undefined),
  row: (name) => ROWS.test(name),
  sum: (before, after) => {
    const [a, b] = [mansionView(before).seats[before.viewer], mansionView(after).seats[before.viewer]];
    return a && b && a.active !== b.active ? `funds ${dollars(a.active)} → ${dollars(b.active)}` : "";
  },
};
