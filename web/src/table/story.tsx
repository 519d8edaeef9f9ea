import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Row, Rows } from "../api";
import { CardPage } from "../ui/card";
import { Hat } from "../ui/icons";
import { useFloats, useHover } from "../ui/peek";
import { type Fold, joined, type Told } from "./folding";

interface DeedProps {
  fold: Fold;
  rows: Rows;
  goTo?: (ply: number) => void;
}

/** What somebody did in one go: a line, with its sentences one by one below it when it is unfolded. */
export function Deed({ fold, rows, goTo }: DeedProps) {
  const [open, setOpen] = useState(false);
  const { lines, taken, fresh } = fold;
  const who = lines[0]!.who;
  const details = [...taken, ...(lines.length > 1 ? lines : [])];
  const ply = lines.at(-1)!.ply;
  return (
    <li class={`${who < 0 ? "heading" : "log-deed"} ${fresh ? "recent" : ""} ${taken.length ? "took-back" : ""}`}>
      {who >= 0 && <Hat seat={who} size={15} quiet />}
      <span class={open || fresh || !details.length ? "log-text" : "log-text log-brief"}>
        {withCards(joined(lines), rows)}
      </span>
      {details.length > 0 && (
        <button
          type="button"
          class="plain unfold"
          aria-expanded={open}
          aria-label={taken.length ? "What was taken back" : "Details"}
          onClick={() => setOpen(!open)}
        />
      )}
      {goTo && (
        <button type="button" class="plain goto" onClick={() => goTo(ply)} aria-label={`Go to choice ${ply}`}>
          {ply}
        </button>
      )}
      {open && (
        <ul class="log-details">
          {details.map((line, i) => (
            <li key={i} class={taken.includes(line) ? "gone" : ""}>
              {withCards(line, rows)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The sentence, with the cards that the server says are named there. */
export function withCards({ text, cards }: Told, rows: Rows): ComponentChildren {
  const letters = [...text];
  const upTo = (at: number, end?: number) => letters.slice(at, end).join("");
  return [
    ...cards.flatMap(({ at, end, card }, i) => {
      const row = rows[card];
      const name = upTo(at, end);
      return [upTo(cards[i - 1]?.end ?? 0, at), row ? <CardName key={i} row={row} name={name} /> : name];
    }),
    upTo(cards.at(-1)?.end ?? 0),
  ];
}

/** A card's name that shows the card when pointed at; no button element, because that could not break with its line. */
function CardName({ row, name }: { row: Row; name: string }) {
  const floats = useFloats();
  const page = <CardPage row={row} />;
  const hover = useHover((at) => floats.peek(at, page, row.name));
  const open = (event: Event) => floats.open(event.currentTarget as Element, page, "reason", row.name);
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    open(event);
  };
  return (
    <span role="button" tabIndex={0} class="card-link" data-peeks="" onClick={open} onKeyDown={key} {...hover}>
      {name}
    </span>
  );
}
