import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { ownName } from "../prefs";
import { useTitle } from "../ui/hooks";

/** An exercise is solved at a table like any other; this page only has it laid out. */
export function OpenExercise({ game, number }: { game: string; number: string }) {
  const [problem, setProblem] = useState("");
  useTitle("An exercise");
  useEffect(() => {
    api.solve(game, number, { name: ownName() }).then(
      ({ url }) => location.replace(url.slice(url.indexOf("#"))),
      (error: Error) => setProblem(error.message),
    );
  }, [game, number]);
  return (
    <main class="page narrow">
      {problem ? (
        <>
          <h1>No exercise now</h1>
          <p role="alert">{problem}</p>
          <p>
            <a href={`#/exercises/${game}`}>All exercises</a>
          </p>
        </>
      ) : (
        <p role="status">The exercise is being laid out …</p>
      )}
    </main>
  );
}
