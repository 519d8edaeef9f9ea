import type { Shown } from "../connection";
import type { Ahead, Option, Tried, Wanted } from "../wire";

export interface Answer {
  asked: Shown;
  option: Option;
  own: boolean;
}

/** Several answers that are looked at before any of them counts. */
export interface Gesture {
  base: Shown; // the table as it is for everybody
  answers: Answer[]; // the player's, then those assumed
  own: number; // how many lead to what is shown
  shown: Shown; // where the next answer is given
  end: Shown; // as far as the answers can be looked at
  complete: boolean; // nothing more is asked
  hidden: boolean; // the last answer reveals something, so nobody sees yet what it does
}

/** When answers wait to be confirmed: always, when nothing could take them back, or only where something is assumed. */
export type Hold = true | "final" | false;

interface Host {
  ask(base: Shown, wanted: Wanted[], run: number): void;
  open(gesture: Gesture): void;
  commit(base: Shown, path: number[]): void;
  idle(): void; // nothing came of it
}

const isReal = (answer: Answer): boolean => answer.asked.question!.options.length > 1;

/** An answer as it may be given again: the same one, or else the one that lies at the same place. */
const again = ({ asked, option }: Answer): Wanted => ({
  question: asked.question!.name,
  id: option.id,
  place: option.place,
  to: option.to,
});

/** Learns from the server where answers lead, in one go, and keeps them until they are confirmed. */
export class Gestures {
  current: Gesture | null = null;
  private asking: { base: Shown; wanted: Wanted[]; hold: Hold } | null = null;
  private run = 0;
  private readonly host: Host;

  constructor(host: Host) {
    this.host = host;
  }

  // --- what the player does ----------------------------------------------------------------------------------

  /** One more answer, or another one at an earlier place; those after it stay as far as they still fit. */
  answer(id: number, at?: number): void {
    const { base, answers, own, shown } = this.current!;
    const place = at ?? own;
    const question = (answers[place]?.asked ?? shown).question!.name;
    const after = answers.slice(place + 1).filter((answer) => answer.own);
    this.unfold(base, [...answers.slice(0, place).map(again), { question, id }, ...after.map(again)], true);
  }

  /** Answers as they are wanted: looked at first when they are to be held, or when something is still asked. */
  follow(base: Shown, wanted: Wanted[], hold: Hold): void {
    const gesture = this.current;
    const before = gesture ? gesture.answers.slice(0, gesture.own).map(again) : [];
    this.unfold(gesture?.base ?? base, [...before, ...wanted], hold);
  }

  /** Without an answer and all after it; without a place, the player's last one. */
  back(at?: number): void {
    const { base, answers } = this.current!;
    const last = at ?? answers.findLastIndex((answer) => answer.own && isReal(answer));
    if (last <= 0) return this.drop();
    this.unfold(base, answers.slice(0, last).map(again), true);
  }

  confirm(): void {
    const gesture = this.current;
    if (gesture?.complete) this.host.commit(gesture.base, pathOf(gesture));
  }

  drop(): void {
    this.current = this.asking = null;
    this.run += 1;
  }

  // --- what the server says ----------------------------------------------------------------------------------

  hear(tried: Tried): void {
    if (!this.asking || tried.run !== this.run) return;
    const { base, hold } = this.asking;
    this.asking = null;
    this.settle(gestureFrom(base, tried), hold);
  }

  /** The server refused; true when it was a look ahead, which then leads nowhere. */
  failed(): boolean {
    return this.asking !== null;
  }

  /** A new state of the table: a gesture outlives it only where the same question is open, as after a broken line. */
  outlives(next: Shown, mayAnswer: boolean): boolean {
    const gesture = this.current;
    const base = this.asking?.base ?? gesture?.base;
    if (!base || !mayAnswer || base.ply !== next.ply || base.viewer !== next.viewer) return false;
    const { wanted, hold } = this.asking ?? {
      wanted: gesture!.answers.filter((answer) => answer.own).map(again),
      hold: true,
    };
    this.unfold(next, wanted, hold); // the line may have broken before the answer came
    return true;
  }

  // --- finding out -------------------------------------------------------------------------------------------

  private unfold(base: Shown, wanted: Wanted[], hold: Hold): void {
    this.run += 1;
    this.asking = { base, wanted, hold };
    this.host.ask(base, wanted, this.run);
  }

  /** What the player has decided alone counts at once, unless it is to be looked at. */
  private settle(gesture: Gesture, hold: Hold): void {
    if (!gesture.answers.length) return this.host.idle();
    const assumed = gesture.answers.some((answer) => isReal(answer) && !answer.own);
    const held = hold === "final" ? isFinal(gesture) : hold;
    if (gesture.complete && !held && !assumed) return this.host.commit(gesture.base, pathOf(gesture));
    this.current = gesture;
    this.host.open(gesture);
  }
}

/** Something is revealed, or somebody else is asked then: nothing takes it back. */
const isFinal = ({ base, end, hidden }: Gesture): boolean => hidden || end.question?.who !== base.viewer;

const pathOf = (gesture: Gesture): number[] => gesture.answers.map((answer) => answer.option.id);

const after = (base: Shown, ahead: Ahead): Shown => ({
  ...base,
  view: ahead.view,
  lesson: ahead.lesson,
  question: ahead.question,
  tried: ahead.log,
});

function gestureFrom(base: Shown, tried: Tried): Gesture {
  const answers: Answer[] = [];
  let asked = base;
  for (const { option: id, own, then } of tried.steps) {
    const option = asked.question!.options.find((one) => one.id === id)!;
    answers.push({ asked, option, own });
    if (then) asked = after(base, then);
  }
  const { own, complete, hidden } = tried;
  return { base, answers, own, shown: answers[own]?.asked ?? asked, end: asked, complete, hidden };
}
