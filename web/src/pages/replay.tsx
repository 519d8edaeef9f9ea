import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { api } from "../api";
import type { Shown } from "../connection";
import { drawingOf, useDrawing } from "../games/registry";
import { nameOf } from "../people";
import { paceDelay } from "../prefs";
import type { Snapshot } from "../table/snapshot";
import { TableScreen } from "../table/table";
import { useFlights } from "../ui/flights";
import { useCards, useTitle } from "../ui/hooks";
import { Icon } from "../ui/icons";
import type { Replay as Whole } from "../wire";
import { playOn } from "./branch";
import { keptLinks } from "./links";

const STILL: Snapshot = {
  shown: null,
  behind: 0,
  connected: true,
  talk: [],
  notice: "",
  sent: false,
  tried: true,
  gesture: null,
  playing: null,
  advised: null,
  warning: null,
};

/** A game step by step; the ply stands in the address. */
export function Replay({ table, token, ply }: { table: string; token: string; ply: number }) {
  const [whole, setWhole] = useState<Whole | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [seat, setSeat] = useState<number | null>(null);
  const [problem, setProblem] = useState("");
  const rows = useCards(shown?.game, shown?.boxes);
  const drawn = useDrawing(shown?.game);
  useTitle(shown ? `Replay: ${shown.title}` : "Replay");
  useEffect(() => {
    api.replay(table, token).then(setWhole, (error: Error) => setProblem(error.message));
  }, [table, token]);
  const at = Math.max(0, Math.min(ply, whole?.plies ?? 0));
  useEffect(() => {
    let here = true;
    if (whole)
      api.ply(table, token, at, seat).then(
        (state) => here && setShown({ ...state, lines: whole.lines }),
        (error: Error) => setProblem(error.message),
      );
    return () => {
      here = false;
    };
  }, [whole, at, seat, table, token]);
  useEffect(() => {
    // Where no seat is one's own, a finished game is seen from the first one rather than from beside the table.
    if (seat === null && whole?.over && shown && shown.viewer < 0) setSeat(0);
  }, [whole, shown, seat]);
  const goTo = (next: number) => {
    history.replaceState(null, "", `#/replay/${table}/${token}/${Math.max(0, Math.min(next, whole?.plies ?? 0))}`);
    dispatchEvent(new HashChangeEvent("hashchange"));
  };
  const [running, setRunning] = useRunning(shown, whole, () => goTo(at + 1));
  useArrows((by) => goTo(at + by));
  useFlights(shown, drawingOf(shown?.game ?? ""));
  if (!shown || !whole || !drawn)
    return (
      <main class="page narrow">
        <h1>{problem ? "No replay here" : "Replay"}</h1>
        <p role={problem ? "alert" : "status"}>{problem || "Turning back the clock …"}</p>
        <p>
          <a href="#/">To the start page</a>
        </p>
      </main>
    );
  const bar = (
    <section class="question replay" aria-label="Replay">
      <div class="replay-told">
        <p class="prompt" role="status">
          {told(shown, at)}
        </p>
        {problem && (
          <p class="notice" role="alert">
            {problem}
          </p>
        )}
      </div>
      <div class="replay-steps">
        <button type="button" aria-label="Back" disabled={at <= 0} onClick={() => goTo(at - 1)}>
          ‹
        </button>
        <button
          type="button"
          aria-label={running ? "Stop" : "Run"}
          disabled={at >= whole.plies}
          onClick={() => setRunning(!running)}
        >
          <Icon id={running ? "close" : "replay"} size={16} quiet />
        </button>
        <button type="button" aria-label="Forward" disabled={at >= whole.plies} onClick={() => goTo(at + 1)}>
          ›
        </button>
        <input
          type="range"
          min={0}
          max={whole.plies}
          value={at}
          aria-label="Choice"
          aria-valuetext={`${at} of ${whole.plies}`}
          onInput={(event) => goTo(Number(event.currentTarget.value))}
        />
        <span class="where">
          {at} of {whole.plies}
        </span>
      </div>
      <div class="replay-more">
        {whole.seats.length > 1 && (
          <select
            aria-label="Whose side"
            value={shown.viewer}
            onChange={(event) => setSeat(Number(event.currentTarget.value))}
          >
            {whole.seats.map((side) => (
              <option key={side} value={side}>
                {side < 0 ? "a watcher's side" : `${shown.seats[side]?.name}'s side`}
              </option>
            ))}
          </select>
        )}
        <button
          type="button"
          disabled={shown.over}
          onClick={() => void branch(table, token, at, shown, whole, setProblem)}
        >
          Play on from here
        </button>
        <CopyLink table={table} token={token} at={at} />
        <button type="button" onClick={() => void download(table, token, shown, setProblem)}>
          Download
        </button>
        {whole.over && (
          <a class="button" href={`#/analysis/${table}/${token}`}>
            Mistakes and luck
          </a>
        )}
        <a class="button" href={`#/table/${table}/${token}`}>
          To the table
        </a>
        <a class="plain" href="#/" aria-label="Start page">
          <Icon id="home" quiet />
        </a>
      </div>
    </section>
  );
  return (
    <TableScreen
      snapshot={STILL}
      shown={shown}
      rows={rows}
      own={whole.mine.includes(shown.viewer)}
      model={null}
      bar={bar}
      goTo={goTo}
    />
  );
}

/** What the last choice did, or who won in the end. */
function told(shown: Shown, at: number): string {
  const before = shown.lines.filter((line) => line.ply <= at && line.text);
  const lines = before.filter((line) => line.ply === before.at(-1)?.ply).map((line) => line.text);
  const first = shown.ranking[0];
  return [...lines.slice(0, 3), first ? `${nameOf(shown, first.seat)} wins` : ""].join(" ").trim();
}

/** One choice after the other at the chosen pace, once each is shown. */
function useRunning(shown: Shown | null, whole: Whole | null, next: () => void): [boolean, (running: boolean) => void] {
  const [running, setRunning] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one pause for each position, however often it is drawn.
  useEffect(() => {
    if (!running || !shown || !whole) return;
    if (shown.plies >= whole.plies) return setRunning(false);
    const timer = setTimeout(next, Math.max(paceDelay(), 150));
    return () => clearTimeout(timer);
  }, [running, shown]);
  return [running, setRunning];
}

function useArrows(step: (by: number) => void): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.target as Element).closest("input, textarea, select, dialog")) return;
      if (event.key === "ArrowLeft") step(-1);
      else if (event.key === "ArrowRight") step(1);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

/** A link to this ply for others: with the watcher's key where this browser has it, because one's own opens the seat. */
function CopyLink({ table, token, at }: { table: string; token: string; at: number }) {
  const [done, setDone] = useState(-1);
  const watcher = keptLinks(table)?.watch.split("/").pop() ?? token;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(`#/replay/${table}/${watcher}/${at}`, location.origin).href);
      setDone(at);
    } catch {
      setDone(-1);
    }
  };
  return (
    <button type="button" onClick={() => void copy()}>
      {done === at ? "Copied" : "Copy link"}
    </button>
  );
}

/** The side one looks from, or the one asked, against bots. */
async function branch(
  table: string,
  token: string,
  ply: number,
  shown: Shown,
  whole: Whole,
  fail: (text: string) => void,
): Promise<void> {
  const own = shown.viewer >= 0 ? shown.viewer : (whole.seats.find((seat) => seat >= 0) ?? shown.question?.who ?? 0);
  try {
    await playOn(table, token, ply, shown.seats, own);
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
