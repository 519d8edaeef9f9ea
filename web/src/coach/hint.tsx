import type { Shown } from "../connection";
import type { TableModel } from "../table/model";
import { useNarrow } from "../ui/hooks";
import type { Advice, Advised } from "../wire";
import "./coach.css";
import { Note, useBoxes } from "./note";
import { interval, percent, standsOut, within } from "./odds";

interface HintProps {
  model: TableModel;
  shown: Shown;
  advised: Advised | "asked";
}

const COUNTED = ["No", "One good answer", "Two good answers", "Three good answers"];
const placeOf = (shown: Shown, advice: Advice): string =>
  shown.question?.options.find((option) => option.id === advice.option)?.place ?? "";
const selectorOf = (place: string): string => (place ? `.board [data-place="${place}"]` : ".nothing");

/** Up to three answers in order, each with its chance of winning, how sure that is, and why. */
export function HintNote({ model, shown, advised }: HintProps) {
  const narrow = useNarrow();
  const best = advised === "asked" ? [] : advised.best;
  const about = best.map((one) => selectorOf(placeOf(shown, one))).join(", ") || ".nothing";
  return (
    <>
      {best.map((one, i) => (
        <Flag key={one.option} at={selectorOf(placeOf(shown, one))} number={i + 1} chance={one.chance} />
      ))}
      <Note about={about} kind="hint-note" label="Hint" flows={narrow}>
        <div class="note-body">
          <p class="note-progress">
            <span>{advised === "asked" ? "A hint" : COUNTED[best.length]}</span>
            <span>your chance of winning</span>
          </p>
          {advised === "asked" ? <p role="status">Thinking it over …</p> : <Answers best={best} />}
          <p class="note-links">
            <span class="faded">From what you can see alone</span>
            <button type="button" class="link" onClick={() => model.dropHint()}>
              Close
            </button>
          </p>
        </div>
      </Note>
    </>
  );
}

const Answers = ({ best }: { best: Advice[] }) => (
  <ol class="advice">
    {best.map((one, i) => (
      <li key={one.option} class={i === 0 && standsOut(best) ? "best" : ""}>
        <span class="flag-number">{i + 1}</span>
        <span>
          <b>{one.label}</b>
          <small>{one.why}</small>
          <Odds advice={one} />
        </span>
        <span class="chance">
          <b>{percent(one.chance)}</b> {one.spread !== null && <small>{within(one.spread)}</small>}
        </span>
      </li>
    ))}
  </ol>
);

function Odds({ advice }: { advice: Advice }) {
  const [low, high] = interval(advice);
  return (
    <span class="odds" role="img" aria-label={`between ${percent(low)} and ${percent(high)}`}>
      <i class="odds-span" style={{ left: `${100 * low}%`, width: `${100 * (high - low)}%` }} />
      <i class="odds-point" style={{ left: `${100 * advice.chance}%` }} />
    </span>
  );
}

/** A numbered flag on the place of an answer. */
function Flag({ at, number, chance }: { at: string; number: number; chance: number }) {
  const [box] = useBoxes(at);
  if (!box) return null;
  return (
    <span class="hint-flag" aria-hidden="true" style={{ left: `${(box.left + box.right) / 2}px`, top: `${box.top}px` }}>
      <b class="flag-number">{number}</b> {percent(chance)}
    </span>
  );
}
