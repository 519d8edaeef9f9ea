/** What lies on the table: a selector, and which part of `how.toml` is said of it. The innermost that fits is meant. */
export type Parts = [selector: string, part: string][];

/** Parts of a game as they are called where it is played with another. */
export const partsOf = (game: string, parts: Parts): Parts => parts.map(([at, part]) => [at, `${game}:${part}`]);
