import { createContext, type ComponentChildren } from "preact";
import { useContext, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

/** A small page that floats beside what was pointed at: a card in full, a reason, a few choices. */
export interface Floating { at: DOMRect; body: ComponentChildren; kind: "peek" | "reason" | "menu"; label: string }

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

const Context = createContext<Floats | null>(null);
export const useFloats = (): Floats => useContext(Context)!;

export function FloatLayer({ children }: { children: ComponentChildren }) {
  const [peek, setPeek] = useState<Floating | null>(null);
  const [pinned, setPinned] = useState<Floating | null>(null);
  const timer = useRef(0);
  const opener = useRef<HTMLElement | null>(null);
  const later = (act: () => void, ms: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(act, ms);
  };
  const floats = useRef<Floats>({
    peek: (at, body, label) => later(() => at.isConnected && setPeek({ at: at.getBoundingClientRect(), body, kind: "peek", label }), 220),
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
  useEffect(() => {
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
      if (peek && !overPeek() && !(event.target as Element).closest?.("[data-peeks]")) floats.unpeek();
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
      {children}
      {peek && !pinned && <Float floating={peek} />}
      {pinned && <Float floating={pinned} />}
    </Context.Provider>
  );
}

function Float({ floating }: { floating: Floating }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place(box.current!, floating.at), [floating]);
  useEffect(() => {
    if (floating.kind === "menu") box.current?.querySelector<HTMLElement>("button")?.focus();
  }, [floating]);
  const role = { peek: "tooltip", reason: "alert", menu: "group" }[floating.kind];
  return (
    <div ref={box} class={`float ${floating.kind}`} role={role as "group"} aria-label={floating.kind === "menu" ? floating.label : undefined}>
      {floating.body}
    </div>
  );
}

/** Above what it belongs to if there is room, else below; never outside the window. */
function place(box: HTMLElement, at: DOMRect): void {
  const { width, height } = box.getBoundingClientRect();
  const room = 8;
  const left = Math.min(Math.max(room, at.left + at.width / 2 - width / 2), innerWidth - width - room);
  const above = at.top - height - room;
  const below = at.bottom + room;
  const top = above >= room ? above : below + height <= innerHeight - room ? below : Math.max(room, innerHeight - height - room);
  const beside = above < room && below + height > innerHeight - room;
  box.style.left = `${beside ? (at.right + width + room < innerWidth ? at.right + room : Math.max(room, at.left - width - room)) : left}px`;
  box.style.top = `${top}px`;
}
