import type { GestureSpec } from "../../table/gesture";
import type { Question } from "../../wire";
import { clubView } from "./view";

const OPENS = /^(club|both)\.(Act|SendErrandBoy)$/;
const ALONE = /^(club\.(Act|SendErrandBoy)|both\.|will\.)/;
const ROWS = /^(club\.NameSymbol|election\.(TurnTile|TreatAtPub)|possessions\.SpendWithTime)/;

const TURN = "election.TurnTile";

/** Which way round a tile goes is seen and turned where it lies; of symbols and cards none is spent unasked. */
const assume = ({ name, options }: Question): number | undefined => (ROWS.test(name) ? options[0]!.id : undefined);

/** Where each score would stand. */
function sum(before: Record<string, number>, after: Record<string, number>): string {
  return Object.keys(before).filter((name) => before[name] !== after[name]).map((name) => `${name.replace("-", " ")} ${before[name]} → ${after[name]}`).join(", ");
}

export const clubGesture: GestureSpec = {
  opens: (name) => OPENS.test(name) || !ALONE.test(name),
  inside: (name) => !ALONE.test(name),
  assume,
  passes: (name) => name === TURN,
  row: (name) => ROWS.test(name) && name !== TURN,
  sum: (before, after) => sum(clubView(before).seats[before.viewer]?.scores ?? {}, clubView(after).seats[before.viewer]?.scores ?? {}),
};
