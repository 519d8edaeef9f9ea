// Where on the page something is that the notes speak of.

/** It is drawn, and not scrolled out of the window, or on a small screen out of the board. */
export function isSeen(element: Element): boolean {
  const { width, height, left, right, top, bottom } = element.getBoundingClientRect();
  if (!width || bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) return false;
  const board = element.closest(".board")?.getBoundingClientRect();
  const middle = top + height / 2;
  return !board || (middle >= board.top && middle <= board.bottom);
}

/** The first of these places, or things that fly, that is on screen. */
export function elementAt(names: string[] | undefined): Element | null {
  for (const name of names ?? []) {
    const quoted = CSS.escape(name);
    const found = document.querySelectorAll(`[data-place="${quoted}"], [data-fly="${quoted}"]`);
    const seen = [...found].find(isSeen);
    if (seen) return seen;
  }
  return null;
}

export const matOf = (seat: number): Element | null => {
  const mats = document.querySelectorAll(`[data-seat="${seat}"]`);
  return [...mats].find(isSeen) ?? mats[0] ?? null;
};
