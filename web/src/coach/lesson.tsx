import { useEffect, useRef, useState } from "preact/hooks";
import type { Shown } from "../connection";
import type { Answer, Gesture } from "../table/gesture";
import type { TableModel } from "../table/model";
import { asked } from "../table/turn";
import { useNarrow } from "../ui/hooks";
import { Face } from "../ui/pictures";
import { usePointing } from "../ui/pointing";
import type { Lesson, Option, Question, Taught } from "../wire";
import type { CoachProps } from "./coach";
import "./coach.css";
import { Dimmed, Note } from "./note";

interface LessonProps extends CoachProps {
  lesson: Lesson;
}

const READY: Partial<Taught> = {
  text: "Below stands what it comes to, and nothing counts yet.",
  do: "Confirm it, or cancel and think again.",
};

const isAmount = (question: Question | null): boolean =>
  question?.gesture.row === true && question.options.length > 1 && question.options.every((option) => !option.place);

/** Taken for granted, and not what the lesson asks for: it can still be changed where it lies. */
const isAssumedOtherwise = ({ asked, option, own }: Answer): boolean =>
  !own && asked.lesson?.now?.step !== 0 && asked.lesson?.now?.right.includes(option.id) === false;

/** An amount that is stepped up or down before it is confirmed: whether it is the one that was asked for. */
function amountIn(gesture: Gesture | null) {
  const amount = gesture?.answers.findIndex(({ asked }) => isAmount(asked.question)) ?? -1;
  const at = amount < 0 ? (gesture?.answers.findIndex(isAssumedOtherwise) ?? -1) : amount;
  const now = at < 0 ? null : gesture!.answers[at]!.asked.lesson?.now;
  if (!now || now.end) return null;
  const { answers } = gesture!;
  return {
    at,
    now,
    right: now.right.includes(answers[at]!.option.id),
    places: amount < 0 ? now.places : [answers[0]!.option.place],
  };
}

/** All that was taken for granted is what the lesson asks for: it wants nothing but to be confirmed. */
function isAssumedRight(gesture: Gesture | null): boolean {
  const assumed = gesture?.complete ? gesture.answers.slice(gesture.own).filter(isTaught) : [];
  return assumed.length > 0 && assumed.every(({ asked, option }) => asked.lesson!.now!.right.includes(option.id));
}

const isTaught = ({ asked }: Answer): boolean => asked.question!.options.length > 1 && asked.lesson?.now != null;

/** The step beside the open question. It goes on by itself when the deed is done. */
export function LessonNote(props: LessonProps) {
  const { model, snapshot, shown, lesson } = props;
  const amount = amountIn(snapshot.gesture);
  const now = amount?.now ?? lesson.now;
  const mine = asked(shown) !== null || amount !== null;
  const ready = snapshot.gesture?.complete === true && (amount ? amount.right : !mine); // it waits to be confirmed
  const ended = now?.end && !snapshot.gesture; // what is only looked at has not happened yet
  const granted = !amount && isAssumedRight(snapshot.gesture);
  const strayed = useStrayed(model);
  const last = useRef({ step: 1, steps: 0 });
  const narrow = useNarrow();
  if (now?.step && !ready) last.current = now;
  const places =
    ended || snapshot.playing ? [] : ready || granted ? ["confirm"] : mine ? (amount?.places ?? now?.places ?? []) : [];
  usePointing(places);
  useSight(places.join(), narrow);
  if (ended) return <End {...props} now={now} narrow={narrow} />;
  const { step, steps } = last.current;
  const said = ready ? { ...READY } : mine ? now : null;
  const show = () =>
    ready || granted ? model.confirm() : now?.right.length && model.choose(now.right[0]!, amount?.at, true);
  return (
    <>
      {!narrow && places.length > 0 && <Dimmed but="[data-pointed], .question" />}
      <Note about="[data-pointed]" kind="lesson" label="Lesson" flows={narrow} data={{ "data-step": String(step) }}>
        {!narrow && <Teacher />}
        <div class="note-body">
          <Progress title={lesson.title} at={step} of={steps} />
          {strayed && mine && <p class="strayed">Allowed, and not what the lesson shows. It goes on from here.</p>}
          <h2>{said ? said.text : lesson.goal}</h2>
          <p class="do">{said ? said.do : "The others are at their turns …"}</p>
          <p class="note-links">
            <a href="#/">Leave the lesson</a>
            <button type="button" class="link" disabled={!shown.can_undo || snapshot.sent} onClick={() => model.undo()}>
              Back
            </button>
            <button type="button" class="link" disabled={(!mine && !ready) || snapshot.sent} onClick={show}>
              Show me
            </button>
          </p>
        </div>
      </Note>
    </>
  );
}

/** On a small screen the note takes room from the table: what it speaks of is brought back into sight. */
function useSight(places: string, narrow: boolean): void {
  useEffect(() => {
    if (!narrow || !places) return;
    const soon = requestAnimationFrame(() =>
      document.querySelector("[data-pointed]")?.scrollIntoView({ block: "center" }),
    );
    return () => cancelAnimationFrame(soon);
  }, [places, narrow]);
}

const Teacher = () => (
  <div class="teacher" aria-hidden="true">
    <Face who="executor" />
  </div>
);

function Progress({ title, at, of }: { title: string; at: number; of: number }) {
  const pips = Array.from({ length: of }, (_, i) => (i + 1 === at ? "now" : i + 1 < at ? "on" : ""));
  return (
    <p class="note-progress">
      <span>{at && at <= of ? `Lesson, step ${at} of ${of}` : title}</span>
      <span class="pips" aria-hidden="true">
        {pips.map((pip, i) => (
          <i key={i} class={pip} />
        ))}
      </span>
    </p>
  );
}

/** Whether the last answer was another than the one that was asked for. */
function useStrayed(model: TableModel): boolean {
  const [strayed, setStrayed] = useState(false);
  useEffect(() => {
    model.onChoose = ({ lesson }: Shown, option: Option) => {
      const right = lesson?.now?.right;
      setStrayed(right !== undefined && !right.includes(option.id));
    };
    return () => {
      model.onChoose = undefined;
    };
  }, [model]);
  return strayed;
}

function End({ model, shown, lesson, now, narrow }: LessonProps & { now: Taught; narrow: boolean }) {
  const [closed, setClosed] = useState(false);
  const playOn = () => {
    setClosed(true);
    for (const [seat, { bot }] of shown.seats.entries()) if (bot === "lesson") model.seatBot(seat, "greedy");
  };
  if (closed) return null;
  return (
    <Note
      about=".nothing"
      kind={`lesson end ${shown.over ? "over" : ""}`}
      label="Lesson"
      flows={narrow && !shown.over}
      data={{ "data-step": now.end }}
    >
      {!narrow && <Teacher />}
      <div class="note-body">
        <Progress title={lesson.title} at={now.end === "reached" ? now.steps + 1 : 0} of={now.steps} />
        <h2>{now.title}</h2>
        <p>{now.text}</p>
        <p class="note-links">
          <a class="button primary" href="#/">
            A real game
          </a>
          <a class="button" href={`#/learn/${shown.game}/anew`}>
            Once more
          </a>
          <button type="button" onClick={playOn}>
            {shown.over ? "Look at the table" : "Play on from here"}
          </button>
        </p>
      </div>
    </Note>
  );
}
