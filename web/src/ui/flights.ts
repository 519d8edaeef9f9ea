import { useLayoutEffect, useRef } from "preact/hooks";
import type { Shown } from "../connection";
import type { Drawing } from "../games/registry";
import { freshLines, type Playing, type Travel } from "../moments/scene";
import { paceDelay, prefs, stillMotion } from "../prefs";
import { hear } from "../sounds/hear";
import { type Tempo, tempoOf } from "../table/tempo";
import type { Line } from "../wire";
import { arrive, coinsFall, ghostOf, hatFlies, land, miniature, ring, type Start } from "./flyers";
import { elementAt, isSeen, matOf } from "./whereabouts";

// Things that moved fly from where they were. Whatever carries data-fly is known by it from state to state; what is
// new comes from its data-home. The notes say which card went to whom, whose money changed, and what else to look at.

type Moving = Pick<Drawing, "coins" | "coin" | "motion">;

/** What was where before the table changed, and copies of what the notes say has gone. */
interface Before {
  rects: Map<string, DOMRect>;
  copies: Map<string, HTMLElement>;
}

const NOTHING: Before = { rects: new Map(), copies: new Map() };

/** Lets what moved between two states fly, not back in time. Where things stood is read before they are drawn anew. */
export function useFlights(shown: Shown | null, drawing: Moving, behind = 0, playing: Playing | null = null): void {
  const last = useRef<Shown | null>(null);
  const before = useRef<Before>(NOTHING);
  const told = useRef(new Set<Line>()); // in scenes already
  const since = last.current;
  const moves = shown !== since && shown && since && since.viewer === shown.viewer && since.plies <= shown.plies;
  const lines = moves ? freshLines(since, shown).filter((line) => !told.current.has(line)) : [];
  if (shown !== since) before.current = paceDelay() === 0 ? NOTHING : capture(lines);
  // biome-ignore lint/correctness/useExhaustiveDependencies: things fly when the table changed, not when it is drawn again.
  useLayoutEffect(() => {
    last.current = shown;
    told.current.clear();
    land();
    if (!moves || paceDelay() === 0) return;
    const own = lines.length > 0 && lines.every((line) => line.who === shown.viewer);
    const tempo = tempoOf(prefs().pace, behind, own);
    flyFrom(before.current, lines, { drawing, from: since!, to: shown! }, tempo);
    sound(lines, drawing, tempo);
  }, [shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a scene.
  useLayoutEffect(() => {
    if (!playing) return;
    const { scene, from, to } = playing;
    if (scene.sound) hear(scene.sound);
    if (shown === to) return; // what it tells has been seen to move
    for (const line of scene.lines) told.current.add(line);
    const flock = new Flock(tempoOf(prefs().pace, behind, false));
    tellTravels(NOTHING, scene.lines, { drawing, from, to }, flock);
    flock.start();
  }, [playing]);
}

const cardKey = (line: Line): string => `card:${line.a}`;

function capture(lines: Line[]): Before {
  const rects = new Map<string, DOMRect>();
  const copies = new Map<string, HTMLElement>();
  const wanted = new Set(lines.map(cardKey));
  for (const element of document.querySelectorAll<HTMLElement>("[data-fly]")) {
    const key = element.dataset.fly!;
    const rect = element.getBoundingClientRect();
    if (!rect.width) continue;
    rects.set(key, rect);
    const face = wanted.has(key) && miniature(element);
    if (face) copies.set(key, face);
  }
  return { rects, copies };
}

interface Move {
  drawing: Moving;
  from: Shown;
  to: Shown;
}

/** All that flies at once. It is measured first and started then, so that the table is laid out once. */
class Flock {
  readonly tempo: Tempo;
  private readonly starts: (Start | undefined)[] = [];
  private readonly ringed = new Set<Element>();

  constructor(tempo: Tempo) {
    this.tempo = tempo;
  }

  add(start: Start | undefined): void {
    this.starts.push(start);
  }

  mark(element: Element | null | undefined): void {
    if (!element || !this.tempo.pulse || this.ringed.has(element) || !isSeen(element)) return;
    this.ringed.add(element);
    this.add(ring(element, this.tempo));
  }

  start(): void {
    for (const start of this.starts) start?.();
  }
}

/** From what was seen before to what is seen now. */
function flyFrom(before: Before, lines: Line[], move: Move, tempo: Tempo): void {
  const flock = new Flock(tempo);
  const still = stillMotion();
  for (const element of document.querySelectorAll<HTMLElement>("[data-fly]")) {
    const { fly, home } = element.dataset;
    const known = before.rects.get(fly!);
    const from = known ?? (home ? document.querySelector(home)?.getBoundingClientRect() : undefined);
    if (from?.width && !still && before.rects.size) flock.add(arrive(element, from, tempo));
    if (!known && home && lines.length) flock.mark(element);
  }
  tellTravels(before, lines, move, flock);
  flock.start();
}

/** What the notes say: cards that left the table for somebody's hand, money, and what else changed. */
function tellTravels(before: Before, lines: Line[], { drawing, from, to }: Move, flock: Flock): void {
  const { tempo } = flock;
  for (const line of lines) {
    const key = cardKey(line);
    const mat = matOf(line.who);
    const gone = before.rects.get(key);
    const leaves = gone && mat && !document.querySelector(`[data-fly="${key}"]`);
    if (leaves && !stillMotion()) {
      const goal = mat.getBoundingClientRect();
      flock.add(() => ghostOf(before.copies.get(key), gone, goal, tempo));
    }
    if (leaves) flock.mark(mat);
    const sum = drawing.coins?.(line) ?? 0;
    if (mat && sum && drawing.coin && !stillMotion()) flock.add(coinsFall(mat, sum, drawing.coin, tempo));
    for (const travel of drawing.motion?.travels?.(line, from, to) ?? []) go(travel, flock);
  }
}

function go(travel: Travel, flock: Flock): void {
  const goal = elementAt(travel.to) ?? matOf(travel.toSeat ?? travel.seat);
  const start = elementAt(travel.from) ?? matOf(travel.seat);
  if (goal && start && goal !== start && !stillMotion()) {
    const [from, to] = [start.getBoundingClientRect(), goal.getBoundingClientRect()];
    if (travel.thing === "hat") flock.add(() => hatFlies(travel.seat, from, to, flock.tempo));
    else if (travel.thing === "card") flock.add(() => ghostOf(undefined, from, to, flock.tempo));
  }
  flock.mark(goal);
}

/** One sound a move: what its notes want, else by what moved. */
function sound(lines: Line[], { motion, coins }: Moving, tempo: Tempo): void {
  if (!prefs().sounds || !lines.length) return;
  const wished = lines.map((line) => motion?.sound?.(line)).find(Boolean);
  const paid = lines.some((line) => coins?.(line));
  hear(wished ?? "lift");
  if (paid) hear("coin", tempo.lift + tempo.travel);
  else if (!wished) hear("land", tempo.lift + tempo.travel);
}
