import { Connection, type Shown, type Talk } from "../connection";
import { paceDelay } from "../prefs";
import { drawingOf } from "../games/registry";

/** Names the next answer of a gesture, or nothing when the gesture is done. */
export type Step = (shown: Shown) => number | undefined;

export interface Snapshot {
  shown: Shown | null;
  behind: number; // moves of others that are still to be shown
  connected: boolean;
  talk: Talk[];
  notice: string;
  sent: boolean; // a choice is on its way
  lastOwn: number; // the ply of this page's last choice
  tried: boolean; // the server has answered at least once
}

/** The asked seat, if this page may answer for it now. */
export function asked(shown: Shown | null): number | null {
  const question = shown?.question;
  if (!shown || !question || !shown.mine.includes(question.who)) return null;
  if (shown.seats[question.who]?.bot) return null;
  return question.who === shown.viewer && question.options.length > 0 ? question.who : null;
}

/** On a shared screen: the seat that has to take over before anything is shown. */
export function awaited(shown: Shown | null): number | null {
  if (!shown || shown.over || !shown.question || !shown.mine.includes(shown.question.who)) return null;
  const { who } = shown.question;
  return who !== shown.viewer && !shown.seats[who]?.bot ? who : null;
}

/** One table as this page plays it: shows others' moves one at a time and turns gestures into choices. */
export class TableModel {
  private readonly connection: Connection;
  private readonly tellers = new Set<() => void>();
  private waiting: Shown[] = [];
  private timer = 0;
  private autoTimer = 0;
  private step: Step | null = null;
  private undoing: ((shown: Shown) => boolean) | null = null;
  beforeShow: (next: Shown) => void = () => {};
  snapshot: Snapshot = {
    shown: null, behind: 0, connected: true, talk: [], notice: "", sent: false, lastOwn: -1, tried: false,
  };

  constructor(table: string, token: string) {
    this.connection = new Connection(table, token, {
      state: (shown) => this.receive(shown),
      said: (talk) => this.hear(talk),
      error: (code, text) => this.fail(code, text),
      link: (connected) => connected !== this.snapshot.connected && this.update({ connected }),
    });
  }

  subscribe(tell: () => void): () => void {
    this.tellers.add(tell);
    return () => this.tellers.delete(tell);
  }

  private update(change: Partial<Snapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    this.tellers.forEach((tell) => tell());
  }

  private hear(talk: Talk): void {
    const known = this.snapshot.talk;
    if (!known.some((said) => said.number === talk.number)) this.update({ talk: [...known, talk].slice(-200) });
  }

  private fail(code: string, text: string): void {
    this.step = this.undoing = null;
    const stale = code === "stale" || code === "too_fast";
    this.update({ notice: stale ? "" : text, sent: false, tried: true });
    // Whoever holds a link that no longer holds has nothing to look at any more.
    if (code === "renewed") this.update({ shown: null });
  }

  // --- showing ---------------------------------------------------------------------------------------------

  private receive(shown: Shown): void {
    this.waiting.push(shown);
    const own = this.snapshot.sent || !this.snapshot.shown || this.snapshot.shown.viewer !== shown.viewer;
    if (own || paceDelay() === 0) this.catchUp();
    else if (!this.timer) this.showNext();
  }

  private showNext = (): void => {
    this.timer = 0;
    const next = this.waiting.shift();
    if (!next) return;
    this.show(next);
    if (this.waiting.length) this.timer = window.setTimeout(this.showNext, paceDelay());
  };

  /** Show at once what is still to be shown. */
  catchUp(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    const last = this.waiting.pop();
    this.waiting = [];
    if (last) this.show(last);
  }

  private show(next: Shown): void {
    this.beforeShow(next);
    this.update({ shown: next, behind: this.waiting.length, sent: false, notice: "", tried: true });
    this.goOn(next);
  }

  // --- answering -------------------------------------------------------------------------------------------

  private goOn(shown: Shown): void {
    clearTimeout(this.autoTimer);
    if (this.undoing) return this.undoOn(shown);
    if (asked(shown) === null) return;
    const option = this.step?.(shown);
    if (option !== undefined) return this.choose(option, true);
    this.step = null;
    this.autoAnswer(shown);
  }

  /** A question with one answer isn't asked, unless answering it would end what could still be undone. */
  private autoAnswer(shown: Shown): void {
    const { options, name } = shown.question!;
    if (options.length !== 1 || (drawingOf(shown.game).endsTurn?.(name) && shown.can_undo)) return;
    this.autoTimer = window.setTimeout(() => this.choose(options[0]!.id), Math.min(paceDelay(), 400));
  }

  choose(option: number, inGesture = false): void {
    const shown = this.snapshot.shown;
    if (!shown?.question || this.snapshot.sent) return;
    if (!inGesture) this.step = null;
    clearTimeout(this.autoTimer);
    this.update({ sent: true, lastOwn: shown.ply, notice: "" });
    this.connection.send({ type: "choose", ply: shown.ply, option, seat: shown.question.who });
  }

  /** Several answers in one go: each state asks the step for the next one. */
  perform(step: Step): void {
    const shown = this.snapshot.shown;
    if (!shown) return;
    this.step = step;
    const option = step(shown);
    if (option === undefined) this.step = null;
    else this.choose(option, true);
  }

  undo(): void {
    const shown = this.snapshot.shown;
    if (!shown?.can_undo || this.snapshot.sent) return;
    this.update({ sent: true });
    this.connection.send({ type: "undo", ply: shown.ply, seat: shown.viewer });
  }

  reset(): void {
    const shown = this.snapshot.shown;
    if (!shown?.can_undo || this.snapshot.sent) return;
    this.update({ sent: true });
    this.connection.send({ type: "reset", ply: shown.ply, seat: shown.viewer });
  }

  /** Take back as long as the gesture lasts. */
  cancel(during: (shown: Shown) => boolean): void {
    this.step = null;
    this.undoing = during;
    if (this.snapshot.shown) this.undoOn(this.snapshot.shown);
  }

  private undoOn(shown: Shown): void {
    if (shown.can_undo && this.undoing?.(shown)) this.undo();
    else this.undoing = null;
  }

  // --- the rest --------------------------------------------------------------------------------------------

  look(seat: number): void {
    this.update({ sent: true });
    this.connection.send({ type: "look", seat });
  }

  say(text: string): void {
    this.connection.send({ type: "chat", text });
  }

  seatBot(seat: number, bot: string | null): void {
    this.connection.send({ type: "seat_bot", seat, bot });
  }

  dismiss(): void {
    this.update({ notice: "" });
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.autoTimer);
    this.connection.close();
  }
}
