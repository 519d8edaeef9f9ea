import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type TableTools, useStaged, useTools } from "../../table/context";
import { iconLabel } from "../../ui/icons";
import { Plate } from "../../ui/plate";
import { Spot } from "../../ui/spot";
import { Peg } from "./peg";
import { BOYS } from "./plans";
import { willView } from "./view";

const HOUSES = ["mansion", "town_house", "manor_house", "farm"];
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
const houseRow = (house: string) => ({ id: house, name: house, deck: "", text: "", picture: [], symbols: [house] });

/** The number on a sign, with an arrow besides its sign. */
const Change = ({ n }: { n: number }) => (
  <>
    <small class={n < 0 ? "down" : "up"} aria-hidden="true">
      {n < 0 ? "▼" : n > 0 ? "▲" : ""}
    </small>
    {signed(n)}
  </>
);
const ARRANGE = "will.ArrangeMarket";

/** Four signs under four houses, to be swapped by dragging, clicking or arrow keys, then confirmed as one. */
export function Market() {
  const tools = useTools();
  const view = willView(tools.shown);
  const space = view.spaces.findIndex((s) => s.name.startsWith("market"));
  const asked = tools.myTurn && tools.shown.question?.name === ARRANGE;
  const may = asked || (tools.myTurn && (tools.places.get(`space:${space}`)?.options.length ?? 0) > 0);
  const now = HOUSES.map((house) => view.market[house]!);
  const [staged, setStaged] = useState(now);
  const [held, setHeld] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the signs are the same list while they lie in the same order.
  useLayoutEffect(() => {
    setStaged(now);
    setHeld(null);
  }, [now.join(), may]);
  const swap = (a: number, b: number) => {
    const next = [...staged];
    [next[a], next[b]] = [next[b]!, next[a]!];
    setStaged(next);
    setHeld(null);
  };
  const changed = staged.join() !== now.join();
  const figure = view.spaces[space]?.figure ?? -1;
  const cancel = () => {
    setStaged(now);
    setHeld(null);
    if (asked) tools.cancel();
  };
  const hung = HOUSES.map((house, i) => `${iconLabel(house)} ${signed(staged[i]!)}`);
  useStaged(
    may && (asked || changed || held !== null)
      ? {
          deed: "Hang the signs",
          ready: asked || changed,
          said: held === null ? hung.join(", ") : `${hung[held]} changes places with the sign you choose next.`,
          confirm: () => arrange(tools, space, staged),
          others: [{ label: "Cancel", act: cancel }],
        }
      : null,
  );
  return (
    <section class="market" aria-label="Property market">
      <span class="rod" aria-hidden="true" />
      <div class="house-row">
        {HOUSES.map((house, i) => (
          <div class="house" key={house}>
            <Plate row={houseRow(house)} />
            <span class="chains" aria-hidden="true" />
            <Sign
              index={i}
              value={staged[i]!}
              house={house}
              peg={`space:${space}`}
              may={may}
              held={held}
              hold={setHeld}
              swap={swap}
              moved={staged[i] !== now[i]}
            />
          </div>
        ))}
      </div>
      <Spot
        place={`space:${space}`}
        class="ticket rearrange"
        idle={BOYS}
        label={
          figure < 0
            ? "Rearrange the property market: free"
            : `Property market: ${tools.shown.seats[figure]?.name} is here`
        }
      >
        <Peg index={space} /> <b>Rearrange</b> <span class="note">swap the signs</span>
      </Spot>
    </section>
  );
}

/** Sends the boy if he isn't there yet, then names the sign of each house in turn. */
function arrange(tools: TableTools, space: number, signs: number[]): void {
  const there = tools.shown.question?.name === ARRANGE;
  const named = there ? willView(tools.shown).arranging.length : 0;
  const wanted = signs.slice(named).map((amount) => ({ question: ARRANGE, amount }));
  tools.perform(there ? wanted : [{ place: `space:${space}` }, ...wanted]);
}

interface SignProps {
  index: number;
  value: number;
  house: string;
  peg: string;
  may: boolean;
  moved: boolean;
  held: number | null;
  hold(index: number | null): void;
  swap(a: number, b: number): void;
}

function Sign({ index, value, house, peg, may, moved, held, hold, swap }: SignProps) {
  const tools = useTools();
  const sign = useRef<HTMLButtonElement>(null);
  const drag = useRef<{ x: number; y: number } | null>(null);
  const dragged = useRef(false);
  const all = [...(tools.shown.question?.options ?? []), ...(tools.shown.question?.refused ?? [])];
  const place = all.find((option) => option.place.startsWith("token:") && option.amount === value)?.place;
  const move = (event: PointerEvent) => {
    if (!drag.current) return;
    const [dx, dy] = [event.clientX - drag.current.x, event.clientY - drag.current.y];
    if (Math.abs(dx) + Math.abs(dy) > 6) dragged.current = true;
    sign.current!.style.transform = `translate(${dx}px, ${dy}px)`;
  };
  const drop = (event: PointerEvent) => {
    if (!drag.current) return;
    drag.current = null;
    const box = sign.current!;
    box.style.transform = "";
    if (!dragged.current) return;
    const under = document
      .elementsFromPoint(event.clientX, event.clientY)
      .find((e) => e !== box && !box.contains(e) && e.closest(".house"));
    const row = [...(box.closest(".house-row")?.children ?? [])];
    const target = under ? row.indexOf(under.closest(".house")!) : -1;
    if (target >= 0 && target !== index) swap(index, target);
  };
  const click = () => {
    if (dragged.current) dragged.current = false;
    else if (held === null) hold(index);
    else if (held === index) hold(null);
    else swap(held, index);
  };
  const key = (event: KeyboardEvent) => {
    const to = event.key === "ArrowLeft" ? index - 1 : event.key === "ArrowRight" ? index + 1 : -1;
    if (to < 0 || to > 3) return;
    event.preventDefault();
    const next = sign.current!.closest(".house-row")!.children[to]!.querySelector<HTMLElement>(".sign");
    swap(index, to);
    next?.focus();
  };
  const name = `${iconLabel(house)} ${signed(value)}`;
  if (!may)
    return (
      <Spot place={place ?? `sign:${house}`} class="sign" sign={value} idle={BOYS} also={[peg]} label={name}>
        <Change n={value} />
      </Spot>
    );
  return (
    <button
      ref={sign}
      type="button"
      class={`sign lit ${moved ? "moved" : ""} ${held === index ? "picked" : ""}`}
      data-sign={value}
      data-place={place && tools.prefix + place}
      aria-label={`${name}; choose two signs, or use the arrow keys, to swap them`}
      aria-pressed={held === index}
      onClick={click}
      onKeyDown={key}
      onPointerDown={(event) => {
        drag.current = { x: event.clientX, y: event.clientY };
        dragged.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={() => {
        drag.current = null;
        sign.current!.style.transform = "";
      }}
    >
      <Change n={value} />
    </button>
  );
}
