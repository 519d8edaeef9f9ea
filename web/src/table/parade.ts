import { api } from "../api";
import type { Shown } from "../connection";
import { paceDelay } from "../prefs";

const MOST_AT_A_PACE = 10; // of a longer queue each move stays more briefly, so that the whole takes no longer
const MOST_FETCHED = 24;

const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const tells = (shown: Shown, after: number): boolean => shown.lines.some((line) => line.text && line.ply > after && line.ply <= shown.ply);

/** Others' moves, shown one after the other at the chosen pace. */
export class Parade {
  private waiting: Promise<Shown | null>[] = [];
  private newest: Shown | null = null;
  private run = 0; // what was under way for an earlier run has been skipped
  private walking = false;
  private due = 0; // when the next move may be shown
  private lastPly = -1;

  constructor(private readonly table: string, private readonly token: string, private readonly show: (next: Shown) => void) {}

  get behind(): number {
    return this.waiting.length;
  }

  /** A state came: at a first look and after a cut line it is shown as it is, and `own` choices without delay. */
  push(next: Shown, why: "look" | "own" | "others", own = 1): void {
    const before = this.newest;
    this.newest = next;
    const between = before && why !== "look" ? this.between(before, next, why === "own" ? own : 1) : [];
    if (!before || why === "look" || (why === "own" && !between.length) || paceDelay() === 0 || document.hidden) return this.skip();
    if (why === "own") this.due = 0;
    this.waiting.push(...between.map((load) => load()), Promise.resolve(next));
    if (!this.walking) void this.walk();
  }

  /** To now. */
  skip(): void {
    this.run += 1;
    this.walking = false;
    this.waiting = [];
    if (this.newest) this.present(this.newest);
  }

  close(): void {
    this.run += 1;
    this.waiting = [];
  }

  private async walk(): Promise<void> {
    const run = this.run;
    this.walking = true;
    while (this.waiting.length) {
      await rest(Math.max(0, this.due - performance.now()));
      const next = await this.waiting[0];
      if (run !== this.run) return;
      this.waiting.shift();
      if (next) this.present(next);
    }
    this.walking = false;
  }

  private present(next: Shown): void {
    // A choice that says nothing, or somebody's coming and going, needs no time of its own.
    if (tells(next, this.lastPly)) this.due = performance.now() + paceDelay() * Math.min(1, MOST_AT_A_PACE / (this.waiting.length + 1));
    this.lastPly = next.ply;
    this.show(next);
  }

  /** What the server told in one go, move by move; a take-back has no place in a replay, so it is shown as it came. */
  private between(before: Shown, next: Shown, from: number): (() => Promise<Shown | null>)[] {
    const count = next.plies - before.plies;
    if (count !== next.ply - before.ply || count <= from || count > MOST_FETCHED) return [];
    return Array.from({ length: count - from }, (_, i) => () => this.fetch(before, next, i + from));
  }

  private async fetch(before: Shown, next: Shown, step: number): Promise<Shown | null> {
    try {
      const past = await api.ply(this.table, this.token, before.plies + step, next.viewer < 0 ? null : next.viewer);
      return { ...past, ply: before.ply + step, seats: next.seats, lines: next.lines, thinking: true };
    } catch {
      return null;
    }
  }
}
