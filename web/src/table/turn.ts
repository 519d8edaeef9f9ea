import type { Shown } from "../connection";

/** The asked seat, if this page may answer for it now. */
export function asked(shown: Shown | null): number | null {
  const question = shown?.question;
  if (!shown || !question || !shown.mine.includes(question.who)) return null;
  if (shown.seats[question.who]?.bot) return null;
  return question.who === shown.viewer && question.options.length > 0 ? question.who : null;
}

/** On a shared screen: the seat that has to take over before anything is shown. */
export function awaited(shown: Shown | null): number | null {
  if (!shown || shown.over || !shown.question || !shown.mine.includes(shown.question.who)) return null;
  const { who } = shown.question;
  return who !== shown.viewer && !shown.seats[who]?.bot ? who : null;
}

/** Told to the maker: a seat belongs to whoever opens its link first. */
export function opened(before: Shown, now: Shown): string {
  const fresh = now.seats.filter((seat, i) => seat.claimed && !before.seats[i]?.claimed).map((seat) => seat.name);
  if (!now.owner || !fresh.length) return "";
  return `The link for ${fresh.join(" and ")} was opened. If that was somebody else, renew it under Links.`;
}

/** It ends the turn while something on the table could still be done. */
export const leavesMuch = ({ question }: Shown, id: number): boolean =>
  question!.gesture.ends &&
  question!.options.some((option) => option.id === id && !option.place) &&
  question!.options.some((option) => option.place);

const NOTHING_ASKED = { name: "", prompt: "", options: [], refused: [] };

/** Nothing is left to choose; what is shown waits to be confirmed. */
export const answered = (shown: Shown): Shown => ({
  ...shown,
  question: { ...shown.question!, ...NOTHING_ASKED, who: shown.viewer },
});

/** A finger slips more easily than a mouse, so what nothing takes back waits for a second tap. */
export const byFinger = (): boolean => globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;
