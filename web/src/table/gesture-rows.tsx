import { drawingOf } from "../games/registry";
import { useTools } from "./context";
import type { Answer, Gesture } from "./gesture";

const MOST_RADIOS = 8;

/** What has been answered so far, each to be changed without beginning again. */
export function GestureRows({ gesture }: { gesture: Gesture }) {
  const rows = gesture.answers
    .map((answer, at) => ({ answer, at, question: answer.asked.question! }))
    .filter(({ at, question }) => question.options.length > 1 && (at > 0 || question.gesture.inside))
    .filter(({ answer, question }) => answer.own || question.gesture.row);
  if (!rows.length) return null;
  return (
    <div class="gesture-rows" role="group" aria-label="Your answers so far">
      {rows.map(({ answer, at, question }) =>
        question.gesture.row ? <Row key={at} answer={answer} at={at} /> : <Done key={at} answer={answer} at={at} />,
      )}
    </div>
  );
}

/** All answers to one question, the given one marked. */
function Row({ answer, at }: { answer: Answer; at: number }) {
  const { choose, tell } = useTools();
  const { prompt, options, refused } = answer.asked.question!;
  const why = refused.filter((one) => !one.place); // the others tell it where they lie
  return (
    <div class="gesture-row" role="group" aria-label={prompt}>
      <span class="faded">{prompt}</span>
      {options.length > MOST_RADIOS ? (
        <select
          aria-label={prompt}
          value={answer.option.id}
          onChange={(event) => choose(Number(event.currentTarget.value), at)}
        >
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        options.map((option) => (
          <button
            type="button"
            key={option.id}
            class="radio"
            aria-pressed={option.id === answer.option.id}
            onClick={() => choose(option.id, at)}
          >
            {option.label}
          </button>
        ))
      )}
      {options.length <= MOST_RADIOS &&
        why.map((one) => (
          <button
            type="button"
            key={`no${one.id}`}
            class="answer barred"
            aria-disabled="true"
            aria-label={`${one.label}: not possible now`}
            onClick={(event) => tell(event.currentTarget, [one])}
          >
            {one.label}
          </button>
        ))}
    </div>
  );
}

const Done = ({ answer, at }: { answer: Answer; at: number }) => {
  const { rewind } = useTools();
  return (
    <button
      type="button"
      class="gesture-done"
      aria-label={`${answer.option.label}; take back from here`}
      onClick={() => rewind(at)}
    >
      {answer.option.label} <span aria-hidden="true">×</span>
    </button>
  );
};

/** What it comes to, as the game counts it and as the log would tell it. */
export function Preview({ gesture }: { gesture: Gesture }) {
  const sum = drawingOf(gesture.base.game).sum?.(gesture.base, gesture.end);
  const told = (gesture.end.tried ?? [])
    .map((line) => line.text)
    .filter(Boolean)
    .join(" ");
  return (
    <p class="preview">
      {sum && <b>{sum}</b>}{" "}
      <span class="faded">
        {told}
        {gesture.hidden && " What comes then is seen only after you confirm."}
      </span>
    </p>
  );
}
