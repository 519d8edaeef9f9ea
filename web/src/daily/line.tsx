import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { Icon } from "../ui/icons";
import type { DayTold } from "../wire";
import "./daily.css";

/** Under a finished game of a day's deal: the line to share, whether it counts, and the way to the list. */
export function DayLine({ table, token }: { table: string; token: string }) {
  const [told, setTold] = useState<DayTold | null>(null);
  const [problem, setProblem] = useState("");
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    api.day(table, token).then(setTold, (error: Error) => setProblem(error.message));
  }, [table, token]);
  const copy = () =>
    navigator.clipboard.writeText(told!.line).then(
      () => setCopied(true),
      () => setProblem("The browser does not let the line be copied; mark it and copy it yourself."),
    );
  return (
    <div class="day-line">
      {told && (
        <>
          <p>
            <span class="to-share">{told.line}</span>
          </p>
          <button type="button" onClick={() => void copy()}>
            {copied ? "Copied" : "Copy the line"}
          </button>
          <a href={`#/daily/${told.game}/${told.day}`}>
            <Icon id="book" size={16} quiet /> Results of the day
          </a>
          {told.why && <p class="faded small">{told.why}</p>}
        </>
      )}
      <span class="visually-hidden" role="status">
        {copied && "Copied"}
      </span>
      {problem && (
        <p class="notice" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
