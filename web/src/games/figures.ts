import type { Row } from "../api";

/** A picture on the rules page, under the section of the clause index it belongs to. */
export interface Figure {
  section: string; // such as "LW-PLAN"
  caption: string;
  board?: string; // this part of the table, drawn as it is played
  width?: number; // in pixels, where the part itself has none
  cards?: (row: Row) => boolean; // cards of the box, from their rows
}

/** Cards of these kinds. */
export const kind =
  (...kinds: string[]) =>
  (row: Row): boolean =>
    kinds.includes(row.kind ?? "");
