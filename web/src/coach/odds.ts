import type { Advice } from "../wire";

const NINETY = 1.645; // standard errors to either side of which nine of ten lie

export const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** In points, two standard errors to either side, as everywhere. */
export const within = (spread: number): string => `± ${Math.round(200 * spread)}`;

/** Where the chance lies, nine times of ten. */
export function interval({ chance, spread }: Advice): [low: number, high: number] {
  const wide = NINETY * (spread ?? 0);
  return [Math.max(0, chance - wide), Math.min(1, chance + wide)];
}

/** Whether the first is better than the next beyond doubt: intervals that overlap say nothing of the kind. */
export function standsOut([first, second]: Advice[]): boolean {
  return first !== undefined && second !== undefined && interval(first)[0] > interval(second)[1];
}
