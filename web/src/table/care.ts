import { useEffect, useLayoutEffect } from "preact/hooks";
import type { Shown } from "../connection";
import { useNarrow } from "../ui/hooks";
import { useFloats } from "../ui/peek";

// A sheet that turns by itself hides what had the focus only after it was drawn, on a busy machine long after.
const MOMENTS = [50, 250, 1000, 3000];

/** What a table owes to keys and to the next person. Says whether its board scrolls, so that keys can scroll it. */
export function useCare(shown: Shown): boolean {
  const floats = useFloats();
  useEffect(() => {
    const timers = MOMENTS.map((moment) => setTimeout(findFocus, moment));
    return () => timers.forEach(clearTimeout);
  }, [shown]);
  useLayoutEffect(() => () => floats.close(), [floats]); // a card in full must not outlive the table it lay on
  return useNarrow();
}

/** For those who play by keys: what had the focus is gone with its question, so go on where the next one stands. */
function findFocus(): void {
  if (document.activeElement === document.body && document.body.dataset.keys)
    document.querySelector<HTMLElement>(".prompt")?.focus();
}
