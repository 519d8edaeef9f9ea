import type { Shown } from "../connection";
import type { Option, Question, Tried } from "../wire";

/** Names the next answer, or nothing when there is none to give. */
export type Step = (shown: Shown) => number | undefined;

/** How a game's small questions belong together. */
export interface GestureSpec {
  opens(question: string): boolean; // smaller questions may follow from an answer to it
  inside(question: string): boolean; // such a smaller question
  assume?(question: Question): number | undefined; // its answer until the player gives another
  passes?(question: string): boolean; // what is assumed here is shown done, to be changed where it lies
  row?(question: string): boolean; // its answers stay open to change in a row of their own
  stages?(question: string): boolean; // it has a Confirm of its own on the board
  sum?(before: Shown, after: Shown): string; // what it comes to
}

/** One answer and no other. */
export function once(option: number): Step {
  let given = false;
  return () => (given ? undefined : ((given = true), option));
}

export interface Answer { asked: Shown; option: Option; own: boolean }

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

interface Host {
  ask(base: Shown, path: number[]): void;
  open(gesture: Gesture): void;
  commit(base: Shown, path: number[]): void;
  specOf(shown: Shown): GestureSpec;
}

const isReal = (answer: Answer): boolean => answer.asked.question!.options.length > 1;

const optionOf = (shown: Shown, id: number | undefined): Option | undefined =>
  id === undefined ? undefined : shown.question!.options.find((option) => option.id === id);

/** Finds out from the server where answers lead, and keeps them until they are confirmed. */
export class Gestures {
  current: Gesture | null = null;
  private readonly known = new Map<string, Tried>();
  private asking: { base: Shown; path: number[]; heard(tried: Tried): void } | null = null;
  private run = 0;

  constructor(private readonly host: Host) {}

  // --- what the player does ----------------------------------------------------------------------------------

  /** One more answer, or another one at an earlier place; those after it stay as far as they still fit. */
  answer(id: number, at?: number): void {
    const { base, answers, own } = this.current!;
    const place = at ?? own;
    const kept = answers.slice(0, place).map((answer) => answer.option.id);
    const after = answers.slice(place + 1).filter((answer) => answer.own);
    void this.unfold(base, inOrder([...kept, id], after), true);
  }

  /** Answers as the step names them: looked at first when they are to be held, or when something is still asked. */
  follow(base: Shown, step: Step, hold: boolean): void {
    const gesture = this.current;
    if (!gesture) return void this.unfold(base, step, hold);
    const kept = gesture.answers.slice(0, gesture.own).map((answer) => answer.option.id);
    void this.unfold(gesture.base, inOrder(kept, [], step), hold);
  }

  /** Without an answer and all after it; without a place, the player's last one. */
  back(at?: number): void {
    const { base, answers } = this.current!;
    const last = at ?? answers.findLastIndex((answer) => answer.own && isReal(answer));
    if (last <= 0) return this.drop();
    void this.unfold(base, inOrder(answers.slice(0, last).map((answer) => answer.option.id)), true);
  }

  confirm(): void {
    const gesture = this.current;
    if (gesture?.complete) this.host.commit(gesture.base, pathOf(gesture));
  }

  drop(): void {
    this.current = this.asking = null;
    this.known.clear();
    this.run += 1;
  }

  // --- what the server says ----------------------------------------------------------------------------------

  hear(tried: Tried): void {
    if (this.asking?.path.join() !== tried.options.join()) return;
    this.known.set(tried.options.join(), tried);
    const { heard } = this.asking;
    this.asking = null;
    heard(tried);
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
    if (this.asking) this.host.ask(next, this.asking.path); // the line may have broken before the answer came
    else void this.unfold(next, inOrder([], gesture!.answers.filter((answer) => answer.own)), true);
    return true;
  }

  // --- finding out -------------------------------------------------------------------------------------------

  private async unfold(base: Shown, step: Step, hold: boolean): Promise<void> {
    const run = ++this.run;
    const gesture: Gesture = { base, answers: [], own: -1, shown: base, end: base, complete: false, hidden: false };
    for (let answer = this.next(gesture, step); answer; answer = this.next(gesture, step)) {
      gesture.answers.push(answer);
      const seen = await this.look(base, pathOf(gesture));
      if (run !== this.run) return;
      if (seen) gesture.end = seen;
      else gesture.hidden = true;
    }
    if (gesture.answers.length) this.settle(gesture, hold);
  }

  /** The player's answer, the only one there is, or one to assume. */
  private next(gesture: Gesture, step: Step): Answer | undefined {
    const asked = gesture.end;
    if (gesture.hidden || !isAsked(asked)) return undefined;
    const own = gesture.own < 0 ? optionOf(asked, step(asked)) : undefined;
    if (own) return { asked, option: own, own: true };
    if (!gesture.answers.length || !this.isInside(asked)) return undefined;
    const [only, another] = asked.question!.options;
    if (!another) return { asked, option: only!, own: false };
    const spec = this.host.specOf(asked);
    if (!spec.passes?.(asked.question!.name)) pause(gesture);
    const assumed = optionOf(asked, spec.assume?.(asked.question!));
    return assumed && { asked, option: assumed, own: false };
  }

  private isInside(shown: Shown): boolean {
    return isAsked(shown) && this.host.specOf(shown).inside(shown.question!.name);
  }

  /** What the player has decided alone counts at once, unless it is to be looked at. */
  private settle(gesture: Gesture, hold: boolean): void {
    pause(gesture);
    gesture.complete = gesture.hidden || !this.isInside(gesture.end);
    const assumed = gesture.answers.some((answer) => isReal(answer) && !answer.own);
    if (gesture.complete && !hold && !assumed) return this.host.commit(gesture.base, pathOf(gesture));
    this.current = gesture;
    this.host.open(gesture);
  }

  private async look(base: Shown, path: number[]): Promise<Shown | null> {
    const tried = this.known.get(path.join()) ?? (await this.ask(base, path));
    if (tried.played < path.length) return null;
    return { ...base, view: tried.view, question: tried.question, tried: tried.log };
  }

  private ask(base: Shown, path: number[]): Promise<Tried> {
    return new Promise((heard) => {
      this.asking = { base, path, heard };
      this.host.ask(base, path);
    });
  }
}

const pathOf = (gesture: Gesture): number[] => gesture.answers.map((answer) => answer.option.id);

/** From here on answers are assumed: this is what the player looks at. */
function pause(gesture: Gesture): void {
  if (gesture.own >= 0) return;
  gesture.own = gesture.answers.length;
  gesture.shown = gesture.end;
}

const isAsked = (shown: Shown): boolean => shown.question?.who === shown.viewer && shown.question.options.length > 0;

/** These answers one after the other, then others as far as they still fit, then what the step says. */
function inOrder(ids: number[], others: Answer[] = [], then: Step = () => undefined): Step {
  const [first, rest] = [[...ids], [...others]];
  return (shown) => {
    if (first.length) return first.shift();
    const found = rest.findIndex((answer) => answer.asked.question!.name === shown.question!.name);
    if (found < 0) return then(shown);
    const [answer] = rest.splice(0, found + 1).slice(-1);
    const { options } = shown.question!;
    const { id, place, to } = answer!.option;
    return (options.find((option) => option.id === id) ?? options.find((option) => place && option.place === place && option.to === to))?.id;
  };
}
