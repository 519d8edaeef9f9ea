import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { drawingOf, useDrawing } from "../games/registry";
import { useCards, useTitle } from "../ui/hooks";
import { Icon } from "../ui/icons";
import { usePlatesOf } from "../ui/plate";
import type { Clause, Section } from "../wire";
import { Illustration } from "./figure";
import { Legend } from "./legend";
import { useExample, useGames, useHow } from "./use-how";
import "../style/rules.css";

const GROUPS: Record<string, string> = {
  LW: "Last Will",
  PC: "The Prodigals Club",
  PL: "The two together",
  MM: "MacCreedy's Mansion",
};

const sectionOf = (id: string): string => id.split("-").slice(0, -1).join("-") || id;
const groupOf = (section: string): string => section.split("-")[0]!;

/** A game's rules, made from the clause index that the engine itself is built on, with pictures of its own pieces. */
export function Rules({ game, clause }: { game: string; clause: string }) {
  const [clauses, setClauses] = useState<Clause[]>([]);
  const info = useGames().get(game);
  const { told } = useHow(game);
  const [wanted, setWanted] = useState("");
  const [problem, setProblem] = useState("");
  const example = useExample(game);
  const rows = useCards(game);
  usePlatesOf(drawingOf(game).plates);
  const drawn = useDrawing(game) && example !== null && Object.keys(rows).length > 0;
  const title = info?.title ?? told?.title ?? "";
  useTitle(title ? `Rules: ${title}` : "Rules");
  useEffect(() => {
    api.rules(game).then(setClauses, (error: Error) => setProblem(error.message));
  }, [game]);
  useEffect(() => {
    if (clause && clauses.length) document.getElementById(clause)?.scrollIntoView({ block: "center" });
  }, [clause, clauses, drawn, told]);
  const found = clauses.filter((one) => `${one.id} ${one.clause}`.toLowerCase().includes(wanted.trim().toLowerCase()));
  const sections = [...new Set(found.map((one) => sectionOf(one.id)))];
  const groups = new Set(sections.map(groupOf));
  const figures = drawingOf(game).figures ?? [];
  const toldOf = (id: string): Section => told?.sections.find((one) => one.id === id) ?? untold(id);
  return (
    <main class="page rules">
      <header class="masthead">
        <p>
          <a href="#/">Squander</a>
        </p>
        <h1>{title ? `Rules of ${title}` : "Rules"}</h1>
        {info?.blurb && <p>{info.blurb}</p>}
        {info?.how && (
          <p class="ways">
            <a class="button" href={`#/how/${game}`}>
              <Icon id="hint" size={18} quiet /> How to play, in {told?.minutes ?? "a few"} minutes
            </a>
          </p>
        )}
      </header>
      {problem && (
        <p class="notice" role="alert">
          {problem}
        </p>
      )}
      <div class="rules-columns">
        <div class="contents">
          <label class="search">
            Find{" "}
            <input
              type="search"
              placeholder="a word, or LW-PLAN-04"
              value={wanted}
              onInput={(event) => setWanted(event.currentTarget.value)}
            />
          </label>
          <p class="faded small" role="status">
            {clauses.length ? `${found.length} of ${clauses.length} clauses` : !problem && "Fetching the clauses …"}
          </p>
          <nav aria-label="Sections" class="sections">
            {sections.map((section, i) => (
              <>
                {groups.size > 1 && groupOf(section) !== groupOf(sections[i - 1] ?? "") && (
                  <b>{GROUPS[groupOf(section)]}</b>
                )}
                <button
                  type="button"
                  class="plain"
                  key={section}
                  onClick={() => document.getElementById(`s-${section}`)?.scrollIntoView()}
                >
                  {toldOf(section).title}
                </button>
              </>
            ))}
            {told && (
              <button
                type="button"
                class="plain"
                onClick={() => document.getElementById("s-symbols")?.scrollIntoView()}
              >
                Symbols
              </button>
            )}
          </nav>
        </div>
        <div>
          {sections.map((section) => (
            <section key={section} aria-labelledby={`s-${section}`}>
              <h2 id={`s-${section}`}>
                {toldOf(section).title}
                {groups.size > 1 && <small> {GROUPS[groupOf(section)]}</small>}
              </h2>
              <Meaning section={toldOf(section)} />
              {drawn &&
                !wanted &&
                figures
                  .filter((figure) => figure.section === section)
                  .map((figure) => <Illustration key={figure.caption} figure={figure} shown={example} rows={rows} />)}
              <dl class="clauses">
                {found
                  .filter((one) => sectionOf(one.id) === section)
                  .map((one) => (
                    <div id={one.id} key={one.id} class={one.id === clause ? "wanted" : ""}>
                      <dt>
                        <a href={`#/rules/${game}/${one.id}`}>{one.id}</a> <small>{one.means}</small>
                      </dt>
                      <dd>
                        {one.clause}
                        {one.met.map((said) => (
                          <small key={said}>{said}</small>
                        ))}
                      </dd>
                    </div>
                  ))}
              </dl>
            </section>
          ))}
          {told && (
            <section aria-labelledby="s-symbols">
              <h2 id="s-symbols">Symbols</h2>
              <Legend signs={told.symbols} />
            </section>
          )}
        </div>
      </div>
    </main>
  );
}

/** A section of which nobody has said more is called as its clauses are. */
function untold(id: string): Section {
  const name = id.split("-").slice(1).join("-");
  return { id, title: name.charAt(0) + name.slice(1).toLowerCase(), means: "", see: "" };
}

/** What the clauses below come to at the table, and where it is told at length. */
const Meaning = ({ section }: { section: Section }) => (
  <p class="means">
    {section.means} {section.see && <a href={`#/how/${section.see}`}>How to play</a>}
  </p>
);
