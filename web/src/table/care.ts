import { useEffect, useLayoutEffect } from "preact/hooks";
import type { Shown } from "../connection";
import { useNarrow } from "../ui/hooks";
import { useFloats } from "../ui/peek";

const MOMENT = 50; // a sheet that turns by itself hides what had the focus only after it was drawn

/** What a table owes to keys and to the next person. Says whether its board scrolls, so that keys can scroll it. */
export function useCare(shown: Shown): boolean {
  const floats = useFloats();
  useEffect(() => {
    const timer = setTimeout(findFocus, MOMENT);
    return () => clearTimeout(timer);
  }, [shown]);
  useLayoutEffect(() => () => floats.close(), []); // a card in full must not outlive the table it lay on
  return useNarrow();
}

/** For those who play by keys: what had the focus is gone with its question, so go on where the next one stands. */
function findFocus(): void {
  if (document.activeElement === document.body && document.body.dataset.keys) document.querySelector<HTMLElement>(".prompt")?.focus();
}
