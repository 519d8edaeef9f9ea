import type { Shown } from "../../connection";
import type { Gazette } from "../registry";
import { SOLICITOR, willView } from "./view";

const ownsOf = (left: number): string =>
  left > 0 ? `has no more than £${left} left` : left < 0 ? `owns £${-left} less than nothing` : "owns nothing at all";

/** Alone one may come second. */
const lost = (his: number): Gazette => ({ head: "Outspent!", told: `${SOLICITOR} ${ownsOf(his)}, and inherits.` });

/** Ruined, or as near to it as anybody came. */
export function willGazette(shown: Shown): Gazette {
  const { ranking, seats } = shown;
  const first = ranking[0];
  if (first && first.place > 1) return lost(willView(shown).solicitor?.fortune ?? 0);
  const name = seats[first?.seat ?? 0]?.name ?? "";
  const left = first?.score ?? 0;
  if (left > 0)
    return { head: "Solvent!", told: `Nobody is ruined. ${name} has no more than £${left} left, and inherits.` };
  return { head: "Ruined!", told: `${name} ${ownsOf(left)}, and could not be happier.`, plate: "scenes/ruined" };
}
