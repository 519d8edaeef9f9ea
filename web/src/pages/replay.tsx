import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import type { Shown } from "../connection";
import type { Snapshot } from "../table/model";
import { TableScreen } from "../table/table";
import { useCards, useTitle } from "../ui/hooks";
import { Icon } from "../ui/icons";
import type { Replay as Whole, SeatWish } from "../wire";
import { keepLinks } from "./links";

const STILL: Snapshot = { shown: null, behind: 0, connected: true, talk: [], notice: "", sent: false, lastOwn: -1, tried: true, gesture: null };

/** A game step by step; the ply stands in the address. */
export function Replay({ table, token, ply }: { table: string; token: string; ply: number }) {
  const [whole, setWhole] = useState<Whole | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [seat, setSeat] = useState<number | null>(null);
  const [problem, setProblem] = useState("");
  const rows = useCards(shown?.game);
  useTitle(shown ? `Replay: ${shown.title}` : "Replay");
  useEffect(() => {
    api.replay(table, token).then(setWhole, (error: Error) => setProblem(error.message));
  }, [table, token]);
  const at = Math.max(0, Math.min(ply, whole?.plies ?? 0));
  useEffect(() => {
    let here = true;
    if (whole) api.ply(table, token, at, seat).then((state) => here && setShown({ ...state, lines: whole.lines }), (error: Error) => setProblem(error.message));
    return () => void (here = false);
  }, [whole, at, seat, table, token]);
  const goTo = (next: number) => {
    history.replaceState(null, "", `#/replay/${table}/${token}/${next}`);
    dispatchEvent(new HashChangeEvent("hashchange"));
  };
  if (problem) return <main class="page narrow"><h1>No replay here</h1><p role="alert">{problem}</p><p><a href="#/">To the start page</a></p></main>;
  if (!shown || !whole) return <main class="page narrow"><h1>Replay</h1><p role="status">Turning back the clock …</p></main>;
  const bar = (
    <section class="question replay" aria-label="Replay">
      <button type="button" aria-label="Back" disabled={at <= 0} onClick={() => goTo(at - 1)}>‹</button>
      <input type="range" min={0} max={whole.plies} value={at} aria-label="Choice" aria-valuetext={`${at} of ${whole.plies}`} onInput={(event) => goTo(Number(event.currentTarget.value))} />
      <button type="button" aria-label="Forward" disabled={at >= whole.plies} onClick={() => goTo(at + 1)}>›</button>
      <span class="where">{at} of {whole.plies}</span>
      {whole.seats.length > 1 && (
        <select aria-label="Whose side" value={shown.viewer} onChange={(event) => setSeat(Number(event.currentTarget.value))}>
          {whole.seats.map((side) => <option key={side} value={side}>{side < 0 ? "a watcher's side" : `${shown.seats[side]?.name}'s side`}</option>)}
        </select>
      )}
      <span class="grow" />
      <button type="button" disabled={shown.over} onClick={() => void branch(table, token, at, shown, whole, setProblem)}>Play on from here</button>
      <button type="button" onClick={() => void download(table, token, shown, setProblem)}>Download</button>
      <a class="button" href={`#/table/${table}/${token}`}>To the table</a>
      <a class="plain" href="#/" aria-label="Start page"><Icon id="home" quiet /></a>
    </section>
  );
  return <TableScreen snapshot={STILL} shown={shown} rows={rows} model={null} bar={bar} goTo={goTo} />;
}

/** A new table from here: the side one looks from, or the one asked, against bots. */
async function branch(table: string, token: string, ply: number, shown: Shown, whole: Whole, fail: (text: string) => void): Promise<void> {
  const own = shown.viewer >= 0 ? shown.viewer : whole.seats.find((seat) => seat >= 0) ?? shown.question?.who ?? 0;
  const seats: SeatWish[] = shown.seats.map((seat, i) => (i === own ? { kind: "you", name: seat.name } : { kind: "bot", name: seat.name, bot: seat.bot ?? "greedy" }));
  try {
    const made = await api.branch(table, token, { ply, seats });
    keepLinks(made);
    location.hash = made.url.replace(/^\/?#/, "#");
  } catch (error) {
    fail((error as Error).message);
  }
}

async function download(table: string, token: string, shown: Shown, fail: (text: string) => void): Promise<void> {
  try {
    const text = await api.record(table, token);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = `${shown.game}-${table}.squander`;
    link.click();
    URL.revokeObjectURL(link.href);
  } catch (error) {
    fail((error as Error).message);
  }
}
