// Which exercises this browser has solved: at first, after another answer, or not yet.

export type Came = "first" | "later" | "wrong";
export type Solved = Record<string, Came>; // by the keys of exercises

const keyOf = (game: string): string => `squander.exercises.${game}`;

export function solved(game: string): Solved {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null");
    return found && typeof found === "object" ? (found as Solved) : {};
  } catch {
    return {};
  }
}

/** What came of an answer, after what had come of those before. */
export const came = (before: Came | undefined, right: boolean): Came =>
  before === "first" || before === "later" ? before : right ? (before ? "later" : "first") : "wrong";

export function keepSolved(game: string, key: string, right: boolean): void {
  const known = solved(game);
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ ...known, [key]: came(known[key], right) }));
  } catch {
    // A browser that keeps nothing still has its exercises.
  }
}
