import { STAY } from "./table/tempo";

// What this browser remembers of its settings; the tables it sat at stand in memory.ts.

export type Pace = "instant" | "quick" | "steady" | "slow";
export type Size = "small" | "normal" | "large" | "largest";
export interface Prefs {
  theme: "auto" | "light" | "dark";
  pace: Pace;
  moments: boolean; // the will, ribbons, broadsides
  sound: boolean; // when it is one's turn
  sounds: boolean; // of all that moves
  volume: number; // from 0 to 1
  notify: boolean;
  keys: boolean;
  warnings: boolean; // before an answer that one may regret
  words: boolean; // a sentence on whatever is pointed at; ? tells it in any case
  size: Size;
  name: string;
}

const DEFAULTS: Prefs = {
  theme: "auto",
  pace: "steady",
  moments: true,
  sound: false,
  sounds: false,
  volume: 0.6,
  notify: false,
  keys: true,
  warnings: true,
  words: true,
  size: "normal",
  name: "",
};

function read<T>(key: string, otherwise: T): T {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const WORDS: Partial<Record<keyof Prefs, string[]>> = {
  theme: ["auto", "light", "dark"],
  pace: Object.keys(STAY),
  size: ["small", "normal", "large", "largest"],
};

/** Of what was kept, maybe by another version, what this one can do something with. */
export function fitting(kept: unknown): Partial<Prefs> {
  const fits = ([key, value]: [string, unknown]): boolean =>
    typeof value === typeof DEFAULTS[key as keyof Prefs] &&
    (WORDS[key as keyof Prefs]?.includes(value as string) ?? true);
  return Object.fromEntries(Object.entries(kept ?? {}).filter(fits));
}

let current: Prefs = { ...DEFAULTS, ...fitting(read("squander.prefs", {})) };
const listeners = new Set<() => void>();

export const prefs = (): Prefs => current;

export function setPrefs(change: Partial<Prefs>): void {
  current = { ...current, ...change };
  write("squander.prefs", current);
  applyTheme();
  for (const tell of listeners) tell();
}

export function onPrefs(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** How much larger than the window alone would make them things are: on a small screen all, else what lies beside the
 * table, which fills the window already. */
const SIZES: Record<Size, number> = { small: 0.9, normal: 1, large: 1.12, largest: 1.3 };

export function applyTheme(): void {
  const root = document.documentElement;
  if (current.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = current.theme;
  root.style.setProperty("--size", String(SIZES[current.size] ?? 1));
}

/** What whoever has said no name is called at the table. */
export const UNNAMED = "Percival";
export const ownName = (): string => current.name || UNNAMED;

export const stillMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long a move of somebody else stays before the next one, in milliseconds. */
export const paceDelay = (): number => STAY[current.pace];

/** Whether this browser sees the table open for the first time; it has then. */
export function opensFirst(table: string): boolean {
  const opened = read<string[]>("squander.opened", []);
  if (opened.includes(table)) return false;
  write("squander.opened", [table, ...opened].slice(0, 50));
  return true;
}

/** A secret by which a server knows this browser again: a seat belongs to the first one that opens its link. */
export function badge(): string {
  let found = read<string>("squander.badge", "");
  if (!found) {
    found = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    write("squander.badge", found);
  }
  return read<string>("squander.badge", ""); // none in a browser that keeps nothing, or it could not come back
}
