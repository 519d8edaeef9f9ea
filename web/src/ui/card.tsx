import type { ComponentChildren, ComponentType } from "preact";
import type { Row } from "../api";
import { Icon } from "./icons";
import { Plate } from "./plate";

/** What a row cannot know: how its card lies on the board. */
export interface Worn {
  used?: boolean;
  tokens?: string[];
  value?: number;
}

interface CardProps {
  row: Row;
  worn?: Worn;
  large?: boolean;
  strip?: boolean; // lying on its side, the engraving at the left
}

/** How a game draws cards of one kind, or of one deck whose cards have no kind. */
export interface CardDrawing {
  symbols?(row: Row): string[]; // as seals, beside those of the row
  corner?(row: Row): ComponentChildren; // in the other corner of the plate; null where there is nothing
  border?: "black" | "white"; // where the row has none
  mini?(row: Row, worn?: Worn): ComponentChildren; // the one number that counts now
  Body?: ComponentType<CardProps>;
}
export type Cards = Record<string, CardDrawing>;

const drawings = new Map<string, CardDrawing>();

/** A game brings its own cards; another's are drawn from their text. */
export function addCards(cards: Cards): void {
  for (const [kind, drawing] of Object.entries(cards)) {
    if (drawings.has(kind)) throw new Error(`There are two drawings of cards of the kind ${kind}.`);
    drawings.set(kind, drawing);
  }
}

export const times = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

const LONG = 17; // letters of a name that needs smaller ones to stand in two lines
const WIDE = 11; // letters of a word that needs smaller ones to stand in one

const lengthOf = (name: string): string =>
  `${name.length > LONG ? "long" : ""} ${name.split(" ").some((word) => word.length >= WIDE) ? "wide-word" : ""}`;

/** A card, drawn from its row: its engraving with seal and crowns on it, its name, and at the foot what it does. */
export function CardFace({ row, worn, large, strip }: CardProps) {
  const { kind } = row;
  const drawing = drawingOf(row);
  const symbols = sealsOf(row);
  const border = row.border ?? drawing.border;
  const Body = drawing.Body ?? CardNote;
  const corner = drawing.corner?.(row);
  const shape = `${border === "black" ? "black" : ""} ${large ? "large" : ""} ${strip ? "strip" : ""}`;
  return (
    <span class={`card kind-${kind ?? "plain"} ${shape} ${lengthOf(row.name)}`}>
      <Plate row={row} />
      {symbols.length > 0 && (
        <span class="seal">
          {symbols.map((symbol) => (
            <span key={symbol}>
              <Icon id={symbol} size={20} />
            </span>
          ))}
        </span>
      )}
      {corner && <span class="corner">{corner}</span>}
      <span class="card-name">{row.name}</span>
      <span class="card-body">
        <Body row={row} worn={worn} large={large} />
      </span>
      {large && <span class="card-text">{row.text}</span>}
      {large && border && (
        <span class="card-border faded small">
          {border === "black" ? "A black card: it stays on the board." : "A white card: it is played once."}
        </span>
      )}
      {large && row.flavour && <span class="card-text flavour">{row.flavour}</span>}
    </span>
  );
}

const drawingOf = (row: Row): CardDrawing => drawings.get(row.kind ?? row.deck) ?? {};

/** The engraving, and the one number that counts now. */
export function CardMini({ row, worn }: CardProps) {
  const border = row.border ?? drawingOf(row).border;
  return (
    <span class={`mini ${border === "black" ? "black" : ""} ${worn?.used ? "used" : ""}`}>
      <Plate row={row} />
      <span class="mini-number">{drawingOf(row).mini?.(row, worn)}</span>
    </span>
  );
}

/** What is seen of a card between others: its name, upright, and the one number that counts. */
export const CardSpine = ({ row }: { row: Row }) => (
  <span class="spine" aria-hidden="true">
    <span class="spine-name">{row.name}</span>
    <span class="mini-number">{drawingOf(row).mini?.(row)}</span>
  </span>
);

/** Only its upper edge, of a hand that lies elsewhere. */
export function CardTop({ row }: { row: Row }) {
  const border = row.border ?? drawingOf(row).border;
  const symbol = sealsOf(row)[0];
  return (
    <span class={`card-top ${border === "black" ? "black" : ""}`}>
      <Plate row={row} />
      {symbol && (
        <span class="seal">
          <span>
            <Icon id={symbol} size={16} quiet />
          </span>
        </span>
      )}
    </span>
  );
}

const sealsOf = (row: Row): string[] => [...(row.symbols ?? []), ...(drawingOf(row).symbols?.(row) ?? [])];

/** What it does in words, which in full stand below. */
export const CardNote = ({ row, large }: CardProps) => (large ? null : <span class="card-note">{row.text}</span>);

/** What it costs in actions. */
export const Hours = ({ n }: { n: number }) => (
  <span class="hours" role="img" aria-label={`${n} ${n === 1 ? "action" : "actions"}`}>
    {n > 3 ? (
      <>
        {n}
        <Icon id="action" size={13} quiet />
      </>
    ) : (
      times(n).map((i) => <Icon key={i} id="action" size={13} quiet />)
    )}
  </span>
);

/** The back of a card: its deck is all one may know. */
export function CardBack({ deck, count }: { deck: string; count?: number }) {
  return (
    <span class={`back deck-${deck}`} role="img" aria-label={`${count ?? "a"} ${deck.replaceAll("_", " ")}`}>
      {count !== undefined && <b>{count}</b>}
    </span>
  );
}

/** A card in full, for hover, focus and long press. */
export const CardPage = ({ row, worn, extra }: { row: Row; worn?: Worn; extra?: ComponentChildren }) => (
  <div class="card-page">
    <CardFace row={row} worn={worn} large />
    {extra}
  </div>
);

export const unknownRow = (id: string): Row => ({
  id,
  name: id.replaceAll("_", " "),
  deck: "",
  text: "",
  picture: [],
});
