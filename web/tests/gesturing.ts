import { beforeEach } from "node:test";
import type { Shown } from "../src/connection";
import { type Gesture, Gestures } from "../src/table/gesture";
import type { Question, Wanted } from "../src/wire";
import { ahead, opening, option, question, shown, step, tried } from "./makers";

// A card is played: which one, then with which companion. The page asks the server once for the whole of it.

export const CARD = opening("Act", [option(1, "hand:1"), option(2, "hand:2")]);
export const COMPANION = question("Companion", [option(10, "slot:a"), option(11, "slot:b")]);
export const PAYMENT = question("Pay", [option(20), option(21)]);
export const NOBODY = question("", []);

class Host {
  asked: { wanted: Wanted[]; run: number; base: Shown }[] = [];
  opened: Gesture[] = [];
  committed: number[][] = [];
  idled = 0;
  ask = (base: Shown, wanted: Wanted[], run: number) => void this.asked.push({ base, wanted, run });
  open = (gesture: Gesture) => void this.opened.push(gesture);
  commit = (_: Shown, path: number[]) => void this.committed.push(path);
  idle = () => {
    this.idled += 1;
  };
}

export let host: Host;
export let gestures: Gestures;
export let table: Shown;

export const last = () => host.asked.at(-1)!;
export const path = () => gestures.current!.answers.map((answer) => answer.option.id);
export const wanted = () => last().wanted.map((one) => one.id);

/** The server answers the last look ahead: each answer with the question that it leads to. */
export function hear(answers: [id: number, own: boolean, next: Question | null][], change = {}): void {
  const steps = answers.map(([id, own, next]) => step(id, own, next && ahead(next)));
  gestures.hear(tried(last().run, steps, { own: answers.filter(([, own]) => own).length, ...change }));
}

/** The first card, and the companion is still to be named. */
export function press(): void {
  gestures.follow(table, [{ id: 1 }], false);
  hear([[1, true, COMPANION]], { complete: false });
}

beforeEach(() => {
  host = new Host();
  gestures = new Gestures(host);
  table = shown({ question: CARD });
});
