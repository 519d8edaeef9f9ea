// What this browser remembers: settings and the tables it sat at.

export type Pace = "instant" | "quick" | "steady" | "slow";
export interface Prefs {
  theme: "auto" | "light" | "dark";
  pace: Pace;
  sound: boolean;
  notify: boolean;
  keys: boolean;
  name: string;
}
export interface Known { table: string; url: string; game: string; title: string; seats: string; when: number; over: boolean }

const DEFAULTS: Prefs = { theme: "auto", pace: "quick", sound: false, notify: false, keys: true, name: "" };

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

let current: Prefs = { ...DEFAULTS, ...read<Partial<Prefs>>("squander.prefs", {}) };
const listeners = new Set<() => void>();

export const prefs = (): Prefs => current;

export function setPrefs(change: Partial<Prefs>): void {
  current = { ...current, ...change };
  write("squander.prefs", current);
  applyTheme();
  listeners.forEach((tell) => tell());
}

export function onPrefs(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export function applyTheme(): void {
  const root = document.documentElement;
  if (current.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = current.theme;
}

export const stillMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long a move of somebody else stays before the next one, in milliseconds. */
export const paceDelay = (): number => ({ instant: 0, quick: 260, steady: 600, slow: 1200 })[current.pace];

export const knownTables = (): Known[] => read<Known[]>("squander.tables", []);

export function remember(known: Known): void {
  write("squander.tables", [known, ...knownTables().filter((k) => k.table !== known.table)].slice(0, 12));
}

export function forget(table: string): void {
  write("squander.tables", knownTables().filter((k) => k.table !== table));
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
