import { useEffect } from "preact/hooks";
import type { Shown } from "../connection";

const MOMENT = 50; // a sheet that turns by itself hides what had the focus only after it was drawn

/** For those who play by keys: what had the focus is gone with its question, so go on where the next one stands. */
export function useKeptFocus(shown: Shown): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.activeElement === document.body && document.body.dataset.keys) document.querySelector<HTMLElement>(".prompt")?.focus();
    }, MOMENT);
    return () => clearTimeout(timer);
  }, [shown]);
}
