import { UNNAMED } from "../../prefs";
import type { BotInfo, GameInfo, SeatWish } from "../../wire";

/** Who sits at the table that is about to be made, by seat. */
export type Chairs = SeatWish[];

/** Oneself, whom somebody new is offered, and the one who is nearest in strength. */
export function firstChairs(game: GameInfo, name: string): Chairs {
  const levels = game.bots.filter((bot) => bot.kind === "level").map((bot) => bot.id);
  const at = levels.indexOf(game.beginner);
  const near = [game.beginner, levels[at - 1] ?? levels[at + 1] ?? game.beginner];
  const others = Math.min(game.most, Math.max(game.least, 3)) - 1;
  const bots = Array.from({ length: others }, (_, i) => near[i] ?? game.beginner);
  return [{ kind: "you", name: name || UNNAMED, bot: "" }, ...bots.map((bot) => seatOf(bot))];
}

const seatOf = (bot: string): SeatWish => ({ kind: "bot", name: "", bot });
const isBot = (chair: SeatWish, bot: string): boolean => chair.kind === "bot" && chair.bot === bot;

export const seatFor = (chairs: Chairs, bot: string): number => chairs.findIndex((chair) => isBot(chair, bot));
export const withBot = (chairs: Chairs, bot: string): Chairs => [...chairs, seatOf(bot)];
export const withPerson = (chairs: Chairs, kind: "link" | "screen"): Chairs => [...chairs, { kind, name: "", bot: "" }];
export const withYou = (chairs: Chairs): Chairs => [{ kind: "you", name: "", bot: "" }, ...chairs];
export const without = (chairs: Chairs, seat: number): Chairs => chairs.filter((_, i) => i !== seat);

/** A portrait was pressed: who sat there gets up. */
export function toggled(chairs: Chairs, bot: string): Chairs {
  const at = seatFor(chairs, bot);
  return at < 0 ? withBot(chairs, bot) : without(chairs, at);
}

const botOf = (chair: SeatWish, game: GameInfo): BotInfo | undefined => game.bots.find((bot) => bot.id === chair.bot);

/** What somebody is called at the table; whoever comes twice has a number. */
export function nameOf(chairs: Chairs, seat: number, game: GameInfo): string {
  const chair = chairs[seat]!;
  if (chair.kind !== "bot") return chair.name?.trim() || (chair.kind === "you" ? UNNAMED : `Player ${seat + 1}`);
  const name = botOf(chair, game)?.name ?? chair.bot ?? "";
  const before = chairs.slice(0, seat).filter((one) => isBot(one, chair.bot!)).length;
  return before ? `${name} ${before + 1}` : name;
}

export const wishes = (chairs: Chairs, game: GameInfo): SeatWish[] =>
  chairs.map((chair, seat) => ({ ...chair, name: nameOf(chairs, seat, game), bot: chair.bot || game.beginner }));

/** Everybody in a row, for a sentence: oneself first, then those who are known by name, then guests. */
export function party(chairs: Chairs, game: GameInfo): { text: string; named: boolean }[] {
  const others = chairs.map((chair, seat) => ({ chair, seat })).filter(({ chair }) => chair.kind !== "you");
  const guests = others.filter(({ chair }) => chair.kind === "link" && !chair.name?.trim()).length;
  const known = others.filter(({ chair }) => chair.kind !== "link" || chair.name?.trim());
  return [
    ...(chairs.some((chair) => chair.kind === "you") ? [{ text: "You", named: false }] : []),
    ...known.map(({ seat }) => ({ text: nameOf(chairs, seat, game), named: true })),
    ...(guests ? [{ text: guests === 1 ? "a friend by link" : `${guests} friends by link`, named: false }] : []),
  ];
}
