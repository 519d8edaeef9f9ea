import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Box, beside, type Laid } from "./beside";

/** What is looked for on the table anew whenever something there has changed. */
export function useBoxes(selector: string, entire = false): Box[] {
  const [boxes, setBoxes] = useState<Box[]>([]);
  const last = useRef("");
  useLayoutEffect(() => {
    let asked = 0;
    const measure = () => {
      asked = 0;
      const found = [...document.querySelectorAll(selector)]
        .map((one) => boxOf(entire ? whole(one) : one))
        .filter((box) => box.right > box.left);
      const text = JSON.stringify(found);
      if (text !== last.current) setBoxes(found);
      last.current = text;
    };
    const soon = () => {
      asked ||= requestAnimationFrame(measure);
    };
    measure();
    const watch = new MutationObserver(soon);
    watch.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ["data-pointed", "data-asked", "class"],
    });
    addEventListener("resize", soon);
    addEventListener("scroll", soon, true);
    return () => {
      cancelAnimationFrame(asked);
      watch.disconnect();
      removeEventListener("resize", soon);
      removeEventListener("scroll", soon, true);
    };
  }, [selector, entire]);
  return boxes;
}

const SMALL = 300; // what is larger is no single thing

/** The thing that a small control is a part of, such as the card with its price; what is laid out without a box of its
 * own is none. */
function whole(element: Element): Element {
  const around = element.parentElement;
  const { width, height } = around?.getBoundingClientRect() ?? { width: 0, height: 0 };
  return around && width > 0 && width < SMALL && height < SMALL ? whole(around) : element;
}

function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left: Math.round(left), top: Math.round(top), right: Math.round(right), bottom: Math.round(bottom) };
}

interface NoteProps {
  about: string; // a selector: what it speaks of
  kept?: string; // a selector: what it may not cover either
  kind: string;
  label: string;
  flows?: boolean; // on a small screen: it lies in the page, below what it speaks of
  children: ComponentChildren;
  data?: Record<string, string>;
}

/** A slip of paper that lies beside what it speaks of. */
export function Note({ about, kept = ".question", kind, label, flows, children, data = {} }: NoteProps) {
  const things = useBoxes(about, true);
  const others = useBoxes(kept);
  const slip = useRef<HTMLElement>(null);
  const [laid, setLaid] = useState<Laid | null>(null);
  useLayoutEffect(() => {
    if (flows || !slip.current) return;
    const { offsetWidth: width, offsetHeight: height } = slip.current;
    const bar = others.length ? Math.min(...others.map((one) => one.top)) : innerHeight;
    setLaid(beside(things, width, height, { left: 0, top: 0, right: innerWidth, bottom: bar }));
  }, [things, others, flows, children]);
  const style = flows ? undefined : { left: `${laid?.left ?? 0}px`, top: `${laid?.top ?? 0}px` };
  return (
    <section
      ref={slip}
      class={`coach-note paper ${kind} ${flows ? "flows" : ""}`}
      style={style}
      aria-label={label}
      aria-live="polite"
      data-side={laid?.side}
      {...data}
    >
      {children}
    </section>
  );
}

const PAD = 6;

/** All but these things is dimmed; it can still be pressed. */
export function Dimmed({ but, id = "lit-up" }: { but: string; id?: string }) {
  const boxes = useBoxes(but);
  if (!boxes.length) return null;
  return (
    <svg class="dimmed" aria-hidden="true">
      <mask id={id}>
        <rect width="100%" height="100%" fill="#fff" />
        {boxes.map((box) => (
          <rect
            key={`${box.left} ${box.top}`}
            x={box.left - PAD}
            y={box.top - PAD}
            width={box.right - box.left + 2 * PAD}
            height={box.bottom - box.top + 2 * PAD}
            rx="8"
          />
        ))}
      </mask>
      <rect width="100%" height="100%" mask={`url(#${id})`} />
    </svg>
  );
}
