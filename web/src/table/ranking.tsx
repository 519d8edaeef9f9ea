import { Hat, Icon } from "../ui/icons";
import { drawingOf } from "../games/registry";
import { useTools } from "./context";
import { Promised } from "./promise";
import { useEffect, useRef } from "preact/hooks";

/** The final ranking, and where to go from here. */
export function Ranking({ close }: { close(): void }) {
  const { shown } = useTools();
  const box = useRef<HTMLDivElement>(null);
  const token = location.hash.split("/")[3] ?? "";
  const first = shown.ranking[0];
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} class="ranking" role="dialog" aria-label="Final ranking" tabIndex={-1}>
      <p class="overline">{shown.title}</p>
      <h2>{first ? `${shown.seats[first.seat]?.name} wins` : "The game is over"}</h2>
      <ol>
        {shown.ranking.map((line) => (
          <li key={line.seat} class={line.seat === shown.viewer ? "me" : ""}>
            <span class="place">{line.place}</span>
            <Hat seat={line.seat} size={26} quiet />
            <span class="grow">{shown.seats[line.seat]?.name}{line.note && <small>{line.note}</small>}</span>
            <b class="money">{drawingOf(shown.game).score(shown, line.seat)?.value ?? line.score}</b>
          </li>
        ))}
      </ol>
      <div class="row">
        <a class="button primary" href="#/">Play again</a>
        <a class="button" href={`#/replay/${shown.table}/${token}/0`}><Icon id="replay" quiet /> Replay</a>
        <button type="button" onClick={close}>Look at the table</button>
      </div>
      {shown.seed && <p class="faded small">Seed <code>{shown.seed}</code></p>}
      <Promised shown={shown} />
    </div>
  );
}
