import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { api } from "../api";
import type { Shown } from "../connection";
import { isRight, ROUNDS, SEED, stepAt, STEPS, textOf } from "../games/last-will/lesson";
import { willView } from "../games/last-will/view";
import { asked } from "../table/model";
import { useCards } from "../ui/hooks";
import { usePointing } from "../ui/pointing";
import type { Option, SeatWish, TableMade } from "../wire";
import { Play } from "./play";

type Seat = [table: string, token: string];
type Strayed = { plies: number } | null;

const SEATS: SeatWish[] = [{ kind: "you", name: "Percival" }, { kind: "bot", name: "Aunt Augusta", bot: "greedy" }];
const KEY = "squander.lesson";
const seatOf = (made: TableMade): Seat => made.url.split("/").slice(-2) as Seat;

function kept(): Seat | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

function keep(seat: Seat | null): void {
  try {
    if (seat) sessionStorage.setItem(KEY, JSON.stringify(seat));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Then a reload begins the lesson anew.
  }
}

/** The first game: on the real table, with a prepared deal and a step beside each question. */
export function Learn({ game }: { game: string }) {
  const [seat, setSeat] = useState<Seat | null>(null);
  const [strayed, setStrayed] = useState<Strayed>(null);
  const [problem, setProblem] = useState("");
  const rows = useCards(game);
  const sit = (made: TableMade) => {
    keep(seatOf(made));
    setStrayed(null);
    setSeat(seatOf(made));
  };
  const fail = (error: Error) => setProblem(error.message);
  const begin = () => void api.make({ game, seats: SEATS, seed: SEED, options: { starter: 0 } }).then(sit, fail);
  const goBack = () => void (seat && strayed && api.branch(seat[0], seat[1], { ply: strayed.plies, seats: SEATS }).then(sit, fail));
  const heed = useCallback((shown: Shown, option: Option) => {
    const right = isRight(stepAt(shown, rows), option);
    setStrayed((before) => (right ? null : before ?? { plies: shown.plies }));
  }, [rows]);
  useEffect(() => {
    const old = kept();
    if (old) api.replay(...old).then(() => setSeat(old), begin);
    else begin();
  }, [game]);
  if (problem) return <main class="page narrow"><h1>No lesson now</h1><p role="alert">{problem}</p><p><a href="#/">To the start page</a></p></main>;
  if (!seat) return <main class="page narrow"><p role="status">The lesson is being laid out …</p></main>;
  const [table, token] = seat;
  const gone = () => { keep(null); begin(); };
  const hint = (shown: Shown) => <Hint seat={seat} shown={shown} rows={rows} strayed={strayed !== null} goBack={goBack} playOn={`#/table/${table}/${token}`} begin={gone} />;
  return <Play key={table} table={table} token={token} aside={hint} onChoose={heed} />;
}

interface HintProps { seat: Seat; shown: Shown; rows: ReturnType<typeof useCards>; strayed: boolean; goBack(): void; playOn: string; begin(): void }

function Hint(props: HintProps) {
  const { shown, rows } = props;
  const now = stepAt(shown, rows);
  const mine = asked(shown) !== null;
  const last = useRef(0);
  const done = willView(shown).round > ROUNDS || shown.over;
  if (now.number >= 0) last.current = now.number;
  const ready = !mine && shown.question?.who === shown.viewer; // all is answered and waits to be confirmed
  usePointing(done ? [] : mine ? now.places : ready ? ["confirm"] : []);
  if (done) return <Done {...props} />;
  const step = STEPS[last.current]!;
  return (
    <section class="hint" aria-label="Lesson" aria-live="polite" data-step={last.current + 1}>
      <p class="progress"><progress max={STEPS.length} value={last.current + 1} aria-hidden="true" /> Step {last.current + 1} of {STEPS.length}</p>
      {props.strayed && <Strayed {...props} />}
      {ready ? <><h2>Look before you leap</h2><p>Below stands what it comes to. Confirm it, or Cancel and think again.</p></> : !mine ? <p>Aunt Augusta is making her choice …</p> : now.number < 0 ? <><h2>As you like</h2><p>The rules ask, and any answer will do here.</p></> : <><h2>{step.title}</h2><p>{textOf(step, shown)}</p></>}
    </section>
  );
}

const Strayed = ({ goBack }: HintProps) => (
  <p class="strayed">That is allowed, only not what the lesson shows. <button type="button" onClick={goBack}>Back to the lesson</button> or just go on.</p>
);

/** What the learner has got rid of since the table was laid out; nothing until that is known. */
function useLost([table, token]: Seat, shown: Shown): number | null {
  const [start, setStart] = useState<number | null>(null);
  useEffect(() => {
    api.ply(table, token, 0, shown.viewer).then((past) => setStart(scoreIn({ ...past, lines: [] })), () => {});
  }, [table]);
  return start === null ? null : start - scoreIn(shown);
}

const scoreIn = (shown: Shown): number => willView(shown).seats[shown.viewer]?.score ?? 0;

function Done({ seat, shown, playOn, begin }: HintProps) {
  const lost = useLost(seat, shown);
  return (
    <section class="hint" aria-label="Lesson" aria-live="polite" data-step="done">
      <h2>You can play</h2>
      <p>{lost !== null && <>You have got rid of £{lost} in {ROUNDS} rounds. </>}{willView(shown).rounds} rounds at most are played. Who has no money and no house is bankrupt, and that round is the last.</p>
      <p>Then the least money wins, debts included. A house left over counts more than its value, so sell in time.</p>
      <p><a class="button primary" href={playOn} onClick={() => keep(null)}>Play on from here</a></p>
      <p class="row"><a class="button" href="#/" onClick={() => keep(null)}>A new game</a> <button type="button" onClick={begin}>Once more</button></p>
    </section>
  );
}
