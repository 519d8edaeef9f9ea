import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Rows } from "../api";
import type { Shown } from "../connection";
import type { Figure } from "../games/figures";
import { drawingOf } from "../games/registry";
import { type TableTools, Tools } from "../table/context";
import { CardFace } from "../ui/card";

const MOST_CARDS = 5;
const nothing = (): void => {};

/** A picture drawn by the same hands as the table: some cards, or a part of the board. */
export function Illustration({ figure, shown, rows }: { figure: Figure; shown: Shown; rows: Rows }) {
  return (
    <figure class="illustration">
      {figure.cards ? (
        <Cards wanted={figure.cards} rows={rows} />
      ) : (
        <Part of={figure.board!} width={figure.width} shown={shown} rows={rows} />
      )}
      <figcaption>{figure.caption}</figcaption>
    </figure>
  );
}

const Cards = ({ wanted, rows }: { wanted: NonNullable<Figure["cards"]>; rows: Rows }) => (
  <div class="figure-cards">
    {Object.values(rows)
      .filter(wanted)
      .slice(0, MOST_CARDS)
      .map((row) => (
        <CardFace key={row.id} row={row} />
      ))}
  </div>
);

/** The whole table is drawn, and only this part of it stays. */
function Part({ of, width, shown, rows }: { of: string; width?: number; shown: Shown; rows: Rows }) {
  const box = useRef<HTMLDivElement>(null);
  const { Board } = drawingOf(shown.game);
  useLayoutEffect(() => keepIsolated(box.current!, of), [of, shown, rows]);
  const room = useRef<HTMLDivElement>(null);
  useFit(room, box, width);
  return (
    <div ref={room} class="figure-room">
      <div
        ref={box}
        class={`figure-part baize game-${shown.game}`}
        style={width ? { "--width": `${width}px` } : undefined}
        inert
        aria-hidden="true"
      >
        <Tools.Provider value={stillTools(shown, rows)}>
          <Board />
        </Tools.Provider>
      </div>
    </div>
  );
}

const PADDING = 40; // of the baize around it

/** What is wider than the page is drawn smaller, and not squeezed. */
function useFit(room: RefObject<HTMLElement | null>, box: RefObject<HTMLElement | null>, width?: number): void {
  useLayoutEffect(() => {
    if (!width) return;
    const fit = () =>
      box.current!.style.setProperty("--fit", `${Math.min(1, room.current!.clientWidth / (width + PADDING))}`);
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(room.current!);
    return () => watch.disconnect();
  }, [room, box, width]);
}

/** Also what is drawn anew, because an engraving has come or the window has another size. */
function keepIsolated(root: HTMLElement, selector: string): () => void {
  isolate(root, selector);
  const watch = new MutationObserver(() => isolate(root, selector));
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ["class"] });
  return () => watch.disconnect();
}

/** Once: to add it again would count as a change. */
function mark(node: HTMLElement, name: string): void {
  if (!node.classList.contains(name)) node.classList.add(name);
}

function isolate(root: HTMLElement, selector: string): void {
  const part = root.querySelector<HTMLElement>(selector);
  root.closest<HTMLElement>("figure")!.hidden = part === null;
  if (part) mark(part, "figure-thing");
  for (let node: HTMLElement | null = part; node && node !== root; node = node.parentElement) {
    if (node !== part) mark(node, "figure-path");
    for (const other of node.parentElement!.children) if (other !== node) (other as HTMLElement).style.display = "none";
  }
}

const stillTools = (shown: Shown, rows: Rows): TableTools => ({
  shown,
  rows,
  me: shown.viewer,
  own: true,
  myTurn: false,
  still: true,
  places: new Map(),
  prefix: "",
  gesture: null,
  choose: nothing,
  perform: nothing,
  compose: nothing,
  confirm: nothing,
  cancel: nothing,
  rewind: nothing,
  drop: nothing,
  tell: nothing,
  explain: nothing,
  offer: nothing,
  openSeat: nothing,
  showMine: nothing,
  stage: nothing,
});
