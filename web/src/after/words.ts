import type { Shown } from "../connection";
import { nameOf, within } from "../people";
import type { Aftermath } from "../wire";
import { capital, count, nth, written } from "./geometry";

// What the page after a game says of who won. Draws nothing.

/** All who share the first place. */
export const winners = (shown: Shown): string[] =>
  shown.ranking.filter((line) => line.place === 1).map((line) => nameOf(shown, line.seat));

export function whoWon(shown: Shown): string {
  const won = winners(shown);
  return won.length > 1 ? `${won.slice(0, -1).join(", ")} and ${won.at(-1)} win` : `${won[0]} wins`;
}

/** To whoever looks at it; who lost to a rival without a seat was no second of many. */
export function headline(shown: Shown, me: number): string {
  const place = shown.ranking.find((line) => line.seat === me)?.place;
  if (place === undefined) return `${shown.title} is over`;
  if (place === 1) return "You win";
  return shown.rivals.length ? whoWon(shown) : `You come ${nth(place)}`;
}

/** On a card to be shared. It names nobody but the one who shares it, and no person. */
export interface CardText {
  game: string;
  place: string; // "Second of four"
  worth: string; // "£4 to ruin"
  address: string;
}

/** What the card says of whoever shares it. */
export function cardText(shown: Shown, { sign, falls }: Aftermath, me: number): CardText {
  const line = shown.ranking.find((one) => one.seat === me);
  return {
    game: shown.title,
    place: line ? placed(shown, line.place) : "Watched to the end",
    worth: line ? `${written(sign, line.score)}${falls ? " left" : ""}` : "",
    address: location.host,
  };
}

/** Against a rival without a seat it is a duel. */
function placed({ seats, rivals: [rival] }: Shown, place: number): string {
  if (rival) return `${place === 1 ? "Beat" : "Lost to"} ${within(rival)}`;
  return `${capital(nth(place))} of ${count(seats.length)}`;
}
