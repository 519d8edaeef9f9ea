import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { useTitle } from "../ui/hooks";

const keyOf = (game: string): string => `squander.lesson.${game}`;

function kept(game: string): string {
  try {
    return localStorage.getItem(keyOf(game)) ?? "";
  } catch {
    return "";
  }
}

function keep(game: string, url: string): void {
  try {
    localStorage.setItem(keyOf(game), url);
  } catch {
    // Then the lesson is found on the start page alone.
  }
}

/** The table of a lesson: the one that was left, as long as it lasts, or a new one. */
async function tableOf(game: string, anew: boolean): Promise<string> {
  const url = anew ? "" : kept(game);
  const [table = "", token = ""] = url.split("/").slice(-2);
  const stands = url !== "" && (await api.brief(table, token).catch(() => ({ over: true }))).over === false;
  return stands ? url : (await api.lesson(game)).url;
}

/** A lesson is a table like any other; this page only finds it. */
export function Learn({ game, anew }: { game: string; anew: boolean }) {
  const [problem, setProblem] = useState("");
  useTitle("A lesson");
  useEffect(() => {
    tableOf(game, anew).then(
      (url) => {
        keep(game, url);
        location.replace(url.slice(url.indexOf("#")));
      },
      (error: Error) => setProblem(error.message),
    );
  }, [game, anew]);
  return (
    <main class="page narrow">
      {problem ? (
        <>
          <h1>No lesson now</h1>
          <p role="alert">{problem}</p>
          <p>
            <a href="#/">To the start page</a>
          </p>
        </>
      ) : (
        <p role="status">The lesson is being laid out …</p>
      )}
    </main>
  );
}
