import type { Aftermath, Point } from "../wire";

// Where things stand in the picture of a game. Draws nothing.

/** Round numbers from below the least to above the most, few enough to be read. */
export function ticks(least: number, most: number, wanted = 5): number[] {
  const rough = Math.max(1, (most - least) / wanted);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((n) => n * power).find((n) => n >= rough && Number.isInteger(n))!;
  const from = Math.floor(least / step);
  const to = Math.max(from + 1, Math.ceil(most / step));
  return Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step);
}

/** How far a choice is into the game, in rounds: 2.5 is the middle of the third. */
export function roundsInto({ starts, plies }: Aftermath, ply: number): number {
  const round = Math.max(
    0,
    starts.findLastIndex((start) => start < ply),
  );
  const [from, to] = [starts[round]!, starts[round + 1] ?? plies];
  return round + (to > from ? (ply - from) / (to - from) : 0);
}

/** What held after a choice. */
export const pointAt = (points: Point[], ply: number): Point =>
  points.findLast((point) => point.ply <= ply) ?? points[0]!;

/** The choice that is so many rounds into the game. */
export function plyAt({ starts, plies }: Aftermath, into: number): number {
  const round = Math.max(0, Math.min(starts.length - 1, Math.floor(into)));
  const [from, to] = [starts[round]!, starts[round + 1] ?? plies];
  return Math.round(from + Math.max(0, Math.min(1, into - round)) * (to - from));
}

/** Heights as near as can be to those wanted, with room between each two, from `top` to `bottom`. */
export function spread(wanted: number[], room: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
  const found = [...wanted];
  let least = top;
  for (const i of order) {
    found[i] = Math.max(found[i]!, least);
    least = found[i]! + room;
  }
  let most = bottom;
  for (const i of order.toReversed()) {
    found[i] = Math.min(found[i]!, most);
    most = found[i]! - room;
  }
  return found;
}

/** A line through all points of a seat. */
export function lineOf(
  seat: number,
  after: Aftermath,
  x: (into: number) => number,
  y: (worth: number) => number,
): string {
  return after.points
    .map(({ ply, worth }, i) => `${i ? "L" : "M"}${x(roundsInto(after, ply)).toFixed(1)} ${y(worth[seat]!).toFixed(1)}`)
    .join("");
}

/** A number as it is written: −£3, $12,750, 41. */
export const written = (sign: string, amount: number): string =>
  `${amount < 0 ? "−" : ""}${sign}${Math.abs(amount).toLocaleString("en-US")}`;

const NTH = ["first", "second", "third", "fourth", "fifth", "sixth"];
const COUNT = ["none", "one", "two", "three", "four", "five", "six"];
export const nth = (place: number): string => NTH[place - 1] ?? `number ${place}`;
export const count = (n: number): string => COUNT[n] ?? String(n);
export const capital = ([first = "", ...rest]: string): string => first.toUpperCase() + rest.join("");

/** One seat's line is told from another's without its colour, too. */
export const DASHES = ["", "9 4", "2.5 3.5", "12 3 2.5 3", "5 2 1 2 1 2"];
