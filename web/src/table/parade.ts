import { api } from "../api";
import type { Shown } from "../connection";
import { NO_SCENES, type Playing, type Scene, type Stage } from "../moments/scene";
import { paceDelay, prefs } from "../prefs";
import { haste, stayOf } from "./tempo";

const MOST_FETCHED = 24;
const READABLE = 1000; // the pace that scenes are timed for

const tells = (shown: Shown, after: number): boolean =>
  shown.lines.some((line) => line.text && line.ply > after && line.ply <= shown.ply);

const UNASKED = { name: "", who: -1, prompt: "", options: [], refused: [] };

/** The table while something is staged that comes before the next question. */
const closed = (shown: Shown): Shown => ({ ...shown, question: shown.question && { ...shown.question, ...UNASKED } });

interface Watcher {
  show(next: Shown): void;
  play?(playing: Playing | null): void; // a scene, or that it is over
}

/** Others' moves, shown one after the other at the chosen pace, and what follows from any move in scenes. */
export class Parade {
  private waiting: Promise<Shown | null>[] = [];
  private newest: Shown | null = null;
  private last: Shown | null = null; // what is shown
  private due = 0; // when the next move may be shown
  private run = 0; // what was under way for an earlier run has been skipped
  private walking = false;
  private wake: () => void = () => {};
  private pending: Scene[] = []; // that follow the state that is shown

  private readonly table: string;
  private readonly token: string;
  private readonly watcher: Watcher;
  private readonly stage: Stage;

  constructor(table: string, token: string, watcher: Watcher, stage: Stage = () => NO_SCENES) {
    this.table = table;
    this.token = token;
    this.watcher = watcher;
    this.stage = stage;
  }

  get behind(): number {
    return this.waiting.length;
  }

  /** A state came: at a first look and after a cut line it is shown as it is, and `own` choices without delay. */
  push(next: Shown, why: "look" | "own" | "others", own = 1): void {
    const before = this.newest;
    this.newest = next;
    if (!before || why === "look" || document.hidden) return this.jump([]);
    if (paceDelay() === 0) return this.jump(this.stage(before, next).after.filter((scene) => scene.explains));
    const between = this.between(before, next, why === "own" ? own : 1);
    if (why === "own") {
      if (!between.length && !this.scenes(this.last, next)) return this.skip();
      this.due = 0;
      this.wake();
    }
    this.waiting.push(...between.map((load) => load()), Promise.resolve(next));
    if (!this.walking) void this.walk(this.run);
  }

  /** To now; what waits to be closed is not passed over. */
  skip(): void {
    const { newest, last } = this;
    const missed = newest && last && paceDelay() > 0 ? this.stage(last, newest).after : [];
    this.jump([...this.pending, ...missed].filter((scene) => scene.waits));
  }

  /** The scene that is shown has been seen. */
  proceed(): void {
    this.wake();
  }

  close(): void {
    this.run += 1;
    this.waiting = [];
    this.wake();
  }

  /** What opens the table, once it can be drawn. */
  open(): void {
    const { last } = this;
    if (!last || paceDelay() === 0 || document.hidden) return;
    const { after } = this.stage(null, last);
    if (after.length && !this.walking) void this.playAll(after, last, last, this.run);
  }

  private jump(scenes: Scene[]): void {
    this.close();
    this.walking = false;
    const { newest } = this;
    this.watcher.play?.(null);
    if (!newest) return;
    if (newest !== this.last) this.present(newest);
    if (scenes.length) void this.playAll(scenes, newest, newest, this.run);
  }

  private scenes(before: Shown | null, next: Shown): number {
    const { before: staged, after } = before ? this.stage(before, next) : NO_SCENES;
    return staged.length + after.length;
  }

  private async walk(run: number): Promise<void> {
    this.walking = true;
    while (this.waiting.length) {
      await this.rest(this.due - performance.now());
      const next = await this.waiting[0];
      if (run !== this.run) return;
      if (next) await this.perform(next, run);
      else this.waiting.shift();
      if (run !== this.run) return;
    }
    this.walking = false;
  }

  private async perform(next: Shown, run: number): Promise<void> {
    const last = this.last ?? next;
    const { before, after } = this.stage(last, next);
    if (before.length) {
      this.watcher.show(closed(last));
      await this.playAll(before, last, next, run);
      if (run !== this.run) return;
    }
    this.waiting.shift();
    this.present(next);
    if (after.length) await this.playAll(after, last, next, run);
  }

  private async playAll(scenes: Scene[], from: Shown, to: Shown, run: number): Promise<void> {
    this.pending = scenes;
    while (this.pending.length) {
      const [scene, ...others] = this.pending as [Scene, ...Scene[]];
      this.pending = others;
      this.watcher.play?.({ scene, from, to });
      await this.rest(scene.waits ? Number.POSITIVE_INFINITY : this.timeOf(scene));
      if (run !== this.run) return;
    }
    this.due = 0;
    this.watcher.play?.(null);
  }

  private timeOf(scene: Scene): number {
    return ((scene.time * paceDelay()) / READABLE) * haste(this.waiting.length - 1);
  }

  /** For so long, or until somebody has seen enough. */
  private rest(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve();
    return new Promise((done) => {
      this.wake = done;
      if (Number.isFinite(ms)) setTimeout(done, ms);
    });
  }

  private present(next: Shown): void {
    // A choice that says nothing, or somebody's coming and going, needs no time of its own.
    if (tells(next, this.last?.ply ?? -1)) this.due = performance.now() + stayOf(prefs().pace, this.waiting.length);
    this.last = next;
    this.watcher.show(next);
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
