import { useLayoutEffect, useRef } from "preact/hooks";
import type { Finder, What } from "./finding";

interface Pointed {
  finder: Finder;
  asking: boolean;
  about(what: What | null): void;
  end(): void;
  tell(what: What, at: Element): void; // in short
  hush(): void;
}

const DWELL = 350; // milliseconds at rest, so that a hand on its way is told nothing
const HOLD = 450; // as long as things with a page of their own are held
const LARGE = 90_000; // square pixels: what is larger is a ground, and named only where it is asked about
const OUTSIDE = ".coach-note, .what-button, .float, .rail-tools, .side, dialog, .seat-panel";

/** Whether it shows something of its own when it is pointed at, such as the card in full. */
const peeks = (target: Element, { element }: What): boolean => {
  const own = target.closest("[data-peeks]");
  return own !== null && (element.contains(own) || own.contains(element));
};

function large(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width * height > LARGE;
}

/** Listens to pointers and to the focus, over the whole table; what lies under the pointer is handed back. */
export function usePointing(given: Pointed): { current: Element | null } {
  const latest = useRef(given);
  latest.current = given;
  const under = useRef<Element | null>(null);
  useLayoutEffect(() => listen(latest, under), []);
  return under;
}

function listen(latest: { current: Pointed }, under: { current: Element | null }): () => void {
  let shown: Element | null = null;
  let timer = 0;
  let held = false;
  const later = (act: () => void, ms: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(act, ms);
  };
  const hint = (target: Element) => {
    const { finder, asking, tell, about, hush } = latest.current;
    const what = target.closest(OUTSIDE) ? null : finder.at(target);
    const at = what && (asking || !large(what.element) ? what.element : target.closest("h2"));
    if (at === shown) return;
    if (shown && !asking && !target.closest("[data-peeks]")) hush();
    shown = at;
    clearTimeout(timer);
    if (!what || !at || (!asking && peeks(target, what))) return;
    (what.element as HTMLElement).dataset.what = what.name;
    later(() => at.isConnected && (latest.current.asking ? about(what) : tell(what, at)), DWELL);
  };
  const move = (event: PointerEvent) => {
    under.current = event.target as Element;
    if (event.pointerType === "mouse") hint(under.current);
  };
  const focus = (event: FocusEvent) => {
    const target = event.target as Element;
    if (target.closest?.(".table") && target.matches(":focus-visible")) hint(target);
  };
  const press = (event: PointerEvent) => {
    clearTimeout(timer);
    held = false;
    const target = event.target as Element;
    if (target.closest(OUTSIDE) || !target.closest(".table")) return;
    const { asking, finder } = latest.current;
    if (asking)
      event.stopPropagation(); // nothing is lifted, nothing held
    else if (event.pointerType !== "mouse") {
      const what = finder.at(target);
      if (what && !peeks(target, what))
        later(() => {
          held = true;
          latest.current.about(what);
        }, HOLD);
    }
  };
  const release = (event: PointerEvent) => event.pointerType !== "mouse" && clearTimeout(timer);
  const click = (event: MouseEvent) => {
    const target = event.target as Element;
    const { asking, finder, about, end } = latest.current;
    if (!asking || target.closest(OUTSIDE) || !target.closest(".table")) return;
    event.preventDefault();
    event.stopPropagation();
    if (held)
      held = false; // it was let go, not pressed
    else if (event.detail === 0 && !finder.at(target)) end();
    else about(finder.at(target));
  };
  const menu = (event: Event) => held && event.preventDefault();
  const heard: [string, (event: never) => void][] = [
    ["pointermove", move],
    ["pointerdown", press],
    ["pointerup", release],
    ["pointercancel", release],
    ["focusin", focus],
    ["click", click],
    ["contextmenu", menu],
  ];
  for (const [name, act] of heard) addEventListener(name, act as EventListener, true);
  return () => {
    clearTimeout(timer);
    for (const [name, act] of heard) removeEventListener(name, act as EventListener, true);
  };
}
