import type { Shown } from "../../connection";
import type { Next } from "../registry";
import { willView } from "./view";

const WILLS = 7;
const ENOUGH = 4;

const wonOf = (past: string[]): number => past.filter((outcome) => outcome.startsWith("won")).length;

/** Which will of a campaign is played, and how many are won. */
export const willPlayed = (past: string[]): string => `will ${past.length + 1} of ${WILLS}, ${wonOf(past)} won`;

/** After a will of a campaign: how it stands, and what is played next. */
export function nextWill(shown: Shown): Next | undefined {
  const past = willView(shown).campaign;
  if (!past) return undefined;
  const played = past.length + 1;
  const won = wonOf(past) + Number(shown.ranking[0]?.seat === 0);
  if (played < WILLS) {
    const wills = played === 1 ? "will" : "wills";
    return { told: `${won} of ${played} ${wills} won; ${ENOUGH} of ${WILLS} are enough.`, button: "The next will" };
  }
  const done = won >= ENOUGH ? "the campaign is won!" : "the campaign is lost.";
  return { told: `${won} of ${WILLS} wills won: ${done}`, button: "Another campaign" };
}
