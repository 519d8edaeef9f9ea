import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { prefs, stillMotion } from "../prefs";
import { hear } from "../sounds/hear";

const UNFOLDS = 900;

/** A black-edged letter: a click breaks its seal and unfolds it, another one puts it away. */
export function Letter({ head, close, children }: { head: string; close(): void; children: ComponentChildren }) {
  const [open, setOpen] = useState(stillMotion() || prefs().pace === "instant");
  const press = (event: Event) => {
    event.stopPropagation();
    if (open) return close();
    hear("wax");
    setOpen(true);
  };
  return (
    <article class={`letter ${open ? "open" : "sealed"}`} style={{ "--unfolds": `${UNFOLDS}ms` }}>
      <div class="letter-page" aria-hidden={!open}>
        <p class="letter-head">{head}</p>
        <p class="letter-text">{children}</p>
      </div>
      <button type="button" class={open ? "primary letter-away" : "wax lit"} onClick={press}>
        {open ? "To the table" : <span class="visually-hidden">Break the seal</span>}
      </button>
    </article>
  );
}
