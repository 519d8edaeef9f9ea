import { h, render } from "preact";
import type { Coin } from "../games/registry";
import { stillMotion } from "../prefs";
import type { Tempo } from "../table/tempo";
import { Hat } from "./icons";
import "../moments/moments.css";

// How things fly: lifted, on an arc, and put down; only transform and opacity change. Each says what it measured as what
// is to be started: whoever measures after something has begun to move makes the browser lay out the whole table again.

/** Begins what was measured before. */
export type Start = () => void;

const EASE = "cubic-bezier(.3,.7,.2,1)";
const MOST_COINS = 6;
const STILL = 2000; // how long a place stays marked for who wants no motion
const LIFTED = -8;

/** Up from one point, over an arc, down on another; distances are from where the thing is at the end of its way. */
function arc(dx: number, dy: number, from: number, to: number, tempo: Tempo): [Keyframe[], number] {
  const duration = tempo.lift + tempo.travel;
  const height = Math.min(48, Math.hypot(dx, dy) * 0.14);
  const lifted = tempo.lift / duration;
  const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
  const frames: Keyframe[] = [
    { transform: at(dx, dy, from) },
    { transform: at(dx, dy + (tempo.lift ? LIFTED : 0), from * 1.04), offset: lifted, easing: EASE },
    {
      transform: at(dx * 0.45, dy * 0.45 - height, (from + to) / 2),
      offset: lifted + (1 - lifted) * 0.5,
      easing: EASE,
    },
    { transform: at(0, 0, to) },
  ];
  return [tempo.lift ? frames : [frames[0]!, ...frames.slice(2)], duration];
}

/** A thing that lies somewhere else now comes there from where it was. */
export function arrive(element: HTMLElement, from: DOMRect, tempo: Tempo): Start | undefined {
  const to = element.getBoundingClientRect();
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (!to.width || Math.abs(dx) + Math.abs(dy) < 6) return undefined;
  const [frames, duration] = arc(dx, dy, Math.min(1, from.width / to.width), 1, tempo);
  const over = frames.map((frame) => ({ ...frame, transformOrigin: "0 0", zIndex: 5 }));
  return () => element.animate(over, { duration });
}

/** Something that is only there while it flies. */
function passing(name: string, at: DOMRect, frames: Keyframe[], timing: KeyframeAnimationOptions): HTMLElement {
  const thing = placed(name, at);
  thing.animate(frames, { ...timing, fill: "both" }).onfinish = () => thing.remove();
  return thing;
}

function placed(name: string, at: DOMRect): HTMLElement {
  const thing = document.createElement("span");
  thing.className = name;
  thing.setAttribute("aria-hidden", "true");
  Object.assign(thing.style, {
    left: `${at.left}px`,
    top: `${at.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
  });
  document.body.append(thing);
  return thing;
}

const middle = (rect: DOMRect): [number, number] => [rect.left + rect.width / 2, rect.top + rect.height / 2];

/** A card as it is seen from afar: its engraving on paper. */
export function miniature(card: Element): HTMLElement | undefined {
  const plate = card.querySelector("svg.plate");
  if (!plate) return undefined;
  const face = document.createElement("span");
  const style = getComputedStyle(plate);
  for (const name of ["--plate", "--wash", "--print"]) face.style.setProperty(name, style.getPropertyValue(name));
  face.append(plate.cloneNode(true));
  return face;
}

/** A card on its way to somebody's mat or hand: with its engraving, or its back. */
export function ghostOf(face: HTMLElement | undefined, from: DOMRect, to: DOMRect, tempo: Tempo): void {
  const width = Math.min(from.width, 90);
  const size = face ? [width, width * 1.3] : [44, 62];
  const [[fx, fy], [tx, ty]] = [middle(from), middle(to)];
  const [frames, duration] = arc(fx - tx, fy - ty, 1, 0.5, tempo);
  const at = new DOMRect(tx - size[0]! / 2, ty - size[1]! / 2, size[0], size[1]);
  const thing = passing("ghost", at, fading(frames), { duration });
  if (face) thing.append(face);
  else thing.classList.add("back");
}

const fading = (frames: Keyframe[]): Keyframe[] =>
  frames.map((frame, i) => ({ ...frame, opacity: i === frames.length - 1 ? 0 : 1 }));

/** What still flies when the next thing happens has arrived. */
export function land(): void {
  for (const thing of document.querySelectorAll(
    "body > .ghost, body > .hat-flyer, body > .coin, body > .ring:not(.still)",
  ))
    thing.remove();
}

/** A hat that goes from mat to mat, or to its place. */
export function hatFlies(seat: number, from: DOMRect, to: DOMRect, tempo: Tempo): void {
  const [[fx, fy], [tx, ty]] = [middle(from), middle(to)];
  const [frames, duration] = arc(fx - tx, fy - ty, 1, 1, tempo);
  const thing = passing(`hat-flyer seat-${seat % 5}`, new DOMRect(tx - 17, ty - 17, 34, 34), fading(frames), {
    duration,
  });
  render(h(Hat, { seat, size: 26, quiet: true }), thing);
}

/** Money on its way to the bank, or from there: off the mat, a coin after the other. */
export function coinsFall(mat: Element, sum: number, { sign, worth }: Coin, tempo: Tempo): Start {
  const rect = mat.getBoundingClientRect();
  const bank = document.querySelector("[data-bank]")?.getBoundingClientRect();
  const count = Math.min(MOST_COINS, Math.ceil(Math.abs(sum) / worth));
  return () => {
    for (let i = 0; i < count; i += 1) coinFalls(i, sum > 0, rect, bank, tempo).textContent = sign;
  };
}

function coinFalls(i: number, paid: boolean, mat: DOMRect, bank: DOMRect | undefined, tempo: Tempo): HTMLElement {
  const at = new DOMRect(mat.left + 34 + i * 13, mat.bottom - 24, 18, 18);
  const [dx, dy] = bank?.width
    ? [bank.left + bank.width / 2 - at.left, bank.top + bank.height / 2 - at.top]
    : [0, 46 + (i % 3) * 10];
  const there = { transform: `translate(${dx}px, ${dy}px)`, opacity: 0.2 };
  const half = {
    transform: `translate(${dx * 0.4}px, ${dy * 0.4 - (bank ? 30 : 8)}px)`,
    opacity: 1,
    easing: "ease-in",
  };
  const here = { transform: "none", opacity: 1 };
  const timing = { duration: tempo.travel * 0.9, delay: tempo.lift + i * 35 };
  return passing("coin", at, paid ? [here, half, there] : [there, half, here], timing);
}

/** Where something changed: a ring that pulses twice once it has arrived, or stays a while where nothing moves. */
export function ring(element: Element, tempo: Tempo): Start | undefined {
  const rect = element.getBoundingClientRect();
  if (!rect.width) return undefined;
  const at = new DOMRect(rect.left - 4, rect.top - 4, rect.width + 8, rect.height + 8);
  return () => (stillMotion() ? staysRound(at) : pulses(at, tempo));
}

function staysRound(at: DOMRect): void {
  const thing = placed("ring still", at);
  setTimeout(() => thing.remove(), STILL);
}

function pulses(at: DOMRect, tempo: Tempo): void {
  const frames = [
    { opacity: 0, transform: "scale(.97)" },
    { opacity: 1, transform: "none" },
    { opacity: 0, transform: "scale(1.04)" },
  ];
  passing("ring", at, frames, { duration: tempo.pulse / 2, iterations: 2, delay: tempo.lift + tempo.travel });
}
