import { useState } from "preact/hooks";
import { playOn } from "../pages/branch";
import type { ChoiceJudged, LookedBack, Seat } from "../wire";
import { give, points } from "./accounts";
import { Who } from "./chances";

interface Props {
  found: LookedBack;
  seats: Seat[];
  table: string;
  token: string;
  href(ply: number): string;
}

/** The dearest mistakes: what was done, what was better and why; each can be played again from there. */
export function Mistakes({ found, seats, table, token, href }: Props) {
  const [problem, setProblem] = useState("");
  const again = ({ ply, seat }: ChoiceJudged) =>
    playOn(table, token, ply, seats, seat).catch((error: Error) => setProblem(error.message));
  if (!found.dearest.length) return <p>None that stands out of the noise.</p>;
  return (
    <>
      {problem && (
        <p class="notice" role="alert">
          {problem}
        </p>
      )}
      <ol class="mistakes">
        {found.dearest.map((one) => (
          <li key={one.ply}>
            <p>
              <Who seat={one.seat} seats={seats} /> <i>in round {one.round}</i> cost {points(one.cost).slice(1)}{" "}
              {give(one.spread)} points
            </p>
            <p>
              <b>{one.made}</b> <span class="faded">{one.prompt}</span>
            </p>
            <p>
              Better: <b>{one.best}</b>. {why(one)}
            </p>
            <p class="from-here">
              <button type="button" onClick={() => void again(one)}>
                Play it again from here
              </button>
              <a href={href(one.ply)}>Look at the table</a>
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

const why = ({ why: [first = "", ...rest] }: ChoiceJudged): string => (first ? `It ${first + rest.join("")}.` : "");

/** Luck that changed most. */
export function Luck({ found, seats }: Pick<Props, "found" | "seats">) {
  if (!found.luckiest.length) return <p>None that stands out of the noise.</p>;
  return (
    <ul class="lucks">
      {found.luckiest.map((one) => (
        <li key={one.ply}>
          <b class={one.change < 0 ? "down" : "up"}>{points(one.change)}</b> <Who seat={one.seat} seats={seats} />{" "}
          <i>round {one.round}</i>: {one.sentence}
        </li>
      ))}
    </ul>
  );
}

/** Every choice among several answers, folded. */
export function Choices({ found, seats, href }: Pick<Props, "found" | "seats" | "href">) {
  return (
    <details class="choices">
      <summary>{found.choices.length} choices among several answers</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard */}
      <section class="wide" tabIndex={0} aria-label="Choices">
        <table>
          <thead>
            <tr>
              <th scope="col">choice</th>
              <td />
              <th scope="col">chose</th>
              <th scope="col">the planner</th>
              <th scope="col">cost</th>
            </tr>
          </thead>
          <tbody>
            {found.choices.map((one) => (
              <tr key={one.ply}>
                <td>
                  <a href={href(one.ply)}>{one.ply}</a>
                </td>
                <td>
                  <Who seat={one.seat} seats={seats} />
                </td>
                <td>{one.made}</td>
                <td>{one.made === one.best ? "the same" : one.best}</td>
                <td>{one.made === one.best ? "" : `${points(-one.cost)} ${give(one.spread)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
