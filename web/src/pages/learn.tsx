import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { useTitle } from "../ui/hooks";

const keyOf = (lesson: string): string => `squander.lesson.${lesson}`;

function kept(lesson: string): string {
  try {
    return localStorage.getItem(keyOf(lesson)) ?? "";
  } catch {
    return "";
  }
}

function keep(lesson: string, url: string): void {
  try {
    localStorage.setItem(keyOf(lesson), url);
  } catch {
    // Then the lesson is found on the start page alone.
  }
}

/** The table of a lesson: the one that was left, as long as it lasts, or a new one. */
async function tableOf(game: string, name: string, anew: boolean): Promise<string> {
  const url = anew ? "" : kept(game + name);
  const [table = "", token = ""] = url.split("/").slice(-2);
  const stands = url !== "" && (await api.brief(table, token).catch(() => ({ over: true }))).over === false;
  return stands ? url : (await api.lesson(game, name)).url;
}

/** A lesson is a table like any other; this page only finds it. One that has a name is another than the first. */
export function Learn({ game, name = "", anew }: { game: string; name?: string; anew: boolean }) {
  const [problem, setProblem] = useState("");
  useTitle("A lesson");
  useEffect(() => {
    tableOf(game, name, anew).then(
      (url) => {
        keep(game + name, url);
        location.replace(url.slice(url.indexOf("#")));
      },
      (error: Error) => setProblem(error.message),
    );
  }, [game, name, anew]);
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
