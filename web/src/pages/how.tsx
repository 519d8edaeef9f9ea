import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Rows } from "../api";
import type { Shown } from "../connection";
import { drawingOf, useDrawing } from "../games/registry";
import { useCards, useTitle } from "../ui/hooks";
import { Icon } from "../ui/icons";
import { bringPlates, usePlatesOf } from "../ui/plate";
import type { Chapter, HowTo } from "../wire";
import { Illustration } from "./figure";
import { Legend } from "./legend";
import { useExample, useGames, useHow } from "./use-how";
import "../style/rules.css";
import "../style/how.css";

/** How a game is played: the goal, a round in steps, what people get wrong, the symbols; also as a sheet to print. */
export function How({ game, place }: { game: string; place: string }) {
  const { told, problem } = useHow(game);
  const games = useGames();
  const drawn = useDrawing(game);
  const title = told?.title ?? games.get(game)?.title ?? game;
  useTitle(`How to play ${title}`);
  return (
    <main class="page rules how">
      <header class="masthead">
        <p class="no-print">
          <a href="#/">Squander</a>
        </p>
        <h1>How to play {title}</h1>
        <p class="ways no-print">
          {told && <span class="faded">About {told.minutes} minutes to read.</span>}
          {games.get(game)?.lesson && (
            <a class="button" href={`#/learn/${game}`}>
              Learn it at the table
            </a>
          )}
          {games.get(game)?.more_lessons.map((lesson) => (
            <a key={lesson.name} class="button" href={`#/learn/${game}/${lesson.name}`} title={lesson.goal}>
              Lesson: {lesson.title}
            </a>
          ))}
          <a class="button" href={`#/rules/${game}`}>
            <Icon id="book" size={18} quiet /> Every rule
          </a>
          {told && (
            <button type="button" onClick={() => void bringPlates().then(() => print())}>
              Print
            </button>
          )}
        </p>
      </header>
      {problem && (
        <p class="notice" role="alert">
          {problem}
        </p>
      )}
      {told && drawn && <Told told={told} place={place} titles={(id) => games.get(id)?.title ?? id} />}
    </main>
  );
}

function Told({ told, place, titles }: { told: HowTo; place: string; titles(id: string): string }) {
  const shown = useExample(told.game);
  const rows = useCards(told.game);
  usePlatesOf(drawingOf(told.game).plates);
  // Again when pictures have come, which push it away.
  useEffect(() => {
    if (place) document.getElementById(place)?.scrollIntoView({ block: "start" });
  }, [place, shown, rows]);
  const numbered = told.round.map((step, i) => ({ ...step, number: i + 1 }));
  const contents: [string, string][] = [
    ["goal", "The goal"],
    ...numbered.map(({ id, number, title }): [string, string] => [id, `${number}. ${title}`]),
    ...told.more.map(({ id, title }): [string, string] => [id, title]),
    ["mistakes", "What people get wrong"],
    ["symbols", "Symbols"],
  ];
  return (
    <div class="rules-columns">
      <nav class="contents sections no-print" aria-label="On this page">
        {contents.map(([id, title]) => (
          <a key={id} href={`#/how/${told.game}/${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <div class="how-text">
        <Part id="goal" title="The goal">
          <div class="how-said">
            {told.goal.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <KnownFirst told={told} titles={titles} />
          </div>
          <Clauses game={told.game} ids={told.clauses} />
        </Part>
        <h2 class="over-steps">A round in steps</h2>
        {numbered.map((step) => (
          <Part key={step.id} id={step.id} title={step.title} number={step.number}>
            <Text game={told.game} chapter={step} />
            <Pictures of={step} shown={shown} rows={rows} />
          </Part>
        ))}
        {told.more.map((chapter) => (
          <Part key={chapter.id} id={chapter.id} title={chapter.title}>
            <Text game={told.game} chapter={chapter} />
            <Pictures of={chapter} shown={shown} rows={rows} />
          </Part>
        ))}
        <Part id="mistakes" title="What people get wrong">
          <dl class="mistakes">
            {told.mistakes.map((one) => (
              <div key={one.wrong}>
                <dt>“{one.wrong}”</dt>
                <dd>
                  {one.right} <Clauses game={told.game} ids={one.clauses} />
                </dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part id="symbols" title="Symbols">
          <Legend signs={told.symbols} />
        </Part>
      </div>
    </div>
  );
}

interface PartProps {
  id: string;
  title: string;
  number?: number;
  children: ComponentChildren;
}

const Part = ({ id, title, number, children }: PartProps) => (
  <section id={id} class={number ? "step" : ""} aria-labelledby={`h-${id}`}>
    <h2 id={`h-${id}`}>
      {number && <span class="step-number">{number}</span>} {title}
    </h2>
    {children}
  </section>
);

const Text = ({ game, chapter }: { game: string; chapter: Chapter }) => (
  <>
    <div class="how-said">
      {chapter.text.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
    <Clauses game={game} ids={chapter.clauses} />
  </>
);

/** Where the rules say so. */
const Clauses = ({ game, ids }: { game: string; ids: string[] }) => (
  <small class="by-rules no-print">
    {ids.map((id) => (
      <a key={id} href={`#/rules/${game}/${id}`}>
        {id}
      </a>
    ))}
  </small>
);

/** Of a game that is put together from others: what to read before. */
function KnownFirst({ told, titles }: { told: HowTo; titles(id: string): string }) {
  const others = [...new Set(told.parts.map((part) => part.see.split("/")[0]!))].filter((id) => id !== told.game);
  if (!others.length) return null;
  return (
    <p class="no-print">
      Read first:{" "}
      {others.map((id, i) => (
        <>
          {i > 0 && " and "}
          <a key={id} href={`#/how/${id}`}>
            How to play {titles(id)}
          </a>
        </>
      ))}
      .
    </p>
  );
}

/** Pictures of the game's own parts, once it can be drawn. */
function Pictures({ of, shown, rows }: { of: Chapter; shown: Shown | null; rows: Rows }) {
  if (!shown || !Object.keys(rows).length) return null;
  const figures = (drawingOf(shown.game).figures ?? []).filter((figure) => of.pictures.includes(figure.section));
  return (
    <div class="pictures">
      {figures.map((figure) => (
        <Illustration key={figure.caption} figure={figure} shown={shown} rows={rows} />
      ))}
    </div>
  );
}
