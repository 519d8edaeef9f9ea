import { Connection, type Shown, type Talk } from "../connection";
import { paceDelay } from "../prefs";
import { warning } from "../promise";
import type { Option, Refused, Waiting } from "../wire";
import { drawingOf, gestureOf } from "../games/registry";
import { type Gesture, Gestures, once, type Step } from "./gesture";
import { Parade } from "./parade";

export interface Snapshot {
  shown: Shown | null;
  waiting?: Waiting; // before the deal
  behind: number; // moves of others that are still to be shown
  connected: boolean;
  talk: Talk[];
  notice: string;
  sent: boolean; // a choice is on its way
  tried: boolean; // the server has answered at least once
  gesture: Gesture | null; // answers that don't count yet; `shown` is then what they lead to
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

/** Told to the maker: a seat belongs to whoever opens its link first. */
function opened(before: Shown, now: Shown): string {
  const fresh = now.seats.filter((seat, i) => seat.claimed && !before.seats[i]?.claimed).map((seat) => seat.name);
  if (!now.owner || !fresh.length) return "";
  return `The link for ${fresh.join(" and ")} was opened. If that was somebody else, renew it under Links.`;
}

const MOVED_ON = "The table has moved on, so nothing was done.";

/** Nothing is left to choose; what is shown waits to be confirmed. */
const answered = (shown: Shown): Shown => ({ ...shown, question: { name: "", who: shown.viewer, prompt: "", left: 0, options: [], refused: [] } });

/** One table as this page plays it: shows others' moves one at a time and turns gestures into choices. */
export class TableModel {
  private readonly connection: Connection;
  private readonly tellers = new Set<() => void>();
  private readonly parade: Parade;
  private autoTimer = 0;
  private readonly gestures = new Gestures({
    ask: (base, path) => this.ask(base, path),
    open: (gesture) => this.open(gesture),
    commit: (base, path) => this.commit(base, path),
    specOf: (shown) => gestureOf(shown.game),
  });
  private confirmed = -1; // the ply whose question this page answered last
  private together = 1; // own answers in the state that comes next
  private dropped: { place: string; tell(refused: Refused[]): void } | null = null;
  onChoose?: (shown: Shown, option: Option) => void; // told of each answer before it goes out
  snapshot: Snapshot = {
    shown: null, behind: 0, connected: true, talk: [], notice: "", sent: false, tried: false, gesture: null,
  };

  constructor(table: string, token: string) {
    this.parade = new Parade(table, token, (next) => this.show(next));
    this.connection = new Connection(table, token, {
      state: (shown, again) => this.receive(shown, again),
      waiting: (waiting) => this.update({ waiting, tried: true }),
      tried: (tried) => this.gestures.hear(tried),
      said: (talk) => this.hear(talk),
      error: (code, text) => this.fail(code, text),
      link: (connected) => connected !== this.snapshot.connected && this.update({ connected }),
    });
  }

  /** Before the deal: wait for nobody else. */
  dealNow(): void {
    this.connection.send({ type: "deal_now" });
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
    const lost = this.gestures.failed();
    const quiet = code === "stale" || (code === "too_fast" && !lost);
    this.update({ notice: quiet ? "" : text, sent: false, tried: true });
    if (lost) this.cancel();
    if (code === "renewed") this.clear();
  }

  /** Whoever holds a link that no longer holds has nothing to look at any more. */
  private clear(): void {
    this.parade.close();
    this.gestures.drop();
    this.update({ shown: null, behind: 0, gesture: null });
  }

  // --- showing ---------------------------------------------------------------------------------------------

  private receive(shown: Shown, again: boolean): void {
    const look = again || this.snapshot.shown?.viewer !== shown.viewer;
    this.parade.push(shown, look ? "look" : this.snapshot.sent ? "own" : "others", this.together);
    this.together = 1;
    if (this.parade.behind !== this.snapshot.behind) this.update({ behind: this.parade.behind });
  }

  /** Show at once what is still to be shown. */
  catchUp(): void {
    if (this.parade.behind) this.parade.skip();
  }

