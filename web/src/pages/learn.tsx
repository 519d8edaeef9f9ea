import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { hintFor } from "../games/last-will/lesson";
import { Play } from "./play";
import type { Shown } from "../connection";

/** The first game, on the real table with a prepared deal and a hint beside each question. */
export function Learn({ game }: { game: string }) {
  const [seat, setSeat] = useState<[table: string, token: string] | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const seats = [{ kind: "you", name: "Percival" }, { kind: "bot", name: "Aunt Augusta", bot: "greedy" }];
    api.make({ game, seats, seed: "first lesson", options: { starter: 0 } }).then(
      (made) => setSeat(made.url.split("/").slice(-2) as [string, string]),
      (error: Error) => setProblem(error.message),
    );
  }, [game]);
  if (problem) return <main class="page narrow"><h1>No lesson now</h1><p role="alert">{problem}</p><p><a href="#/">To the start page</a></p></main>;
  if (!seat) return <main class="page narrow"><p role="status">The lesson is being laid out …</p></main>;
  return <Play table={seat[0]} token={seat[1]} aside={(shown) => <Hint shown={shown} />} />;
}

function Hint({ shown }: { shown: Shown }) {
  const hint = hintFor(shown);
  return (
    <section class="hint" aria-label="Lesson" aria-live="polite">
      <h2>{hint.title}</h2>
      {hint.text.map((sentence) => <p key={sentence}>{sentence}</p>)}
      {hint.done && <p><a class="button" href="#/">Leave the lesson</a></p>}
    </section>
  );
}
