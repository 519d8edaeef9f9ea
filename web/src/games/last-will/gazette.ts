import type { Shown } from "../../connection";
import { nameOf } from "../../people";
import type { Line } from "../../wire";
import type { Gazette } from "../registry";

const ownsOf = (left: number): string =>
  left > 0 ? `has no more than £${left} left` : left < 0 ? `owns £${-left} less than nothing` : "owns nothing at all";

/** Ruined, or as near to it as anybody came. */
export function willGazette(shown: Shown): Gazette {
  const first = shown.ranking[0];
  const name = nameOf(shown, first?.seat ?? 0);
  if (first && first.seat >= shown.seats.length)
    return {
      head: "Outspent!",
      told: `${name} ${ownsOf(first.score)}, and keeps the fortune.`,
      plate: first.score > 0 ? undefined : "scenes/ruined",
    };
  const left = first?.score ?? 0;
  if (left > 0)
    return { head: "Solvent!", told: `Nobody is ruined. ${name} has no more than £${left} left, and inherits.` };
  return { head: "Ruined!", told: `${name} ${ownsOf(left)}, and could not be happier.`, plate: "scenes/ruined" };
}

const OPERA = 0; // where a card's number would stand

/** What no card was part of: the Solicitor's dice, an evening at the opera, the prices of houses, or only the money. */
export const willPlate = (told: Line[]): string => {
  if (told.some(({ what }) => what === "rolls")) return "scenes/dice";
  if (told.some(({ what, b }) => what === "spent" && b === OPERA)) return "scenes/opera";
  return told.some(({ what }) => what === "market") ? "kinds/property" : "kinds/will";
};
