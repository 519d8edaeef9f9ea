// Where on the page something is that the notes speak of.

const isSeen = (element: Element): boolean => {
  const rect = element.getBoundingClientRect();
  return rect.width > 0 && rect.bottom > 0 && rect.right > 0 && rect.top < innerHeight && rect.left < innerWidth;
};

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
