import { Connection, type Shown, type Talk } from "../connection";
import type { Playing, Stage } from "../moments/scene";
import { paceDelay } from "../prefs";
import { broken, warning } from "../promise";
import type { Option, Refused, Wanted } from "../wire";
import { type Gesture, Gestures } from "./gesture";
import { Parade } from "./parade";
import { BLANK, type Snapshot } from "./snapshot";
import { answered, asked, byFinger, leavesMuch, opened } from "./turn";
import { Warner } from "./warner";

const MOVED_ON = "The table has moved on, so nothing was done.";

/** One table as this page plays it: shows others' moves one at a time and turns gestures into choices. */
export class TableModel {
  private readonly connection: Connection;
  private readonly tellers = new Set<() => void>();
  private readonly parade: Parade;
  private autoTimer = 0;
  private readonly gestures = new Gestures({
    ask: (base, wanted, run) => this.ask(base, wanted, run),
    open: (gesture) => this.open(gesture),
    commit: (base, path) => this.commit(base, path),
    idle: () => this.update({ sent: false }),
  });
  private readonly warner = new Warner();
  private held?: () => void; // what a warning keeps from being sent
  private confirmed = -1; // the ply whose question this page answered last
  private together = 1; // own answers in the state that comes next
  private dropped: { place: string; tell(refused: Refused[]): void } | null = null;
  onChoose?: (shown: Shown, option: Option) => void; // told of each answer before it goes out
  snapshot = BLANK;

  constructor(table: string, token: string, stage?: Stage) {
    const watcher = { show: (next: Shown) => this.show(next), play: (playing: Playing | null) => this.play(playing) };
    this.parade = new Parade(table, token, watcher, stage);
    this.connection = new Connection(table, token, {
      state: (shown, again) => this.receive(shown, again),
      waiting: (waiting) => this.update({ waiting, tried: true }),
      tried: (tried) => this.gestures.hear(tried),
      advised: (advised) => this.snapshot.advised === "asked" && this.update({ advised }),
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
    for (const tell of this.tellers) tell();
  }

  private hear(talk: Talk): void {
    const known = this.snapshot.talk;
    if (!known.some((said) => said.number === talk.number)) this.update({ talk: [...known, talk].slice(-200) });
  }

  private fail(code: string, text: string): void {
    const lost = this.gestures.failed();
    const quiet = code === "stale" || (code === "too_fast" && !lost);
    this.update({ notice: quiet ? "" : text, sent: false, tried: true, advised: null });
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
    if (this.parade.behind || this.snapshot.playing) this.parade.skip();
  }

  /** The table can be drawn from now on. */
  begin(): void {
    this.parade.open();
  }

  /** The scene that waits has been seen. */
  proceed(): void {
    this.parade.proceed();
  }

  private play(playing: Playing | null): void {
    if (playing !== this.snapshot.playing) this.update({ playing, behind: this.parade.behind });
  }

  private show(next: Shown): void {
    if (this.gestures.outlives(next, asked(next) !== null))
      return void (this.snapshot.gesture || this.update({ shown: next }));
    const said = broken(next) || (this.snapshot.shown ? opened(this.snapshot.shown, next) : warning(next));
    const lost = this.snapshot.gesture !== null && this.confirmed !== this.snapshot.gesture.base.ply;
    this.gestures.drop();
    this.update({
      shown: next,
      behind: this.parade.behind,
      sent: false,
      notice: lost ? MOVED_ON : said,
      tried: true,
      gesture: null,
      warning: null,
      advised: next.ply === this.snapshot.shown?.ply ? this.snapshot.advised : null,
    });
    this.goOn(next);
  }

  private open(gesture: Gesture): void {
    this.update({
      shown: gesture.own === gesture.answers.length && gesture.complete ? answered(gesture.shown) : gesture.shown,
      sent: false,
      notice: "",
      gesture,
    });
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
    const { options, gesture } = shown.question!;
    if (options.length !== 1 || (gesture.ends && shown.can_undo)) return;
    this.autoTimer = window.setTimeout(() => this.choose(options[0]!.id, undefined, true), Math.min(paceDelay(), 400));
  }

  /** An answer: it counts at once unless smaller questions follow from it, which are then held with it. */
  choose(option: number, at?: number, sure = false): void {
    const { shown, sent, gesture } = this.snapshot;
    if (!shown?.question || sent) return;
    clearTimeout(this.autoTimer);
    if (gesture) this.gestures.answer(option, at);
    else {
      const hold = sure ? false : leavesMuch(shown, option) || (byFinger() && "final");
      if (hold || shown.question.gesture.opens) this.gestures.follow(shown, [{ id: option }], hold);
      else this.commit(shown, [option]);
    }
  }

  /** Several answers as one. */
  perform(wanted: Wanted[]): void {
    const { shown, sent } = this.snapshot;
    if (shown && !sent) this.gestures.follow(shown, wanted, false);
  }

  /** The same, to be looked at and confirmed. */
  compose(wanted: Wanted[]): void {
    const { shown, sent } = this.snapshot;
    if (shown && !sent) this.gestures.follow(shown, wanted, true);
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
    if (this.snapshot.sent) {
      this.dropped = { place, tell };
      return;
    }
    const question = this.snapshot.shown?.question;
    const option = question?.options.find((one) => one.place === place);
    const refused = question?.refused.filter((one) => one.place === place) ?? [];
    if (option) return this.choose(option.id);
    if (place && refused.length) return tell(refused);
    this.cancel();
  }

  private ask(base: Shown, wanted: Wanted[], run: number): void {
    this.update({ sent: true });
    this.connection.send({ type: "try", ply: base.ply, wanted, run, seat: base.viewer });
  }

  private commit(base: Shown, path: number[]): void {
    const warning = this.warner.before(base, path, this.snapshot.gesture);
    if (warning) {
      this.held = () => this.send(base, path);
      return this.update({ warning, sent: false });
    }
    this.send(base, path);
  }

  /** The answer that was warned of counts all the same, or is thought over. */
  ignoreWarning(): void {
    this.update({ warning: null });
    this.held?.();
  }

  heedWarning(): void {
    this.update({ warning: null });
    this.cancel();
  }

  /** What would a good player answer? */
  askHint(): void {
    const { shown } = this.snapshot;
    if (!shown || this.snapshot.gesture) return;
    this.update({ advised: "asked", notice: "" });
    this.connection.send({ type: "hint", ply: shown.ply, seat: shown.viewer });
  }

  dropHint(): void {
    this.update({ advised: null });
  }

  private send(base: Shown, [option, ...then]: number[]): void {
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
