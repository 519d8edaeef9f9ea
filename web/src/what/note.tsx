import { Dimmed, Note, useBoxes } from "../coach/note";
import { useTools } from "../table/context";
import { useNarrow } from "../ui/hooks";
import { Icon } from "../ui/icons";
import { peekOf } from "../ui/peek";
import { nowOf, type What } from "./finding";
import "../coach/coach.css";

const ASKED = "[data-asked]";

/** What it is, what it does, how it is now, whether it can be chosen, and where to read on. */
export function WhatNote({ what, end }: { what: What | null; end(): void }) {
  const narrow = useNarrow();
  return (
    <>
      {what && <Dimmed but={ASKED} id="asked-about" />}
      {what && <Ring />}
      <Note about={ASKED} kind={what ? "what" : "what asks"} label="What is this?" flows={narrow || !what}>
        <div class="note-body">
          <p class="note-progress">
            What is this?
            <button type="button" class="plain" aria-label="Close" onClick={end}>
              <Icon id="close" quiet />
            </button>
          </p>
          {what ? (
            <Answer what={what} />
          ) : (
            <p>Point at anything on the table, tap it, or go through it with the arrow keys.</p>
          )}
        </div>
      </Note>
    </>
  );
}

function Answer({ what }: { what: What }) {
  const now = nowOf(what);
  const peek = peekOf(what.element.closest("[data-peeks]"));
  return (
    <>
      <h2>{what.name}</h2>
      {now && !peek && <p class="what-now">{now}</p>}
      {what.says && <p>{what.says}</p>}
      {peek && <div class="what-peek">{peek}</div>}
      <Choice element={what.element} now={now} />
      <p class="note-links">
        {what.see && (
          <a href={`#/how/${what.see}`} target="_blank" rel="noopener">
            How to play
          </a>
        )}
        {what.clause && (
          <a href={`#/rules/${what.see.split("/")[0]}/${what.clause}`} target="_blank" rel="noopener">
            Rule {what.clause}
          </a>
        )}
        <span class="faded">? or long press</span>
      </p>
    </>
  );
}

/** Whether it can be chosen now, and why not. */
function Choice({ element, now }: { element: Element; now: string }) {
  const { places, shown, myTurn } = useTools();
  const here = [element, ...element.querySelectorAll("[data-place]")].filter((one) => one.matches("[data-place]"));
  if (!here.length) return null;
  const found = here.map((one) => places.get((one as HTMLElement).dataset.place ?? ""));
  const options = found.flatMap((one) => one?.options ?? []);
  const refused = found.flatMap((one) => one?.refused ?? []);
  if (options.length === 1)
    return <p class="do">You can choose it now{options[0]!.label === now ? "." : `: ${options[0]!.label}.`}</p>;
  if (options.length) return <p class="do">{options.length} things can be chosen here now.</p>;
  if (refused.length) return <p class="do">It can't be chosen now. {refused[0]!.reason}</p>;
  return (
    <p class="faded">
      {idle(
        shown.question ? (myTurn ? shown.question.prompt : shown.seats[shown.question.who]?.name) : undefined,
        myTurn,
      )}
    </p>
  );
}

function idle(asked: string | undefined, myTurn: boolean): string {
  if (asked === undefined) return "Nothing is asked any more.";
  return myTurn ? `It is not asked about now. ${asked}` : `${asked} is to move.`;
}

/** Around what is spoken of. */
function Ring() {
  const [box] = useBoxes(ASKED);
  if (!box) return null;
  const { left, top, right, bottom } = box;
  return (
    <i
      class="asked-ring"
      aria-hidden="true"
      style={{ left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px` }}
    >
      <b>?</b>
    </i>
  );
}
