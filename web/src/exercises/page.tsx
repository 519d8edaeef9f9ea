import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { useTitle } from "../ui/hooks";
import { Icon } from "../ui/icons";
import type { ExerciseLine, ExerciseList } from "../wire";
import "./exercises.css";
import { type Came, type Solved, solved } from "./solved";
import { Stars } from "./stars";

const SAID: Record<Came, string> = { first: "solved", later: "solved after another answer", wrong: "not solved yet" };
const MARKS: Record<Came, string> = { first: "✓", later: "✓", wrong: "…" };

/** A game's exercises, the easier ones first, and which of them this browser has solved. */
export function Exercises({ game }: { game: string }) {
  const [found, setFound] = useState<ExerciseList | null>(null);
  const [problem, setProblem] = useState("");
  useTitle("Exercises");
  useEffect(() => {
    api.exercises(game).then(setFound, (error: Error) => setProblem(error.message));
  }, [game]);
  return (
    <main class="page narrow exercises">
      {!found && !problem && <p role="status">The exercises are being looked up …</p>}
      {problem && (
        <>
          <h1>No exercises here</h1>
          <p class="notice" role="alert">
            {problem}
          </p>
        </>
      )}
      {found && <Sheet found={found} done={solved(game)} />}
      <p>
        <a href="#/">
          <Icon id="home" size={16} quiet /> To the start page
        </a>
      </p>
    </main>
  );
}

function Sheet({ found, done }: { found: ExerciseList; done: Solved }) {
  const right = found.exercises.filter(({ key }) => done[key] && done[key] !== "wrong").length;
  const next = found.exercises.find(({ key }) => !done[key] || done[key] === "wrong");
  const stars = [...new Set(found.exercises.map((one) => one.stars))];
  return (
    <>
      <header>
        <h1>{found.title}</h1>
        <p class="subtitle">Exercises</p>
      </header>
      <p>
        Positions out of bots' games in which one answer is clearly best, and not the first that comes to mind. You see
        what that player saw; your first answer counts. Stars say how many of the {found.levels} levels of bots fail.
      </p>
      <p class="exercise-next">
        {next && (
          <a class="button primary" href={`#/exercises/${found.game}/${next.number}`}>
            {right ? "Go on with" : "Begin with"} exercise {next.number}
          </a>
        )}
        <span>
          {right} of {found.exercises.length} solved
        </span>
      </p>
      {stars.map((count) => (
        <Row
          key={count}
          found={found}
          done={done}
          stars={count}
          lines={found.exercises.filter((one) => one.stars === count)}
        />
      ))}
    </>
  );
}

interface RowProps {
  found: ExerciseList;
  done: Solved;
  stars: number;
  lines: ExerciseLine[];
}

const Row = ({ found, done, stars, lines }: RowProps) => (
  <section>
    <h2>
      <Stars stars={stars} levels={found.levels} />
    </h2>
    <ul class="exercise-list">
      {lines.map((one) => (
        <li key={one.key}>
          <a
            class={`button ${done[one.key] ?? ""}`}
            href={`#/exercises/${found.game}/${one.number}`}
            aria-label={labelOf(one, done[one.key])}
          >
            <b>{one.number}</b>
            <small>
              {one.phase}, round {one.round}, {one.players} players
            </small>
            <span aria-hidden="true">{done[one.key] && MARKS[done[one.key]!]}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);

const labelOf = ({ number, phase, round, players }: ExerciseLine, how: Came | undefined): string =>
  `Exercise ${number}: ${phase}, round ${round}, ${players} players${how ? `, ${SAID[how]}` : ""}`;
