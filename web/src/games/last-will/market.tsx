import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Hat, Icon, iconLabel } from "../../ui/icons";
import { Spot } from "../../ui/spot";
import { type TableTools, useTools } from "../../table/context";
import { BOYS } from "./plans";
import { willView } from "./view";

const HOUSES = ["mansion", "town_house", "manor_house", "farm"];
const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));
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
  return (
    <section class="panel market" aria-label="Property market">
      <h2>Market</h2>
      <div class="house-row">
        {HOUSES.map((house, i) => (
          <div class="house" key={house}>
            <Icon id={house} size={38} quiet />
            <Sign index={i} value={staged[i]!} house={house} peg={`space:${space}`} may={may} held={held} hold={setHeld} swap={swap} moved={staged[i] !== now[i]} />
          </div>
        ))}
      </div>
      <div class="stage">
        {may && (asked || changed) ? (
          <>
            <button type="button" class="primary" onClick={() => arrange(tools, space, staged)}>Confirm</button>
            <button type="button" onClick={() => { setStaged(now); if (asked) tools.cancel(); }}>Cancel</button>
          </>
        ) : (
          <Spot place={`space:${space}`} class="peg" idle={BOYS} label={figure < 0 ? "Rearrange the property market: free" : `Property market: ${tools.shown.seats[figure]?.name} is here`}>
            {figure >= 0 ? <span data-fly={`hat:${space}`} data-home={`[data-seat="${figure}"]`}><Hat seat={figure} size={20} quiet /></span> : <Icon id="errand" size={18} quiet />}
            <span>rearrange</span>
          </Spot>
        )}
      </div>
    </section>
  );
}

/** Sends the boy if he isn't there yet, then names the sign of each house in turn. */
function arrange(tools: TableTools, space: number, wanted: number[]): void {
  tools.perform((shown) => {
    const question = shown.question;
    if (question?.name === "will.SendErrandBoy") return question.options.find((o) => o.place === `space:${space}`)?.id;
    if (question?.name !== ARRANGE) return undefined;
    const next = wanted[willView(shown).arranging.length]!;
    return question.options.find((option) => option.amount === next)?.id;
  });
}

interface SignProps {
  index: number; value: number; house: string; peg: string; may: boolean; moved: boolean; held: number | null;
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
    const under = document.elementsFromPoint(event.clientX, event.clientY).find((e) => e !== box && !box.contains(e) && e.closest(".house"));
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
  if (!may) return <Spot place={place ?? `sign:${house}`} class="sign" sign={value} idle={BOYS} also={[peg]} label={name}>{signed(value)}</Spot>;
  return (
    <button ref={sign} type="button" class={`sign lit ${moved ? "moved" : ""} ${held === index ? "picked" : ""}`} data-sign={value} data-place={place && tools.prefix + place}
      aria-label={`${name}; choose two signs, or use the arrow keys, to swap them`} aria-pressed={held === index}
      onClick={click} onKeyDown={key}
      onPointerDown={(event) => { drag.current = { x: event.clientX, y: event.clientY }; dragged.current = false; event.currentTarget.setPointerCapture(event.pointerId); }}
      onPointerMove={move} onPointerUp={drop} onPointerCancel={() => { drag.current = null; sign.current!.style.transform = ""; }}>
      {signed(value)}
    </button>
  );
}
