import { useLayoutEffect, useRef } from "preact/hooks";
import type { Rows } from "../api";
import type { Shown } from "../connection";
import type { Figure } from "../games/figures";
import { drawingOf } from "../games/registry";
import { Tools, type TableTools } from "../table/context";
import { CardFace } from "../ui/card";

const MOST_CARDS = 5;
const nothing = (): void => {};

/** A picture drawn by the same hands as the table: some cards, or a part of the board. */
export function Illustration({ figure, shown, rows }: { figure: Figure; shown: Shown; rows: Rows }) {
  return (
    <figure class="illustration">
      {figure.cards ? <Cards wanted={figure.cards} rows={rows} /> : <Part of={figure.board!} width={figure.width} shown={shown} rows={rows} />}
      <figcaption>{figure.caption}</figcaption>
    </figure>
  );
}

const Cards = ({ wanted, rows }: { wanted: NonNullable<Figure["cards"]>; rows: Rows }) => (
  <div class="figure-cards">
    {Object.values(rows).filter(wanted).slice(0, MOST_CARDS).map((row) => <CardFace key={row.id} row={row} />)}
  </div>
);

/** The whole table is drawn, and only this part of it stays. */
function Part({ of, width, shown, rows }: { of: string; width?: number; shown: Shown; rows: Rows }) {
  const box = useRef<HTMLDivElement>(null);
  const { Board } = drawingOf(shown.game);
  useLayoutEffect(() => isolate(box.current!, of), [of, shown, rows]);
  return (
    <div ref={box} class={`figure-part game-${shown.game}`} style={width ? { "--width": `${width}px` } : undefined} inert aria-hidden="true">
      <Tools.Provider value={stillTools(shown, rows)}><Board /></Tools.Provider>
    </div>
  );
}

function isolate(root: HTMLElement, selector: string): void {
  const part = root.querySelector<HTMLElement>(selector);
  root.parentElement!.hidden = part === null;
  for (let node: HTMLElement | null = part; node && node !== root; node = node.parentElement) {
    if (node !== part) node.classList.add("figure-path");
    for (const other of node.parentElement!.children) if (other !== node) (other as HTMLElement).style.display = "none";
  }
}

const stillTools = (shown: Shown, rows: Rows): TableTools => ({
  shown, rows, me: shown.viewer, own: true, myTurn: false, still: true, places: new Map(), prefix: "",
  gesture: null, choose: nothing, perform: nothing, compose: nothing, confirm: nothing, cancel: nothing, rewind: nothing, drop: nothing,
  tell: nothing, explain: nothing, offer: nothing, openSeat: nothing,
});