  private show(next: Shown): void {
    if (this.gestures.outlives(next, asked(next) !== null)) return void (this.snapshot.gesture || this.update({ shown: next }));
    const said = this.snapshot.shown ? opened(this.snapshot.shown, next) : warning(next);
    const lost = this.snapshot.gesture !== null && this.confirmed !== this.snapshot.gesture.base.ply;
    this.gestures.drop();
    this.update({ shown: next, behind: this.parade.behind, sent: false, notice: lost ? MOVED_ON : said, tried: true, gesture: null });
    this.goOn(next);
  }

  private open(gesture: Gesture): void {
    this.update({ shown: gesture.own === gesture.answers.length && gesture.complete ? answered(gesture.shown) : gesture.shown, sent: false, notice: "", gesture });
    const { dropped } = this;
    this.dropped = null;
    if (dropped) this.drop(dropped.place, dropped.tell);
  }

  // --- answering -------------------------------------------------------------------------------------------

  private goOn(shown: Shown): void {
    clearTimeout(this.autoTimer);
    if (asked(shown) !== null) this.autoAnswer(shown);
  }

  /** A question with one answer isn't asked, unless answering it would end what could still be undone. */
  private autoAnswer(shown: Shown): void {
    const { options, name } = shown.question!;
    if (options.length !== 1 || (drawingOf(shown.game).endsTurn?.(name) && shown.can_undo)) return;
    this.autoTimer = window.setTimeout(() => this.choose(options[0]!.id), Math.min(paceDelay(), 400));
  }

  /** An answer: it counts at once unless smaller questions follow from it, which are then held with it. */
  choose(option: number, at?: number): void {
    const { shown, sent, gesture } = this.snapshot;
    if (!shown?.question || sent) return;
    clearTimeout(this.autoTimer);
    if (gesture) this.gestures.answer(option, at);
    else if (gestureOf(shown.game).opens(shown.question.name)) this.gestures.follow(shown, once(option), false);
    else this.commit(shown, [option]);
  }

  /** Several answers as one: each state asks the step for the next. */
  perform(step: Step): void {
    const { shown, sent } = this.snapshot;
    if (shown && !sent) this.gestures.follow(shown, step, false);
  }

  /** The same, to be looked at and confirmed. */
  compose(step: Step): void {
    const { shown, sent } = this.snapshot;
    if (shown && !sent) this.gestures.follow(shown, step, true);
  }

  confirm(): void {
    if (!this.snapshot.sent) this.gestures.confirm();
  }

  cancel(): void {
    const base = this.snapshot.gesture?.base;
    this.gestures.drop();
    this.dropped = null;
    if (!base) return;
    this.update({ shown: base, gesture: null, sent: false });
  }

  /** What was carried here: the answer that belongs to this place now. */
  drop(place: string, tell: (refused: Refused[]) => void): void {
    if (this.snapshot.sent) return void (this.dropped = { place, tell });
    const question = this.snapshot.shown?.question;
    const option = question?.options.find((one) => one.place === place);
    const refused = question?.refused.filter((one) => one.place === place) ?? [];
    if (option) return this.choose(option.id);
    if (place && refused.length) return tell(refused);
    this.cancel();
  }

  private ask(base: Shown, path: number[]): void {
    this.update({ sent: true });
    this.connection.send({ type: "try", ply: base.ply, options: path, seat: base.viewer });
  }

  private commit(base: Shown, [option, ...then]: number[]): void {
    const answer = base.question!.options.find((one) => one.id === option);
    if (answer) this.onChoose?.(base, answer);
    this.confirmed = base.ply;
    this.together = 1 + then.length;
    this.update({ sent: true, notice: "" });
    this.connection.send({ type: "choose", ply: base.ply, option: option!, then, seat: base.question!.who });
  }

  undo(): void {
    const { shown, sent, gesture } = this.snapshot;
    if (sent || !shown) return;
    if (gesture) return this.rewind();
    if (!shown.can_undo) return;
    this.update({ sent: true });
    this.connection.send({ type: "undo", ply: shown.ply, seat: shown.viewer });
  }

  /** Take an answer of the gesture back, and those after it. */
  rewind(at?: number): void {
    this.gestures.back(at);
    if (!this.gestures.current) this.cancel();
  }

  reset(): void {
    this.cancel();
    const { shown, sent } = this.snapshot;
    if (!shown?.can_undo || sent) return;
    this.update({ sent: true });
    this.connection.send({ type: "reset", ply: shown.ply, seat: shown.viewer });
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
    clearTimeout(this.autoTimer);
    this.parade.close();
    this.connection.close();
  }
}
