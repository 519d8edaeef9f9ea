import type { Shown } from "../../connection";
import type { Line } from "../../wire";
import type { Gazette } from "../registry";
import { dollars, mansionView, RESOURCES, TRADES } from "./view";

const HEADS: Record<string, string> = {
  restored: "Restored!",
  "one standing": "One left",
  "all ruined": "All ruined!",
  "round limit": "Time is up",
};

const PIECES = [...TRADES, ...RESOURCES];
const PLATES: Record<string, string> = {
  completes: "inspector",
  earns: "inspector",
  bids: "auction",
  "pays bid": "auction",
  closes: "closed",
  "closes for good": "closed",
};

/** What one saw when it happened; mostly men who want their wages, and the dearest of them stands before the others. */
export function mansionPlate(told: Line[]): string {
  const [dearest] = told.filter(({ what }) => what === "pays").toSorted((one, other) => other.b - one.b);
  const seen = told.map(({ what }) => PLATES[what]).find((plate) => plate);
  return `scenes/${seen ?? PIECES[dearest?.a ?? -1] ?? "exchange"}`;
}

/** How the work on the house ended, and for whom it paid. */
export function mansionGazette(shown: Shown): Gazette {
  const { outcome } = mansionView(shown);
  const first = shown.ranking[0];
  const name = shown.seats[first?.seat ?? 0]?.name ?? "";
  return { head: HEADS[outcome] ?? "The end", told: `${name} leaves the house with ${dollars(first?.score ?? 0)}.` };
}
