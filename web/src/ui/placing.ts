export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;

/** Above what it belongs to if there is room, else below, else beside; within the window, whose `floor` is the bar. */
export function placed(at: Box, { width, height }: { width: number; height: number }, window: number, floor: number) {
  const left = Math.min(Math.max(GAP, at.left + at.width / 2 - width / 2), window - width - GAP);
  const above = at.top - height - GAP;
  if (above >= GAP) return { left, top: above };
  const below = at.top + at.height + GAP;
  if (below + height <= floor - GAP) return { left, top: below };
  const right = at.left + at.width + GAP;
  const beside = right + width + GAP < window ? right : Math.max(GAP, at.left - width - GAP);
  return { left: beside, top: Math.max(GAP, floor - height - GAP) };
}
