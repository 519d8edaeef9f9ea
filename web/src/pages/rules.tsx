import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { drawingOf } from "../games/registry";
import { useTitle } from "../ui/hooks";
import { Icon, iconLabel } from "../ui/icons";
import type { Clause, GameInfo } from "../wire";

const sectionOf = (id: string): string => id.split("-").slice(1, -1).join("-") || id;
const heading = (section: string): string => section.charAt(0) + section.slice(1).toLowerCase().replaceAll("_", " ").replaceAll("-", " ");

/** A game's rules, made from the clause index that the engine itself is built on. */
export function Rules({ game, clause }: { game: string; clause: string }) {
  const [clauses, setClauses] = useState<Clause[]>([]);
  const [info, setInfo] = useState<GameInfo | null>(null);
  const [wanted, setWanted] = useState("");
  const [problem, setProblem] = useState("");
  useTitle(`Rules: ${info?.title ?? game}`);
  useEffect(() => {
    api.rules(game).then(setClauses, (error: Error) => setProblem(error.message));
    api.games().then((games) => setInfo(games.find((one) => one.id === game) ?? null), () => {});
  }, [game]);
  useEffect(() => {
    if (clause && clauses.length) document.getElementById(clause)?.scrollIntoView({ block: "center" });
  }, [clause, clauses]);
  const found = clauses.filter((one) => `${one.id} ${one.clause}`.toLowerCase().includes(wanted.toLowerCase()));
  const sections = [...new Set(found.map((one) => sectionOf(one.id)))];
  return (
    <main class="page rules">
      <header class="masthead">
        <p><a href="#/">Squander</a></p>
        <h1>Rules of {info?.title ?? game}</h1>
        {info?.blurb && <p>{info.blurb}</p>}
      </header>
      {problem && <p class="notice" role="alert">{problem}</p>}
      <Legend icons={drawingOf(game).legend ?? []} />
      <label class="search">Find <input type="search" value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} /></label>
      <nav aria-label="Sections" class="sections">{sections.map((section) => <button type="button" class="plain" key={section} onClick={() => document.getElementById(`s-${section}`)?.scrollIntoView()}>{heading(section)}</button>)}</nav>
      {sections.map((section) => (
        <section key={section}>
          <h2 id={`s-${section}`}>{heading(section)}</h2>
          <dl class="clauses">
            {found.filter((one) => sectionOf(one.id) === section).map((one) => (
              <div id={one.id} key={one.id} class={one.id === clause ? "wanted" : ""}>
                <dt>{one.id}</dt>
                <dd>{one.clause}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </main>
  );
}

function Legend({ icons }: { icons: string[] }) {
  if (!icons.length) return null;
  return (
    <section aria-label="Pictures">
      <h2>Pictures</h2>
      <ul class="legend">{icons.map((id) => <li key={id}><Icon id={id} size={32} quiet /> {iconLabel(id)}</li>)}</ul>
    </section>
  );
}
