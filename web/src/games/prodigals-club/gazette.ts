import type { Shown } from "../../connection";
import type { Line } from "../../wire";
import type { Gazette } from "../registry";

/** Nothing left to lose, or the least. */
export function clubGazette({ ranking, seats }: Shown): Gazette {
  const first = ranking[0];
  const name = seats[first?.seat ?? 0]?.name ?? "";
  const left = first?.score ?? 0;
  return left > 0
    ? { head: "Disgraced!", told: `${name} has ${left} left to lose at most; nobody here has less.` }
    : { head: "Disgraced!", told: `${name} has nothing left to lose, neither name nor fortune.` };
}

/** Of what no card was part: the competition it was about. */
export function clubPlate(told: Line[]): string {
  const about = told.map(({ what }) => what.split(".")[0]!).find((name) => COMPETITIONS.includes(name));
  return `kinds/${about ?? "central"}`;
}
const COMPETITIONS = ["possessions", "election", "society"];
