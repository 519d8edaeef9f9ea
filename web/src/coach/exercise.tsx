import { useEffect, useState } from "preact/hooks";
import type { Shown } from "../connection";
import { keepSolved } from "../exercises/solved";
import { Stars } from "../exercises/stars";
import { useNarrow } from "../ui/hooks";
import type { Exercise, RatedAnswer, Solution } from "../wire";
import "./coach.css";
import "./exercise.css";
import { Note } from "./note";
import { percent, within } from "./odds";

interface ExerciseProps {
  shown: Shown;
  exercise: Exercise;
}

/** What is asked of whoever solves an exercise, and after the first answer what it was worth. */
export function ExerciseNote({ shown, exercise }: ExerciseProps) {
  const { solution, key } = exercise;
  const narrow = useNarrow();
  const [closed, setClosed] = useState<boolean | null>(null); // for the question, and for what is told after it
  const right = solution?.right;
  useEffect(() => {
    if (right !== undefined) keepSolved(shown.game, key, right);
  }, [shown.game, key, right]);
  if (closed === (solution !== null)) return null;
  const close = () => setClosed(solution !== null);
  return (
    <Note
      about=".nothing"
      kind={`exercise ${solution ? "end" : "asks"} ${shown.over ? "over" : ""}`}
      label="Exercise"
      flows={narrow && !shown.over}
      data={{ "data-solved": solution ? (solution.right ? "right" : "wrong") : "no" }}
    >
      <div class="note-body">
        <p class="note-progress">
          <span>
            Exercise {exercise.number} of {exercise.of}
          </span>
          <Stars stars={exercise.stars} levels={exercise.levels} />
        </p>
        {solution ? (
          <Told game={shown.game} exercise={exercise} solution={solution} over={shown.over} close={close} />
        ) : (
          <p class="note-links">
            <b>Find the best answer</b>
            <a href={`#/exercises/${shown.game}`}>All exercises</a>
            <button type="button" class="link" onClick={close}>
              Close
            </button>
          </p>
        )}
      </div>
    </Note>
  );
}

interface ToldProps {
  game: string;
  exercise: Exercise;
  solution: Solution;
  over: boolean;
  close(): void;
}

function Told({ game, exercise: { number, of }, solution, over, close }: ToldProps) {
  return (
    <>
      <h2>{solution.said}</h2>
      <ol class="advice">
        {solution.answers.map((one) => (
          <Answer key={one.label} answer={one} />
        ))}
      </ol>
      {solution.then.length > 0 && <p>With the best goes: {solution.then.join("; ")}.</p>}
      <p>
        Better than <b>{solution.tempting}</b>: {solution.why.map(continued).join(" ")}
      </p>
      <p class="faded">{solution.failed}</p>
      <p class="note-links">
        {number < of && (
          <a class="button primary" href={`#/exercises/${game}/${number + 1}`}>
            Next
          </a>
        )}
        <a class="button" href={`#/exercises/${game}/${number}`}>
          Try again
        </a>
        <button type="button" onClick={close}>
          {over ? "Look at the table" : "Play on from here"}
        </button>
        <a href={`#/exercises/${game}`}>All exercises</a>
      </p>
    </>
  );
}

/** The first sentence goes on after a colon. */
const continued = (line: string, i: number): string => (i ? line : line.charAt(0).toLowerCase() + line.slice(1));

const Answer = ({ answer }: { answer: RatedAnswer }) => (
  <li class={answer.right ? "best" : ""}>
    <span class="flag-number" aria-hidden="true">
      {answer.right ? "✓" : "✗"}
    </span>
    <span>
      <b>{answer.label}</b>
      {(answer.given || answer.right) && <small>{saidOf(answer)}</small>}
    </span>
    <span class="chance">
      <b>{percent(answer.chance)}</b> <small>{within(answer.spread)}</small>
    </span>
  </li>
);

const saidOf = ({ given, right }: RatedAnswer): string =>
  [given && "yours", right && "best"].filter(Boolean).join(", ");
