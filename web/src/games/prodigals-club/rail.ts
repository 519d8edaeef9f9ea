import type { Shown } from "../../connection";
import type { RailText } from "../registry";
import { clubView } from "./view";

/** The parts of a round, as the rules call them. */
export function clubRail(shown: Shown): RailText {
  const { round, rounds, competitions } = clubView(shown);
  const steps = [
    "Errands",
    "Use of cards",
    ...(competitions.includes("election") ? ["Hyde Park"] : []),
    ...(competitions.includes("society") ? ["Dame Beatrice"] : []),
    "End of the round",
  ];
  return {
    round: shown.over ? "Over" : `Round ${round} of ${rounds}`,
    pips: [round, rounds],
    steps,
    step: shown.over ? -1 : steps.indexOf(shown.question?.phase ?? ""),
  };
}
