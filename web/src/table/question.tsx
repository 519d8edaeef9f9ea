import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { drawingOf, gestureOf } from "../games/registry";
import { Icon } from "../ui/icons";
import type { Option } from "../wire";
import { useTools } from "./context";
import { GestureRows, Preview } from "./gesture-rows";
import type { Snapshot } from "./model";

interface BarProps { snapshot: Snapshot; undo(): void; reset(): void; catchUp(): void; dismiss(): void; away: ComponentChildren }

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
      <select aria-label="Your answer" class="lit" value={at} onChange={(event) => setPicked(Number(event.currentTarget.value))}>
        {options.map((option, i) => <option key={option.id} value={i}>{option.label}</option>)}
      </select>
      <button type="button" class="primary lit" onClick={() => choose(options[at]!.id)}>Choose</button>
    </span>
  );
}

export function QuestionBar({ snapshot, undo, reset, catchUp, dismiss, away }: BarProps) {
  const { shown, myTurn, choose, gesture } = useTools();
  const question = shown.question;
  const assumed = gesture?.complete === true; // its answers stand in their rows
  const onBoard = drawingOf(shown.game).asksItself?.(question?.name ?? "");
  const homeless = useHomeless(myTurn && !assumed && !onBoard ? question!.options : NO_OPTIONS, shown.ply);
  const refused = myTurn && !assumed ? question!.refused.filter((r) => !r.place) : [];
  const prompt = useRef<HTMLParagraphElement>(null);
  const who = question ? shown.seats[question.who] : undefined;
  useLayoutEffect(() => {
    // What had the focus is gone with its question: go on where the next question stands.
    if (myTurn && document.activeElement === document.body && document.body.dataset.keys) prompt.current?.focus();
  }, [shown]);
  const text = shown.over ? "The game is over." : assumed ? gesture.answers[0]!.option.label : myTurn ? question!.prompt : who ? `${who.name} ${who.bot || shown.thinking ? "is thinking" : "is to move"} …` : "";
  return (
    <section class={`question ${myTurn ? "mine" : ""}`} aria-label="Question">
      <div class="ask">
        <p ref={prompt} class="prompt" tabIndex={-1}>{text}</p>
        {gesture && <Preview gesture={gesture} />}
        {snapshot.notice && <p class="notice" role="alert">{snapshot.notice} <button type="button" class="plain" onClick={dismiss}>All right</button></p>}
        {away}
        {!snapshot.connected && <p class="notice" role="alert">The line is cut; trying again …</p>}
      </div>
      {gesture && <GestureRows gesture={gesture} />}
      <div class="answers">
        {homeless.length > MOST_BUTTONS && <Picker options={homeless} choose={choose} />}
        {homeless.length <= MOST_BUTTONS && homeless.map((option) => (
          <button type="button" key={option.id} class={`answer lit ${question?.options.length === 1 ? "primary" : ""}`} data-option={option.id} onClick={() => choose(option.id)}>{option.label}</button>
        ))}
        {refused.map((r) => <RefusedAnswer key={`r${r.id}`} refused={r} />)}
      </div>
      <div class="tools">
        {snapshot.behind > 0 && <button type="button" onClick={catchUp}>Skip</button>}
        {gesture && !gestureOf(shown.game).stages?.(question!.name) && <Confirm ready={gesture.complete && !snapshot.sent} />}
        <button type="button" disabled={!(gesture || shown.can_undo) || snapshot.sent} onClick={undo} class="tool"><Icon id="undo" size={20} quiet /> Undo</button>
        <button type="button" disabled={!shown.can_undo || snapshot.sent} onClick={reset} class="tool"><Icon id="reset" size={20} quiet /> Reset turn</button>
      </div>
    </section>
  );
}

/** All of the gesture, or nothing. */
function Confirm({ ready }: { ready: boolean }) {
  const { confirm, cancel } = useTools();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (ready && document.activeElement?.matches("body, .prompt") && document.body.dataset.keys) button.current?.focus();
  }, [ready]);
  return (
    <span class="stage">
      <button ref={button} type="button" class={`primary ${ready ? "lit" : ""}`} disabled={!ready} onClick={confirm}>Confirm</button>
      <button type="button" onClick={cancel}>Cancel</button>
    </span>
  );
}

function RefusedAnswer({ refused }: { refused: import("../wire").Refused }) {
  const { tell } = useTools();
  return (
    <button type="button" class="answer barred" aria-disabled="true" aria-label={`${refused.label}: not possible now`} onClick={(event) => tell(event.currentTarget, [refused])}>
      {refused.label}
    </button>
  );
}
