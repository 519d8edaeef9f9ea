import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useReducer, useRef } from "preact/hooks";
import type { Row } from "../api";
import { byName, type Plates, plateFor } from "../plates/lookup";

/** Where the plates of a game lie: one list for each box it is played with. */
export type PlateFiles = (() => Promise<{ plates: Record<string, string> }>)[];

// A page shows one game at a time; what it shows of it finds its plates here.
let wanted: PlateFiles | undefined;
let plates: Plates = new Map();
const fetched = new Map<PlateFiles, Promise<Plates>>();
const waiting = new Set<() => void>();

/** What plates are hatched with has to lie in the page before any of them. */
export async function layHatches(): Promise<void> {
  const { hatches } = await import("../plates/hatches");
  if (!document.getElementById("e-h1")) document.body.append(parsed(hatches));
}

async function fetchPlates(files: PlateFiles): Promise<Plates> {
  const [, ...found] = await Promise.all([layHatches(), ...files.map((file) => file())]);
  return byName(...found.map((box) => box.plates));
}

/** From now on the page shows this game; where its plates lie comes when it has come. */
export function usePlatesOf(files: PlateFiles | undefined): void {
  useEffect(() => {
    wanted = files;
    plates = new Map();
    if (!files) return;
    const coming = fetched.get(files) ?? fetchPlates(files);
    fetched.set(files, coming);
    const come = (found: Plates) => {
      if (wanted !== files) return;
      plates = found;
      for (const again of waiting) again();
    };
    // A page that lost its server shows cards without plates, and tries again at the next table.
    coming.then(come, () => fetched.delete(files));
  }, [files]);
}

// Engravings by their addresses: each is fetched when something that bears it is first seen.
const engravings = new Map<string, string>();
const coming = new Map<string, Promise<void>>();

async function fetchEngraving(address: string): Promise<void> {
  if (engravings.has(address)) return;
  const answer = await fetch(address);
  if (answer.ok) engravings.set(address, await answer.text());
}

/** The engraving at this address is here, or nowhere to be had. */
function arrived(address: string): Promise<void> {
  const known = coming.get(address) ?? fetchEngraving(address).finally(() => coming.delete(address));
  coming.set(address, known);
  return known.catch(() => {});
}

// Looks for plates that come into sight, or nearly: those of a sheet or a tab behind can wait.
const inSight = new WeakMap<Element, () => void>();
let lookout: IntersectionObserver | undefined;

function whenInSight(frame: Element, act: () => void): () => void {
  lookout ??= new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) if (isIntersecting) inSight.get(target)?.();
    },
    { rootMargin: "200px", scrollMargin: "200px" },
  );
  const watch = lookout;
  inSight.set(frame, act);
  watch.observe(frame);
  return () => watch.unobserve(frame);
}

/** All that the page shows, also far down: for paper, which shows everything at once. */
export async function bringPlates(): Promise<void> {
  for (const frame of document.querySelectorAll(".plate-frame")) inSight.get(frame)?.();
  await Promise.all(coming.values());
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
}

function useAddress(row: Row): string | undefined {
  const [, again] = useReducer((n: number, _: null) => n + 1, 0);
  // In the same breath as it is drawn: what came before an effect after painting would be missed for good.
  useLayoutEffect(() => {
    const call = () => again(null);
    waiting.add(call);
    return () => void waiting.delete(call);
  }, []);
  return plateFor(row, plates);
}

/** What is engraved there, once its frame has been in sight. */
function useEngraving(address: string | undefined, frame: { current: Element | null }): string | undefined {
  const [, again] = useReducer((n: number, _: null) => n + 1, 0);
  const svg = address && engravings.get(address);
  useEffect(() => {
    if (!address || svg || !frame.current) return;
    return whenInSight(frame.current, () => void arrived(address).then(() => again(null)));
  }, [address, svg, frame]);
  return svg;
}

const parsed = (svg: string): Element =>
  document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);

const drawn = new Map<string, Element>();

function engraved(svg: string, stands: boolean): Node {
  const plate = drawn.get(svg) ?? parsed(svg);
  drawn.set(svg, plate);
  const copy = plate.cloneNode(true) as Element;
  copy.classList.add("plate");
  copy.setAttribute("preserveAspectRatio", stands ? "xMidYMax meet" : "xMidYMid slice");
  return copy;
}

interface EngravingProps {
  svg: string | undefined;
  at?: RefObject<HTMLSpanElement | null>;
  stands?: boolean; // on the lower edge of its frame, and whole; others fill theirs
}

/** An engraving, for the eye alone; an empty frame until it has come. */
export function Engraving({ svg, at, stands = false }: EngravingProps) {
  const own = useRef<HTMLSpanElement>(null);
  const frame = at ?? own;
  useLayoutEffect(() => frame.current?.replaceChildren(...(svg ? [engraved(svg, stands)] : [])), [svg, frame, stands]);
  return <span class="plate-frame" ref={frame} aria-hidden="true" />;
}

/** The engraving of a row; its place is kept until it has come, and nothing where there is none. */
export function Plate({ row, stands }: { row: Row; stands?: boolean }) {
  const frame = useRef<HTMLSpanElement>(null);
  const address = useAddress(row);
  const svg = useEngraving(address, frame);
  const comes = wanted && !plates.size;
  return address || comes ? <Engraving svg={svg} at={frame} stands={stands} /> : null;
}
