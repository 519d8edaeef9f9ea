import { takenBack } from "../connection";
import type { Line } from "../wire";

/** One line of the log: what somebody did in one go, or that somebody took back what is now folded under it. */
export interface Fold {
  lines: Line[];
  taken: Line[]; // no longer counts
  fresh: boolean; // tells of what happened since one's last turn
}

/** The lines of the log with those that belong together in one. */
export function folded(lines: Line[], since?: Line): Fold[] {
  const gone = takenBack(lines);
  const folds: Fold[] = [];
  let taken: Line[] = [];
  let fresh = false;
  for (const line of lines) {
    if (line === since) fresh = true;
    const last = folds.at(-1);
    if (gone.has(line)) taken.push(line);
    else if (line !== since && last && belongs(line, last)) last.lines.push(line);
    else {
      folds.push({ lines: [line], taken, fresh });
      taken = [];
    }
  }
  return folds;
}

const belongs = (line: Line, { lines: [first], taken }: Fold): boolean =>
  !taken.length && line.who >= 0 && line.who === first!.who && line.began === first!.began;

/** A sentence, and where it names cards: code points, as in a line. */
export type Told = Pick<Line, "text" | "cards">;

const BETWEEN = [..."; "];

/** Several sentences about one player as one: the name stands at the beginning alone, as the server says it may. */
export function joined(lines: Line[]): Told {
  const letters: string[] = [];
  const cards: Line["cards"] = [];
  lines.forEach((line, i) => {
    const before = lines[i - 1];
    const skipped = before?.lead && line.lead;
    if (skipped) letters.splice(-1, 1, ...BETWEEN);
    else if (before) letters.push(" ");
    const by = letters.length - (skipped || 0);
    letters.push(...[...line.text].slice(skipped || 0));
    cards.push(...line.cards.map(({ at, end, card }) => ({ at: at + by, end: end + by, card })));
  });
  return { text: letters.join(""), cards };
}

/** What somebody did in a row, in one; what happened to what is theirs one by one. */
export function byWhom(lines: Line[]): Line[][] {
  const deeds: Line[][] = [];
  for (const line of lines) {
    const before = deeds.at(-1)?.[0];
    if (line.lead && before?.lead && before.who === line.who) deeds.at(-1)!.push(line);
    else deeds.push([line]);
  }
  return deeds;
}
