import { useEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import { Coach, speaks } from "../coach/coach";
import type { Shown } from "../connection";
import { drawingOf, useDrawing } from "../games/registry";
import { remember } from "../memory";
import { NO_SCENES, type Staged, stageOf } from "../moments/scene";
import { Theatre, useSkip } from "../moments/theatre";
import { opensFirst, prefs } from "../prefs";
import { announceTurn } from "../table/alerts";
import { useKeys } from "../table/keys";
import { TableModel } from "../table/model";
import { Promised } from "../table/promise";
import { RecapBar, useRecap } from "../table/recap";
import type { Snapshot } from "../table/snapshot";
import { TableScreen } from "../table/table";
import { asked, awaited } from "../table/turn";
import { useFlights } from "../ui/flights";
import { useCards, useNarrow, useTitle } from "../ui/hooks";
import { Hat, Icon } from "../ui/icons";
import { useFloats } from "../ui/peek";
import { Settings } from "../ui/settings";
import type { Waiting as Before } from "../wire";
import { Hall } from "./hall";
import { Links, LinksButton } from "./links";
import { isWelcomed, Welcome } from "./welcome";

interface PlayProps {
  table: string;
  token: string;
}

/** A table that is being played or watched. */
export function Play({ table, token }: PlayProps) {
  const model = useMemo(() => new TableModel(table, token, stage), [table, token]);
  const [, again] = useReducer((n: number, _: null) => n + 1, 0);
  const [settings, setSettings] = useState(false);
  const [links, setLinks] = useState(false);
  const [entered, setEntered] = useState(() => isWelcomed(table));
  const openSeat = useRef<(seat: number) => void>(() => {});
  useEffect(() => {
    const stop = model.subscribe(() => again(null));
    return () => {
      stop();
      model.close();
    };
  }, [model]);
  const { snapshot } = model;
  const { shown } = snapshot;
  const rows = useCards(shown?.game, shown?.boxes);
  const drawn = useDrawing(shown?.game);
  useEffect(() => again(null), [model]); // the first state may have come before anybody listened
  const { open, recapped } = useRecap(table, token, shown, drawingOf(shown?.game ?? "").motion);
  const seen = recapped?.past ?? shown;
  const playing = recapped ? recapped.playing : snapshot.playing;
  useFlights(seen, drawingOf(shown?.game ?? ""), recapped ? 0 : snapshot.behind, playing);
  useEffect(() => {
    if (drawn && model.snapshot.shown) model.begin();
  }, [model, drawn, shown?.table]);
  useSkip(!recapped && (snapshot.behind > 0 || (playing !== null && !playing.scene.waits)), () => model.catchUp());
  useMemory(shown, table);
  useTurn(snapshot.gesture?.base ?? shown);
  const floats = useFloats();
  const narrow = useNarrow();
  useKeys({
    undo: () => {
      floats.close();
      model.undo();
    },
    cancel: () => model.cancel(),
    openSeat: (seat) => openSeat.current(seat),
    skip: () => model.catchUp(),
  });
  const guest = entered ? null : guestOf(snapshot);
  if (guest) return <Welcome table={table} token={token} {...guest} enter={() => setEntered(true)} />;
  if (!shown && snapshot.waiting && !snapshot.notice && !alone(snapshot.waiting))
    return <Hall token={token} waiting={snapshot.waiting} dealNow={() => model.dealNow()} />;
  if (!shown || !drawn)
    return <Waiting problem={snapshot.tried ? snapshot.notice : ""} connected={snapshot.connected} />;
  const next = awaited(shown);
  if (next !== null && shown.mine.length > 1)
    return <HandOver shown={shown} seat={next} take={() => model.look(next)} />;
  const tools = (
    <div class="side-tools">
      <a class="plain" href="#/" aria-label="Start page">
        <Icon id="home" quiet />
      </a>
      <a class="plain" href={`#/how/${shown.game}`} target="_blank" rel="noopener" aria-label="How to play">
        <Icon id="book" quiet />
      </a>
      <a class="plain" href={`#/replay/${table}/${token}/0`} aria-label="Replay">
        <Icon id="replay" quiet />
      </a>
      <LinksButton table={table} open={() => setLinks(true)} />
      <button type="button" class="plain" aria-label="Settings" onClick={() => setSettings(true)}>
        <Icon id="gear" quiet />
      </button>
    </div>
  );
  const coach = speaks(shown, snapshot) && !recapped && <Coach model={model} snapshot={snapshot} shown={shown} />;
  const flows = narrow && !shown.over;
  const bar = recapped ? <RecapBar recapped={recapped} myTurn={asked(shown) !== null} /> : undefined;
  return (
    <>
      <TableScreen
        snapshot={snapshot}
        shown={seen!}
        rows={rows}
        model={recapped ? null : model}
        bar={bar}
        links={tools}
        foot={<Promised shown={shown} />}
        aside={flows && coach}
        openSeatRef={openSeat}
        stepThrough={recapped ? undefined : open}
      />
      {!flows && coach}
      <Theatre playing={playing} rows={rows} proceed={() => model.proceed()} />
      <Links table={table} token={token} shown={shown} open={links} setOpen={setLinks} />
      {settings && <Settings close={() => setSettings(false)} />}
    </>
  );
}

/** What is staged as the table goes from one state to the next; a table is opened once. */
function stage(before: Shown | null, next: Shown): Staged {
  const staged = stageOf(drawingOf(next.game).motion, before, next, prefs().moments, prefs().warnings);
  return before || !staged.after.length || opensFirst(next.table) ? staged : NO_SCENES;
}

/** Only one's own share is missing, and it is on its way. */
const alone = ({ shares, me }: Before): boolean => shares.length === 1 && shares[0]!.seat === me;

/** Whoever came by a link and sits alone at a seat: who that is, once it is known. */
function guestOf({ shown, waiting, notice }: Snapshot) {
  if (shown) {
    const seat = shown.mine[0] ?? -1;
    if (shown.owner || shown.mine.length !== 1 || shown.over) return null;
    return { game: shown.game, title: shown.title, seat, names: shown.seats.map(({ name }) => name) };
  }
  if (!waiting || notice || waiting.owner || waiting.me < 0) return null;
  return { game: waiting.game, title: waiting.title, seat: waiting.me, names: waiting.names };
}

function Waiting({ problem, connected }: { problem: string; connected: boolean }) {
  return (
    <main class="page narrow">
      <h1>{!problem ? "Sitting down …" : connected ? "No table here" : "Not at the table yet"}</h1>
      <p role="status">
        {problem || (connected ? "The table is being laid." : "The server does not answer; trying again …")}
        {problem && !connected && " Trying again …"}
      </p>
      <p>
        <a href="#/">To the start page</a>
      </p>
    </main>
  );
}

/** Between two people at one screen: nothing of either side is in the document. */
function HandOver({ shown, seat, take }: { shown: Shown; seat: number; take(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  const name = shown.seats[seat]!.name;
  return (
    <main class="page handover">
      <Hat seat={seat} size={96} quiet />
      <h1>{name}, it is your turn</h1>
      <p>Let {name} have the screen. The cards are shown only after the button.</p>
      <button ref={button} type="button" class="primary big" onClick={take}>
        I am {name}
      </button>
    </main>
  );
}

function useMemory(shown: Shown | null, table: string): void {
  const round = (shown && drawingOf(shown.game).rail?.(shown).round) ?? "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: remembered as it opens, at each round and as it ends.
  useEffect(() => {
    if (!shown?.mine.length || !location.hash.startsWith("#/table/")) return;
    if (shown.exercise && !shown.exercise.solution) return; // it is found in the list of exercises
    const seats = shown.seats.map((seat) => seat.name).join(", ");
    remember({
      table,
      url: location.hash,
      game: shown.game,
      title: shown.title,
      seats,
      when: Date.now(),
      over: shown.over,
      round,
    });
  }, [shown?.over, shown?.table, round]);
}

/** The window's title says whose turn it is; sound and notification if wished. */
function useTurn(shown: Shown | null): void {
  const mine = shown !== null && (asked(shown) !== null || awaited(shown) !== null);
  const title = shown?.title ?? "Squander";
  useTitle(shown?.over ? `Over: ${title}` : mine ? `● Your turn: ${title}` : title);
  useEffect(() => {
    if (mine && (prefs().sound || prefs().notify)) announceTurn(title);
  }, [mine, title]);
}
