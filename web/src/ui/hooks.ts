import { useEffect, useLayoutEffect, useReducer, useRef, useState } from "preact/hooks";
import { cardsOf, type Rows } from "../api";
import { onPrefs, type Prefs, prefs } from "../prefs";

export function usePrefs(): Prefs {
  const [, again] = useReducer((n: number, _: null) => n + 1, 0);
  useEffect(() => onPrefs(() => again(null)), []);
  return prefs();
}

export function useCards(game: string | undefined, boxes: string[] = []): Rows {
  const [rows, setRows] = useState<Rows>({});
  const hashes = boxes.join();
  useEffect(() => {
    let here = true;
    if (game) void cardsOf(game, hashes).then((found) => here && setRows(found));
    return () => {
      here = false;
    };
  }, [game, hashes]);
  return rows;
}

/** The address after the #, as its parts. */
export function useRoute(): string[] {
  const [hash, setHash] = useState(location.hash);
  // Before anything is painted: a change between the first drawing and a later look would be missed.
  useLayoutEffect(() => {
    const change = () => setHash(location.hash);
    addEventListener("hashchange", change);
    return () => removeEventListener("hashchange", change);
  }, []);
  return hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decoded);
}

let travelled = ""; // by which way one came to the address: by a link, or back and forth
const navigation = (globalThis as { navigation?: EventTarget }).navigation;
navigation?.addEventListener("navigate", (event) => {
  travelled = (event as Event & { navigationType: string }).navigationType;
});

/** Another page begins at its top, not where the last one was left; going back, the browser finds the place itself. */
export function useTop(page: string): void {
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current !== page && travelled !== "traverse") scrollTo({ top: 0, behavior: "instant" });
    shown.current = page;
  }, [page]);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a link that lost a character on its way is still looked up, and not found
  }
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

export function useNarrow(): boolean {
  const query = "(max-width: 1099px)";
  const [narrow, setNarrow] = useState(matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const change = () => setNarrow(media.matches);
    media.addEventListener("change", change);
    return () => media.removeEventListener("change", change);
  }, []);
  return narrow;
}

/** How much room an element has whose size does not come from what is in it. */
export function useRoom<E extends Element>() {
  const ref = useRef<E>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const measure = () => setRoom({ width: ref.current!.clientWidth, height: ref.current!.clientHeight });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(ref.current!);
    return () => watch.disconnect();
  }, []);
  return { ref, ...room };
}
