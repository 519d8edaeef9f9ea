import { useLayoutEffect, useRef } from "preact/hooks";
import type { Shown } from "../connection";
import type { Coin, Drawing } from "../games/registry";
import { paceDelay, stillMotion } from "../prefs";
import type { Line } from "../wire";

// Things that moved fly from where they were. Whatever carries data-fly is known by it from state to state; what is
// new comes from its data-home. The notes say which card went to whom and whose money changed.

type Rects = Map<string, DOMRect>;
type Money = Pick<Drawing, "coins" | "coin">;

const FLIGHT = 240;
const MOST_COINS = 6;
const POUND: Coin = { sign: "£", worth: 2 };

/** Lets what moved between two states fly, but not back in time. Where things stood is read before the page is drawn anew. */
export function useFlights(shown: Shown | null, money: Money): void {
  const last = useRef<Shown | null>(null);
  const before = useRef<Rects>(new Map());
  if (shown !== last.current) before.current = captureRects();
  useLayoutEffect(() => {
    const since = last.current;
    last.current = shown;
    if (!shown || !since || since.viewer !== shown.viewer || since.plies > shown.plies) return;
    flyFrom(before.current, shown.lines.filter((line) => line.ply > since.ply && line.ply <= shown.ply), money);
  }, [shown]);
}

function captureRects(): Rects {
  const rects: Rects = new Map();
  if (stillMotion()) return rects;
  for (const element of document.querySelectorAll<HTMLElement>("[data-fly]")) {
    const rect = element.getBoundingClientRect();
    if (rect.width) rects.set(element.dataset.fly!, rect);
  }
  return rects;
}

/** From what was seen before to what is seen now. */
function flyFrom(before: Rects, notes: Line[], { coins = () => 0, coin = POUND }: Money): void {
  if (stillMotion() || paceDelay() === 0 || !before.size) return;
  const seen = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-fly]")) {
    const key = element.dataset.fly!;
    seen.add(key);
    const home = element.dataset.home;
    const from = before.get(key) ?? (home ? document.querySelector(home)?.getBoundingClientRect() : undefined);
    if (from) fly(element, from);
  }
  for (const note of notes) {
    const key = `card:${note.a}`;
    const seat = rectOfSeat(note.who);
    if (seat && before.has(key) && !seen.has(key)) ghost(before.get(key)!, seat);
    if (seat) fall(seat, coins(note), coin);
  }
}

const rectOfSeat = (seat: number): DOMRect | undefined => document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();

function fly(element: HTMLElement, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (!to.width || Math.abs(dx) + Math.abs(dy) < 6) return;
  const shrink = Math.min(1, from.width / to.width);
  element.animate(
    [{ transform: `translate(${dx}px, ${dy}px) scale(${shrink})`, transformOrigin: "0 0", zIndex: 5 }, { transform: "none", transformOrigin: "0 0", zIndex: 5 }],
    { duration: FLIGHT, easing: "cubic-bezier(.2,.7,.3,1)" },
  );
}

/** Something that is only there while it flies. */
function passing(name: string, at: DOMRect, frames: Keyframe[], timing: KeyframeAnimationOptions): HTMLElement {
  const thing = document.createElement("span");
  thing.className = name;
  thing.setAttribute("aria-hidden", "true");
  Object.assign(thing.style, { left: `${at.left}px`, top: `${at.top}px`, width: `${at.width}px`, height: `${at.height}px` });
  document.body.append(thing);
  thing.animate(frames, { ...timing, fill: "both" }).onfinish = () => thing.remove();
  return thing;
}

/** A card that left the table for somebody's hand. */
function ghost(from: DOMRect, to: DOMRect): void {
  const there = `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(.3)`;
  passing("ghost", from, [{ opacity: 0.9 }, { opacity: 0.2, transform: there }], { duration: FLIGHT, easing: "ease-in" });
}

/** Money that falls from a seat, or comes to it. */
function fall(seat: DOMRect, sum: number, { sign, worth }: Coin): void {
  const count = Math.min(MOST_COINS, Math.ceil(Math.abs(sum) / worth));
  for (let i = 0; i < count; i += 1) {
    const at = new DOMRect(seat.left + 34 + i * 13, seat.bottom - 24, 14, 14);
    const low = { transform: `translateY(${46 + (i % 3) * 10}px)`, opacity: 0 };
    const high = { transform: "none", opacity: 1 };
    passing("coin", at, sum > 0 ? [high, low] : [low, high], { duration: FLIGHT * 1.5, delay: i * 30, easing: "ease-in" }).textContent = sign;
  }
}
