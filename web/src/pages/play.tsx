import { useEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { drawingOf } from "../games/registry";
import { prefs, remember } from "../prefs";
import { announceTurn } from "../table/alerts";
import { useKeys } from "../table/keys";
import { asked, awaited, TableModel } from "../table/model";
import { RecapBar, useRecap } from "../table/recap";
import { TableScreen } from "../table/table";
import { useFlights } from "../ui/flights";
import { useCards, useTitle } from "../ui/hooks";
import { Hat, Icon } from "../ui/icons";
import { useFloats } from "../ui/peek";
import { Settings } from "../ui/settings";
import type { Shown } from "../connection";
import type { Option, Waiting as Before } from "../wire";
import { Promised } from "../table/promise";
import { Hall } from "./hall";
import { Links, LinksButton } from "./links";

interface PlayProps {
  table: string;
  token: string;
  aside?: (shown: Shown) => ComponentChildren;
  onChoose?: (shown: Shown, option: Option) => void;
}

/** A table that is being played or watched. */
export function Play({ table, token, aside, onChoose }: PlayProps) {
  const model = useMemo(() => new TableModel(table, token), [table, token]);
  const [, again] = useReducer((n: number) => n + 1, 0);
  const [settings, setSettings] = useState(false);
  const [links, setLinks] = useState(false);
  const openSeat = useRef<(seat: number) => void>(() => {});
  useEffect(() => {
    const stop = model.subscribe(() => again(undefined as never));
    return () => {
      stop();
      model.close();
    };
  }, [model]);
  model.onChoose = onChoose;
  const { snapshot } = model;
  const { shown } = snapshot;
  const rows = useCards(shown?.game, shown?.boxes);
  useEffect(() => again(undefined as never), [model]); // the first state may have come before anybody listened
  const { open, recapped } = useRecap(table, token, shown);
  const seen = recapped?.past ?? shown;
  useFlights(seen, drawingOf(shown?.game ?? ""));
  useMemory(shown, table);
  useTurn(snapshot.gesture?.base ?? shown);
  const floats = useFloats();
  useKeys({ undo: () => { floats.close(); model.undo(); }, confirm: () => model.confirm(), cancel: () => model.cancel(), openSeat: (seat) => openSeat.current(seat), skip: () => model.catchUp() });
  if (!shown && snapshot.waiting && !snapshot.notice && !alone(snapshot.waiting)) return <Hall token={token} waiting={snapshot.waiting} dealNow={() => model.dealNow()} />;
  if (!shown) return <Waiting problem={snapshot.tried ? snapshot.notice : ""} connected={snapshot.connected} />;
  const next = awaited(shown);
  if (next !== null && shown.mine.length > 1) return <HandOver shown={shown} seat={next} take={() => model.look(next)} />;
  const tools = (
    <>
    <Promised shown={shown} />
    <div class="side-tools">
      <a class="plain" href="#/" aria-label="Start page"><Icon id="home" quiet /></a>
      <a class="plain" href={`#/rules/${shown.game}`} target="_blank" rel="noopener" aria-label="Rules"><Icon id="book" quiet /></a>
      <a class="plain" href={`#/replay/${table}/${token}/0`} aria-label="Replay"><Icon id="replay" quiet /></a>
      <LinksButton table={table} open={() => setLinks(true)} />
      <button type="button" class="plain" aria-label="Settings" onClick={() => setSettings(true)}><Icon id="gear" quiet /></button>
    </div>
    </>
  );
  const bar = recapped ? <RecapBar recapped={recapped} myTurn={asked(shown) !== null} /> : undefined;
  return (
    <>
      <TableScreen snapshot={snapshot} shown={seen!} rows={rows} model={recapped ? null : model} bar={bar} links={tools} aside={aside?.(shown)} openSeatRef={openSeat} stepThrough={recapped ? undefined : open} />
      <Links table={table} token={token} shown={shown} open={links} setOpen={setLinks} />
      {settings && <Settings close={() => setSettings(false)} />}
    </>
  );
}

/** Only one's own share is missing, and it is on its way. */
const alone = ({ shares, me }: Before): boolean => shares.length === 1 && shares[0]!.seat === me;

function Waiting({ problem, connected }: { problem: string; connected: boolean }) {
  return (
    <main class="page narrow">
      <h1>{!problem ? "Sitting down …" : connected ? "No table here" : "Not at the table yet"}</h1>
      <p role="status">{problem || (connected ? "The table is being laid." : "The server does not answer; trying again …")}{problem && !connected && " Trying again …"}</p>
      <p><a href="#/">To the start page</a></p>
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
      <button ref={button} type="button" class="primary big" onClick={take}>I am {name}</button>
    </main>
  );
}

function useMemory(shown: Shown | null, table: string): void {
  useEffect(() => {
    if (!shown || !shown.mine.length || !location.hash.startsWith("#/table/")) return;
    const seats = shown.seats.map((seat) => seat.name).join(", ");
    remember({ table, url: location.hash, game: shown.game, title: shown.title, seats, when: Date.now(), over: shown.over });
  }, [shown?.over, shown?.table]);
}

/** The window's title says whose turn it is; sound and notification if wished. */
function useTurn(shown: Shown | null): void {
  const mine = shown !== null && (asked(shown) !== null || awaited(shown) !== null);
  useTitle(!shown ? "Squander" : shown.over ? `Over: ${shown.title}` : mine ? `● Your turn: ${shown.title}` : shown.title);
  useEffect(() => {
    if (mine && (prefs().sound || prefs().notify)) announceTurn(shown!.title);
  }, [mine]);
}
