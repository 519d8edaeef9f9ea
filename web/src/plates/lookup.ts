import type { Row } from "../api";

/** The plates of a game as they stand in its files, by their names below its folder: "dinner", "symbols/mask". */
export type Plates = ReadonlyMap<string, string>;

const FOLDER = "./plates/";
const ENDING = ".svg";

/** From what Vite finds in the folders of one game or of several. */
export const byName = (...files: Record<string, string>[]): Plates =>
  new Map(
    files.flatMap((found) =>
      Object.entries(found).map(([path, svg]) => [path.slice(FOLDER.length, -ENDING.length), svg] as const),
    ),
  );

/** A name as a file's: Pied-à-terre is pied-a-terre. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f']/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Where a row's plate may stand: its own, that of its copies, its symbol's, its kind's. */
export function namesFor(row: Row): string[] {
  const symbols = [...(row.symbols ?? []), row.symbol, row.type].filter((name) => name !== undefined);
  return [row.id, slug(row.name), ...symbols.map((name) => `symbols/${name}`), `kinds/${row.kind ?? row.deck}`];
}

export function plateFor(row: Row, plates: Plates): string | undefined {
  const name = namesFor(row).find((one) => plates.has(one));
  return name === undefined ? undefined : plates.get(name);
}
