import { useEffect, useRef } from "preact/hooks";
import type { TableModel } from "../table/model";
import { useNarrow } from "../ui/hooks";
import type { Warned } from "../wire";
import "./coach.css";
import { Note } from "./note";

/** Before it counts: what will happen, and the way out. */
export function WarningNote({ model, warned }: { model: TableModel; warned: Warned }) {
  const narrow = useNarrow();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    model.heedWarning();
  };
  return (
    <Note about=".board .picked, .chosen-peg" kind="warning" label="Warning" flows={narrow}>
      <div class="note-body" role="alertdialog" aria-label={warned.title} onKeyDown={press}>
        <h2>{warned.title}</h2>
        <p>{warned.text}</p>
        <p class="note-links">
          <button type="button" onClick={() => model.ignoreWarning()}>
            Do it anyway
          </button>
          <button type="button" class="primary" ref={back} onClick={() => model.heedWarning()}>
            Think again
          </button>
        </p>
      </div>
    </Note>
  );
}
