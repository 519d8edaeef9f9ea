import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { drop, droppedTables, type Known, knownTables, putBack } from "../memory";
import { Icon } from "../ui/icons";
import { Lid } from "../ui/pictures";
import type { Brief } from "../wire";

/** How the tables stand now, by their ids; nothing of those that are not known yet, or of which nobody can tell. */
function useBriefs(tables: Known[]): Record<string, Brief> {
  const [briefs, setBriefs] = useState<Record<string, Brief>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are asked once, as the page opens.
  useEffect(() => {
    for (const { table, url } of tables)
      api.brief(table, url.split("/").pop()!).then(
        (brief) => setBriefs((now) => ({ ...now, [table]: brief })),
        () => {}, // before the deal, or from a server that is gone
      );
  }, []);
  return briefs;
}

/** The tables that this browser sat at. */
export function Running() {
  const [tables, setTables] = useState(knownTables());
  const [dropped, setDropped] = useState(droppedTables());
  const briefs = useBriefs(tables.filter((table) => !table.over));
  const isOver = (table: Known) => briefs[table.table]?.over ?? table.over;
  const running = tables.filter((table) => !isOver(table));
  const finished = tables.filter(isOver);
  const change = (act: (table: string) => void, table: Known) => {
    act(table.table);
    setTables(knownTables());
    setDropped(droppedTables());
  };
  if (!tables.length && !dropped.length) return null;
  return (
    <section class="paper running" aria-label="Running games">
      <h2>{running.length || !finished.length ? "Running games" : "Finished games"}</h2>
      {dropped.length > 0 && <Dropped tables={dropped} undo={(table) => change(putBack, table)} />}
      <ul>
        {running.map((table) => (
          <RunningLine key={table.table} known={table} brief={briefs[table.table]} forget={() => change(drop, table)} />
        ))}
      </ul>
      {finished.length > 0 && <Finished tables={finished} open={!running.length} />}
    </section>
  );
}

interface LineProps {
  known: Known;
  brief: Brief | undefined;
  forget(): void;
}

function RunningLine({ known, brief, forget }: LineProps) {
  const names = brief?.names.join(", ") ?? known.seats;
  const waits = brief && !brief.mine && brief.asked >= 0 ? `waiting for ${brief.names[brief.asked]}` : "";
  return (
    <li class="running-line">
      <a href={known.url} aria-label={`Continue ${known.title} with ${names}${brief?.mine ? ", your turn" : ""}`}>
        <span class="running-lid">
          <Lid game={known.game} />
        </span>
        <span class="running-text">
          <b>{known.title}</b>
          <small>{[known.round, names, waits].filter(Boolean).join(" · ")}</small>
        </span>
        {brief?.mine && <em class="your-turn">your turn</em>}
      </a>
      <button
        type="button"
        class="plain"
        aria-label={`Take ${known.title} with ${names} off the list`}
        onClick={forget}
      >
        <Icon id="close" size={16} quiet />
      </button>
    </li>
  );
}

/** Nothing is lost at once: the tables themselves go on, and the list remembers their links for a while. */
const Dropped = ({ tables, undo }: { tables: Known[]; undo(table: Known): void }) => (
  <ul class="dropped" aria-label="Taken off the list">
    {tables.map((table) => (
      <li key={table.table} role="status">
        <span>
          {table.title} with {table.seats} is off the list.
        </span>
        <button
          type="button"
          aria-label={`Undo: put ${table.title} with ${table.seats} back`}
          onClick={() => undo(table)}
        >
          Undo
        </button>
      </li>
    ))}
  </ul>
);

const Finished = ({ tables, open }: { tables: Known[]; open: boolean }) => (
  <details class="finished" open={open}>
    <summary>Finished games</summary>
    {tables.map((table) => (
      <a key={table.table} href={`${table.url.replace("#/table", "#/replay")}/0`}>
        {table.title} with {table.seats}, {new Date(table.when).toLocaleDateString()}
      </a>
    ))}
  </details>
);
