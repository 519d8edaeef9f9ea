import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../api";
import { DayLine } from "../daily/line";
import { drawingOf } from "../games/registry";
import { keepLinks } from "../pages/links";
import { namesOf } from "../people";
import { useTools } from "../table/context";
import { Promised } from "../table/promise";
import { useNarrow } from "../ui/hooks";
import { Hat, Icon } from "../ui/icons";
import type { Aftermath } from "../wire";
import "./after.css";
import { Chart } from "./chart";
import { pointAt, written } from "./geometry";
import { Moments, toldMoments } from "./moments";
import { Places } from "./places";
import { ShareCard } from "./share";
import { SpentTable } from "./spent";
import { headline } from "./words";

/** The page after a game: places, the worth of all round by round, great moments, what was spent, and once more. */
export function AfterPage({ close }: { close(): void }) {
  const { shown, rows, own } = useTools();
  const token = location.hash.split("/")[3] ?? "";
  const [after, setAfter] = useState<Aftermath | null>(null);
  const [problem, setProblem] = useState("");
  const [looked, setLooked] = useState<number | null>(null);
  const gazette = useRef<HTMLElement>(null);
  useEffect(() => gazette.current?.focus(), []);
  useEffect(() => {
    api.aftermath(shown.table, token).then(setAfter, (error: Error) => setProblem(error.message));
  }, [shown.table, token]);
  const me = own ? shown.viewer : -1;
  const of = me >= 0 ? me : (shown.ranking[0]?.seat ?? 0);
  const pieces = Math.max(0, ...(after?.fortunes ?? []).map(({ parts }) => parts.length));
  const tall = shown.seats.length > 4 || pieces > 3 || (shown.seats.length > 3 && pieces > 2);
  const narrow = useNarrow();
  const told = after ? toldMoments(after, shown, of, me >= 0).slice(0, tall && !narrow ? 2 : 4) : [];
  const at = looked ?? told[0]?.moment.ply ?? shown.plies;
  const replay = (ply: number) => `#/replay/${shown.table}/${token}/${ply}`;
  const again = async () => {
    try {
      const made = await api.again(shown.table, token);
      keepLinks(made);
      location.hash = made.url.replace(/^\/?#/, "#");
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  const next = drawingOf(shown.game).next?.(shown);
  const maker = shown.seats[shown.again]?.name;
  const join = () =>
    api.join(shown.table, token).then(
      ({ url }) => {
        location.hash = url.replace(/^\/?#/, "#");
      },
      (error: Error) => setProblem(error.message),
    );
  return (
    <div class="after baize" role="dialog" aria-label="After the game">
      <header class="rail">
        <b class="round">{shown.title}</b>
        <span class="tagline">{after && ended(after)}</span>
        <span class="grow" />
        <nav class="after-links" aria-label="From here">
          <a href={replay(0)}>
            <Icon id="replay" quiet /> Replay
          </a>
          <a href={`#/analysis/${shown.table}/${token}`}>
            <Icon id="book" quiet /> Mistakes and luck
          </a>
          <a href="#/">
            <Icon id="home" quiet /> Start page
          </a>
        </nav>
      </header>
      <main class={`after-table ${tall ? "tall" : ""}`}>
        <div class="after-top">
          <section class="ranking gazette" aria-label="Places" ref={gazette} tabIndex={-1}>
            <Places shown={shown} after={after} me={me} />
          </section>
          <section class="after-paper chart-paper">
            <h2>Round by round {after && <Reading after={after} at={at} names={namesOf(shown)} />}</h2>
            {after && <Chart after={after} shown={shown} me={me} moments={told} at={at} look={setLooked} />}
          </section>
        </div>
        <div class="after-bottom">
          <section class="moments-part" aria-label="Moments">
            <h2>
              Moments <small>the greatest steps that one deed made</small>
            </h2>
            {after && (
              <Moments
                told={told}
                own={me}
                after={after}
                rows={rows}
                at={at}
                plate={drawingOf(shown.game).momentPlate}
                replay={replay}
                look={setLooked}
              />
            )}
          </section>
          <section class="after-paper spent-part">
            <h2>What it went on</h2>
            {after && <SpentTable after={after} shown={shown} />}
          </section>
          {after && <ShareCard shown={shown} after={after} me={me} />}
        </div>
      </main>
      <footer class="question after-bar">
        <div class="ask">
          <p class="prompt">{headline(shown, me)}</p>
          <p class="preview" role="status">
            {maker &&
              (shown.again === me
                ? "You have laid a new table for all of you; it is among your running games."
                : `${maker} has laid a new table for all of you.`)}
          </p>
          {problem && (
            <p class="notice" role="alert">
              {problem}
            </p>
          )}
          {next && <p class="small">{next.told}</p>}
          {shown.day && <DayLine table={shown.table} token={token} />}
          <Promised shown={shown} />
          {shown.seed && !shown.day && (
            <p class="faded small">
              Seed <code>{shown.seed}</code>
            </p>
          )}
        </div>
        <button type="button" onClick={close}>
          Look at the table
        </button>
        {shown.mine.length === 1 && maker && shown.again !== me ? (
          <button type="button" class="primary" onClick={() => void join()}>
            Join {maker}
          </button>
        ) : shown.mine.length > 0 && !maker ? (
          <button type="button" class="primary" onClick={() => void again()}>
            {next?.button ?? "Play again"}
          </button>
        ) : (
          <a class="button primary" href="#/">
            Play a game
          </a>
        )}
      </footer>
    </div>
  );
}

const ended = ({ starts, points }: Aftermath): string => {
  const last = points[0]!.round + starts.length - 1;
  return last > 0 ? `over in round ${last}` : "over";
};

/** The numbers under the cursor. */
function Reading({ after: { points, sign }, at, names }: { after: Aftermath; at: number; names: string[] }) {
  const { round, worth } = pointAt(points, at);
  return (
    <span class="reading">
      {round > 0 && <i>round {round}</i>}
      {worth.map((amount, seat) => (
        <span key={seat}>
          <Hat seat={seat} size={18} name={names[seat]} /> {written(sign, amount)}
        </span>
      ))}
    </span>
  );
}
