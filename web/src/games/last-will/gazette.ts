import type { Shown } from "../../connection";
import type { Gazette } from "../registry";

/** Ruined, or as near to it as anybody came. */
export function willGazette({ ranking, seats }: Shown): Gazette {
  const first = ranking[0];
  const name = seats[first?.seat ?? 0]?.name ?? "";
  const left = first?.score ?? 0;
  if (left > 0)
    return { head: "Solvent!", told: `Nobody is ruined. ${name} has no more than £${left} left, and inherits.` };
  const owns = left < 0 ? `owns £${-left} less than nothing` : "owns nothing at all";
  return { head: "Ruined!", told: `${name} ${owns}, and could not be happier.`, plate: "scenes/ruined" };
}
