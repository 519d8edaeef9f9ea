import { useLayoutEffect } from "preact/hooks";
import { prefs } from "../prefs";

interface Keys {
  undo(): void;
  cancel(): void;
  openSeat(seat: number): void;
  skip(): void;
}

const shownAndLit = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(".table .lit")].filter((element) => element.getClientRects().length > 0);

/** To the next or previous thing that may be chosen. */
function step(by: number): void {
  const lit = shownAndLit();
  if (!lit.length) return;
  const at = lit.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : lit.length - 1) : (at + by + lit.length) % lit.length;
  lit[next]!.focus();
}

/** What waits in the bar counts now, if it may. */
const confirm = (): void => document.querySelector<HTMLElement>(".question .stage .primary:not(:disabled)")?.click();

/** The log gets the focus, and is opened first where it lies in its drawer. */
function toLog(): void {
  const log = document.querySelector<HTMLElement>(".log");
  if (!log?.getClientRects().length) document.querySelector<HTMLElement>(".log-button")?.click();
  requestAnimationFrame(() => log?.focus());
}

/** Single keys for those who like them; they can be switched off. */
export function useKeys(keys: Keys): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      document.body.dataset.keys = "yes"; // from now on the focus follows the question
      if ((event.target as Element).closest("input, textarea, select, dialog")) return;
      if (event.key === "Escape" && !document.querySelector(".float:not(.peek), [role=dialog]")) return keys.cancel();
      if (event.key === "Enter" && (event.target as Element).matches("body, .prompt, .board")) return confirm();
      if (event.ctrlKey || event.altKey || event.metaKey || !prefs().keys) return;
      if (event.key === "n") step(1);
      else if (event.key === "p") step(-1);
      else if (event.key === "u") keys.undo();
      else if (event.key === "c") confirm();
      else if (event.key === "q") document.querySelector<HTMLElement>(".prompt")?.focus();
      else if (event.key === "l") toLog();
      else if (event.key === "s") keys.skip();
      else if (/^[1-5]$/.test(event.key)) keys.openSeat(Number(event.key) - 1);
      else return;
      event.preventDefault();
    };
    const point = () => delete document.body.dataset.keys;
    addEventListener("keydown", press);
    addEventListener("pointerdown", point);
    return () => {
      removeEventListener("keydown", press);
      removeEventListener("pointerdown", point);
    };
  });
}
