import { type ComponentChildren, createContext } from "preact";
import { useContext, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { placed } from "./placing";

/** A small page that floats beside what was pointed at: a card in full, a reason, a few choices. */
export interface Floating {
  at: DOMRect;
  body: ComponentChildren;
  kind: "peek" | "reason" | "menu";
  label: string;
}

interface Floats {
  peek(at: Element, body: ComponentChildren, label: string): void;
  unpeek(): void;
  open(at: Element, body: ComponentChildren, kind: "reason" | "menu", label: string): void;
  close(): void;
}

let pointer: [x: number, y: number] = [-1, -1];

function overPeek(): boolean {
  const box = document.querySelector(".float.peek")?.getBoundingClientRect();
  const [x, y] = pointer;
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** Shows something while the mouse is moved over it; what slides under a mouse at rest was not pointed at. */
export function useHover(show: (at: Element) => void) {
  const floats = useFloats();
  const over = useRef(false);
  return {
    onPointerMove: (event: PointerEvent) => {
      const rests = event.clientX === pointer[0] && event.clientY === pointer[1];
      if (event.pointerType !== "mouse" || over.current || rests) return;
      over.current = true;
      show(event.currentTarget as Element);
    },
    onPointerLeave: () => {
      over.current = false;
      floats.unpeek();
    },
  };
}

const pages = new WeakMap<Element, ComponentChildren>();
/** What a thing shows when it is pointed at. */
export const peekOf = (element: Element | null): ComponentChildren => element && pages.get(element);
export const hasPeek = (element: Element | null, page: ComponentChildren): void => {
  if (element && page) pages.set(element, page);
};

const Context = createContext<Floats | null>(null);
export const useFloats = (): Floats => useContext(Context)!;

const Glassed = createContext<ComponentChildren>(null);
/** What was pointed at last, where the window is so wide that it lies under a glass of its own. */
export const useGlass = (): ComponentChildren => useContext(Glassed);
const hasGlass = (): boolean => matchMedia("(min-width: 1760px) and (min-aspect-ratio: 21 / 10)").matches;

export function FloatLayer({ children }: { children: ComponentChildren }) {
  const [peek, setPeek] = useState<Floating | null>(null);
  const [glass, setGlass] = useState<ComponentChildren>(null);
  const [pinned, setPinned] = useState<Floating | null>(null);
  const timer = useRef(0);
  const opener = useRef<HTMLElement | null>(null);
  const later = (act: () => void, ms: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(act, ms);
  };
  const floats = useRef<Floats>({
    peek: (at, body, label) =>
      hasGlass()
        ? setGlass(body)
        : later(() => at.isConnected && setPeek({ at: at.getBoundingClientRect(), body, kind: "peek", label }), 220),
    unpeek: () => later(() => overPeek() || setPeek(null), 120),
    open: (at, body, kind, label) => {
      opener.current = at as HTMLElement;
      clearTimeout(timer.current);
      setPeek(null);
      setPinned({ at: at.getBoundingClientRect(), body, kind, label });
    },
    close: () => {
      clearTimeout(timer.current);
      setPinned(null);
      setPeek(null);
    },
  }).current;
  // At once: a key may come before the next painting.
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || (!peek && !pinned)) return;
      if (pinned?.kind === "menu") opener.current?.focus();
      floats.close();
    };
    const press = (event: Event) => {
      clearTimeout(timer.current);
      setPeek(null);
      if (!(event.target as Element).closest?.(".float")) setPinned(null);
    };
    // Clicks go through a peek to what lies under it, yet it stays while the pointer is over it.
    const move = (event: PointerEvent) => {
      pointer = [event.clientX, event.clientY];
      if (peek && !overPeek() && !(event.target as Element).closest?.("[data-peeks], [data-what]")) floats.unpeek();
    };
    addEventListener("keydown", key);
    addEventListener("pointerdown", press);
    addEventListener("pointermove", move);
    return () => {
      removeEventListener("keydown", key);
      removeEventListener("pointerdown", press);
      removeEventListener("pointermove", move);
    };
  });
  return (
    <Context.Provider value={floats}>
      <Glassed.Provider value={glass}>{children}</Glassed.Provider>
      {peek && !pinned && <Float floating={peek} />}
      {pinned && <Float floating={pinned} />}
    </Context.Provider>
  );
}

const ROLES = { peek: "tooltip", reason: "alert", menu: "group" } as const;

function Float({ floating }: { floating: Floating }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place(box.current!, floating.at), [floating]);
  useEffect(() => {
    if (floating.kind === "menu") box.current?.querySelector<HTMLElement>("button")?.focus();
  }, [floating]);
  return (
    <div
      ref={box}
      class={`float ${floating.kind}`}
      role={ROLES[floating.kind]}
      {...(floating.kind === "menu" && { "aria-label": floating.label })}
    >
      {floating.body}
    </div>
  );
}

/** The bar stays free, so that what is read there can be confirmed; things of the bar itself are explained above it. */
function place(box: HTMLElement, at: DOMRect): void {
  const bar = document.querySelector(".question")?.getBoundingClientRect();
  const floor = bar && at.top < bar.top ? bar.top : innerHeight;
  const { left, top } = placed(at, box.getBoundingClientRect(), innerWidth, floor);
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}
