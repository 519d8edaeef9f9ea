import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { namesOf } from "../people";
import { useTitle } from "../ui/hooks";
import { Icon } from "../ui/icons";
import type { Analysis, LookedBack, State } from "../wire";
import { Accounts } from "./accounts";
import { Chances } from "./chances";
import "./looking-back.css";
import { Choices, Luck, Mistakes } from "./mistakes";

const PLAYOUTS = 600;
const DEEPER = 4; // times as many
const MOST = 20_000;
const AGAIN_MS = 700;
const RUNNING = "The game is not over yet; it can be looked back on at its end.";

/** A finished game looked back on: who was ahead when, what was a mistake, and what was luck. */
export function LookingBack({ table, token }: { table: string; token: string }) {
  const [state, setState] = useState<State | null>(null);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState("");
  const [analysis, ask] = useAnalysis(table, token, setProblem);
  useTitle(state ? `Looking back: ${state.title}` : "Looking back");
  useEffect(() => {
    const fail = (error: Error) => setProblem(error.message);
    api.ply(table, token, 0, null).then(setState, fail);
    api.replay(table, token).then((whole) => (whole.over ? setOver(true) : setProblem(RUNNING)), fail);
  }, [table, token]);
  const found = analysis?.found ?? null;
  return (
    <main class="page looking-back">
      <header class="masthead">
        <h1>{state ? `${state.title}, looked back on` : "Looking back"}</h1>
        <nav aria-label="From here">
          <a href={`#/table/${table}/${token}`}>The table</a> · <a href={`#/replay/${table}/${token}/0`}>Replay</a> ·{" "}
          <a href="#/">
            <Icon id="home" quiet /> Start page
          </a>
        </nav>
      </header>
      {problem && (
        <p class="notice" role="alert">
          {problem}
        </p>
      )}
      {over && analysis && <Progress analysis={analysis} ask={() => ask(PLAYOUTS)} />}
      {state && found && <Found state={state} found={found} table={table} token={token} />}
      {analysis?.state === "done" && found && found.playouts * DEEPER <= MOST && (
        <p>
          <button type="button" onClick={() => ask(found.playouts * DEEPER)}>
            Look deeper
          </button>{" "}
          <span class="faded">
            {found.playouts} playouts a choice so far; four times as many take four times as long.
          </span>
        </p>
      )}
    </main>
  );
}

/** What is known, asked for again while somebody works on it. */
function useAnalysis(
  table: string,
  token: string,
  fail: (text: string) => void,
): [Analysis | null, (playouts: number) => void] {
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  useEffect(() => {
    api.analysis(table, token).then(setAnalysis, (error: Error) => fail(error.message));
  }, [table, token, fail]);
  const busy = analysis?.state === "waiting" || analysis?.state === "running";
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(
      () => api.analysis(table, token).then(setAnalysis, (error: Error) => fail(error.message)),
      AGAIN_MS,
    );
    return () => clearTimeout(timer);
  }, [busy, analysis, table, token, fail]);
  const ask = (playouts: number) => {
    api.analyse(table, token, playouts).then(setAnalysis, (error: Error) => fail(error.message));
  };
  return [analysis, ask];
}

function Progress({ analysis: { state, done, of }, ask }: { analysis: Analysis; ask(): void }) {
  if (state === "done") return null;
  if (state === "none" || state === "failed")
    return (
      <p>
        {state === "failed" && <span role="alert">That failed; what went wrong is in the server's log. </span>}
        <button type="button" class="primary" onClick={ask}>
          Look for mistakes and luck
        </button>{" "}
        <span class="faded">
          The planner tries every choice again, as its player could have seen it. You can go on playing.
        </span>
      </p>
    );
  return (
    <p role="status" class="progress">
      <progress max={of || 1} value={of ? done : 0} aria-label="Choices looked at" />
      {state === "waiting" ? "Another game is being looked at first." : `${done} of ${of || "…"} choices`}
    </p>
  );
}

interface FoundProps {
  state: State;
  found: LookedBack;
  table: string;
  token: string;
}

function Found({ state, found, table, token }: FoundProps) {
  const { seats } = state;
  const href = (ply: number) => `#/replay/${table}/${token}/${ply}`;
  return (
    <>
      <section aria-label="Chances of winning">
        <h2>
          Who was ahead when <small>chances of winning, by round; the numbers are the dearest mistakes</small>
        </h2>
        <Chances found={found} names={namesOf(state)} href={href} />
      </section>
      <section aria-label="What decided it">
        <h2>
          What decided it <small>in points: a game won is 100, a fair share of it {share(found)}</small>
        </h2>
        <Accounts found={found} seats={seats} />
        <p>{found.accounts.map((one) => one.summary).join(" ")}</p>
      </section>
      <section aria-label="The dearest mistakes">
        <h2>The dearest mistakes</h2>
        <Mistakes found={found} seats={seats} table={table} token={token} href={href} />
      </section>
      <section aria-label="Luck">
        <h2>Luck that mattered most</h2>
        <Luck found={found} seats={seats} />
      </section>
      <section aria-label="Every choice">
        <h2>Every choice</h2>
        <Choices found={found} seats={seats} href={href} />
      </section>
    </>
  );
}

const share = ({ accounts }: LookedBack): number => Math.round(100 * accounts[0]!.fair);
