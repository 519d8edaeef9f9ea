// The tables that this browser sat at. What is taken off the list can be put back for a while.

export interface Known {
  table: string;
  url: string;
  game: string;
  title: string;
  seats: string;
  when: number;
  over: boolean;
  round?: string; // as it was last seen
  dropped?: number; // when it was taken off the list
}

const KEY = "squander.tables";
const MOST = 60;
const MINUTE = 60_000;
const UNDO = 10 * MINUTE; // for which taking off the list can be undone, also after another look at the page
const KEPT = 7 * 24 * 60 * MINUTE;

function read(): Known[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

function write(tables: Known[]): void {
  const now = Date.now();
  const kept = tables.filter(({ dropped }) => dropped === undefined || now - dropped < KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export const knownTables = (): Known[] => read().filter(({ dropped }) => dropped === undefined);

/** Those that were taken off the list a little while ago, the last one first. */
export const droppedTables = (now = Date.now()): Known[] =>
  read()
    .filter(({ dropped }) => dropped !== undefined && now - dropped < UNDO)
    .sort((one, other) => other.dropped! - one.dropped!);

export function remember(known: Known): void {
  write([known, ...read().filter((one) => one.table !== known.table)]);
}

const change = (table: string, dropped: number | undefined): void =>
  write(read().map((one) => (one.table === table ? { ...one, dropped } : one)));

export const drop = (table: string): void => change(table, Date.now());
export const putBack = (table: string): void => change(table, undefined);
