import { useEffect } from "preact/hooks";
import type { Shown } from "../connection";
import { useNarrow } from "../ui/hooks";

/** On a small screen the board moves to what may be chosen, unless some of it is in sight already. */
export function useSight(shown: Shown, answering: boolean, sheet: string): void {
  const narrow = useNarrow();
  useEffect(() => {
    if (!narrow || !answering) return;
    const timer = setTimeout(bringIntoSight); // once tabs and sheets have turned
    return () => clearTimeout(timer);
  }, [narrow, answering, sheet, shown.ply, shown.question?.name]);
}

function bringIntoSight(): void {
  const board = document.querySelector(".board")?.getBoundingClientRect();
  if (!board) return; // meanwhile somebody else has the screen
  const lit = [...document.querySelectorAll(".board .lit")].filter((one) => one.getClientRects().length);
  const inSight = lit
    .map((one) => one.getBoundingClientRect())
    .some((box) => box.top >= board.top && box.bottom <= board.bottom);
  if (!inSight) lit[0]?.scrollIntoView({ block: "center" });
}
