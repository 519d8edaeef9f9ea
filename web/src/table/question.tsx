import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../ui/icons";
import type { Option } from "../wire";
import { type Staged, useTools } from "./context";
import { GestureRows, Preview } from "./gesture-rows";
import type { Snapshot } from "./snapshot";
import { leavesMuch } from "./turn";

interface BarProps {
  snapshot: Snapshot;
  staged: Staged | null;
  undo(): void;
  reset(): void;
  catchUp(): void;
  hint(): void;
  dismiss(): void;
  away: ComponentChildren;
}

/** Options that the drawing shows nowhere: every option must be a control somewhere. */
function useHomeless(options: Option[], ply: number): Option[] {
  const [homeless, setHomeless] = useState<Option[]>([]);
  useLayoutEffect(() => {
    const places = document.querySelectorAll<HTMLElement>(".board [data-place]");
    const drawn = new Set([...places].map((element) => element.dataset.place));
    setHomeless(options.filter((option) => !option.place || !drawn.has(option.place)));
  }, [options, ply]);
  return homeless.filter((option) => options.includes(option));
}

const NO_OPTIONS: Option[] = [];
const MOST_BUTTONS = 10;

/** Many answers, such as sums: one list and one button. */
function Picker({ options, choose }: { options: Option[]; choose(option: number): void }) {
  const [picked, setPicked] = useState(0);
  const at = Math.min(picked, options.length - 1);
  return (
    <span class="picker">
      <select
        aria-label="Your answer"
        class="lit"
        value={at}
        onChange={(event) => setPicked(Number(event.currentTarget.value))}
      >
        {options.map((option, i) => (
          <option key={option.id} value={i}>
            {option.label}
          </option>
        ))}
      </select>
      <button type="button" class="primary lit" onClick={() => choose(options[at]!.id)}>
        {options[at]!.deed || "Choose"}
      </button>
    </span>
  );
}

const ONE_LINE = 64; // letters, beside three buttons

export function QuestionBar({ snapshot, staged, undo, reset, catchUp, hint, dismiss, away }: BarProps) {
  const { shown, myTurn, choose, gesture } = useTools();
  const question = shown.question;
  const early = gesture?.complete && leavesMuch(gesture.base, gesture.answers[0]!.option.id);
  const assumed = gesture?.complete === true; // its answers stand in their rows
  const onBoard = question?.gesture.confirms;
  const homeless = useHomeless(myTurn && !assumed && !onBoard ? question!.options : NO_OPTIONS, shown.ply);
  const refused = myTurn && !assumed ? question!.refused.filter((r) => !r.place) : [];
  const prompt = useRef<HTMLParagraphElement>(null);
  const who = question ? shown.seats[question.who] : undefined;
  useLayoutEffect(() => {
    // What had the focus is gone with its question: go on where the next question stands.
    if (myTurn && document.activeElement === document.body && document.body.dataset.keys) prompt.current?.focus();
  }, [shown, myTurn]);
  const text = shown.over
    ? "The game is over."
    : assumed
      ? gesture.answers[0]!.option.label
      : myTurn
        ? question!.prompt
        : who
          ? `${who.name} ${who.bot || shown.thinking ? "is thinking" : "is to move"} …`
          : (snapshot.playing?.scene.lines.find((line) => line.text)?.text ?? "The round ends …");
  return (
    <section class={`question ${myTurn ? "mine" : ""}`} aria-label="Question">
      <div class="ask">
        <p ref={prompt} class={text.length > ONE_LINE ? "prompt long" : "prompt"} tabIndex={-1}>
          {text}
        </p>
        {staged?.said && <p class="preview">{staged.said}</p>}
        {gesture && !staged && <Preview gesture={gesture} />}
        {early && <p class="notice">Something could still be done this turn: it was lit.</p>}
        {snapshot.notice && (
          <p class="notice" role="alert">
            {snapshot.notice}{" "}
            <button type="button" class="plain" onClick={dismiss}>
              All right
            </button>
          </p>
        )}
        {away}
        {!snapshot.connected && (
          <p class="notice" role="alert">
            The line is cut; trying again …
          </p>
        )}
      </div>
      {gesture && <GestureRows gesture={gesture} />}
      <div class="answers">
        {homeless.length > MOST_BUTTONS && <Picker options={homeless} choose={choose} />}
        {homeless.length <= MOST_BUTTONS &&
          homeless.map((option) => (
            <button
              type="button"
              key={option.id}
              class={`answer lit ${question?.options.length === 1 ? "primary" : ""}`}
              data-option={option.id}
              onClick={() => choose(option.id)}
            >
              {option.label}
            </button>
          ))}
        {refused.map((r) => (
          <RefusedAnswer key={`r${r.id}`} refused={r} />
        ))}
      </div>
      <div class="tools">
        {snapshot.behind > 0 && (
          <button type="button" onClick={catchUp}>
            Skip
          </button>
        )}
        {shown.hints && myTurn && !gesture && (
          <button type="button" class="tool" disabled={snapshot.sent || snapshot.advised !== null} onClick={hint}>
            <Icon id="hint" size={20} quiet /> Hint
          </button>
        )}
        <button type="button" disabled={!(gesture || shown.can_undo) || snapshot.sent} onClick={undo} class="tool">
          <Icon id="undo" size={20} quiet /> Undo
        </button>
        <button type="button" disabled={!shown.can_undo || snapshot.sent} onClick={reset} class="tool">
          <Icon id="reset" size={20} quiet /> Reset turn
        </button>
        {staged ? (
          <Deed {...staged} ready={staged.ready && !snapshot.sent} />
        ) : (
          gesture &&
          (!onBoard || assumed) && (
            <Confirm deed={gesture.answers[0]?.option.deed} ready={gesture.complete && !snapshot.sent} />
          )
        )}
      </div>
    </section>
  );
}

/** All of the gesture, or nothing. */
function Confirm({ deed, ready }: { deed?: string; ready: boolean }) {
  const { confirm, cancel } = useTools();
  return <Deed deed={deed || "Confirm"} ready={ready} confirm={confirm} others={[{ label: "Cancel", act: cancel }]} />;
}

/** The one button that makes it count, named after the deed; before it what takes it back. */
function Deed({ deed, ready, quiet, option, confirm, others = [] }: Staged) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (ready && document.activeElement?.matches("body, .prompt") && document.body.dataset.keys)
      button.current?.focus();
  }, [ready]);
  return (
    <span class="stage">
      {others.map((other) => (
        <button type="button" key={other.label} data-option={other.option} onClick={other.act}>
          {other.label}
        </button>
      ))}
      <button
        ref={button}
        type="button"
        class={`${quiet ? "" : "primary"} ${ready ? "lit" : ""}`}
        disabled={!ready}
        data-option={option}
        onClick={confirm}
      >
        {deed}
        {!quiet && (
          <span class="key" aria-hidden="true">
            ↵
          </span>
        )}
      </button>
    </span>
  );
}

function RefusedAnswer({ refused }: { refused: import("../wire").Refused }) {
  const { tell } = useTools();
  return (
    <button
      type="button"
      class="answer barred"
      aria-disabled="true"
      aria-label={`${refused.label}: not possible now`}
      onClick={(event) => tell(event.currentTarget, [refused])}
    >
      {refused.label}
    </button>
  );
}
