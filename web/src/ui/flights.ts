import { paceDelay, stillMotion } from "../prefs";

// Things that moved fly from where they were. Whatever carries data-fly is known by it from state to state; what is
// new comes from its data-home.

type Rects = Map<string, DOMRect>;

export function captureRects(): Rects {
  const rects: Rects = new Map();
  for (const element of document.querySelectorAll<HTMLElement>("[data-fly]")) {
    const rect = element.getBoundingClientRect();
    if (rect.width) rects.set(element.dataset.fly!, rect);
  }
  return rects;
}

export function flyFrom(before: Rects, toSeat: number): void {
  if (stillMotion() || paceDelay() === 0 || !before.size) return;
  const seen = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-fly]")) {
    const key = element.dataset.fly!;
    seen.add(key);
    const home = element.dataset.home;
    const from = before.get(key) ?? (home ? document.querySelector(home)?.getBoundingClientRect() : undefined);
    if (from) fly(element, from);
  }
  const goal = document.querySelector(`[data-seat="${toSeat}"]`)?.getBoundingClientRect();
  if (goal) for (const [key, rect] of before) if (key.startsWith("card:") && !seen.has(key)) ghost(rect, goal);
}

function fly(element: HTMLElement, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (!to.width || Math.abs(dx) + Math.abs(dy) < 6) return;
  const shrink = Math.min(1, from.width / to.width);
  element.animate(
    [{ transform: `translate(${dx}px, ${dy}px) scale(${shrink})`, transformOrigin: "0 0", zIndex: 5 }, { transform: "none", transformOrigin: "0 0", zIndex: 5 }],
    { duration: 230, easing: "cubic-bezier(.2,.7,.3,1)" },
  );
}

/** A card that left the table for somebody's hand. */
function ghost(from: DOMRect, to: DOMRect): void {
  const card = document.createElement("span");
  card.className = "ghost";
  card.style.left = `${from.left}px`;
  card.style.top = `${from.top}px`;
  card.style.width = `${from.width}px`;
  card.style.height = `${from.height}px`;
  document.body.append(card);
  const flight = card.animate(
    [{ opacity: 0.9 }, { opacity: 0.2, transform: `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(.3)` }],
    { duration: 250, easing: "ease-in" },
  );
  flight.onfinish = () => card.remove();
}
