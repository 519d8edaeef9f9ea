// Where a note lies that speaks of things on the table: beside them, never over them.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export type Side = "right" | "left" | "below" | "above" | "corner";
export interface Laid {
  left: number;
  top: number;
  side: Side;
}

const GAP = 14;
const MARGIN = 8;

export const around = (boxes: Box[]): Box | null =>
  boxes.length
    ? {
        left: Math.min(...boxes.map((one) => one.left)),
        top: Math.min(...boxes.map((one) => one.top)),
        right: Math.max(...boxes.map((one) => one.right)),
        bottom: Math.max(...boxes.map((one) => one.bottom)),
      }
    : null;

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The first side on which the note fits into the room and covers nothing of what it may not; else a corner. */
export function beside(things: Box[], width: number, height: number, room: Box, kept: Box[] = []): Laid {
  const whole = around(things);
  const corner: Laid = { left: room.left + MARGIN, top: room.bottom - height - MARGIN, side: "corner" };
  if (!whole) return corner;
  const x = within((whole.left + whole.right - width) / 2, room.left + MARGIN, room.right - width - MARGIN);
  const y = within((whole.top + whole.bottom - height) / 2, room.top + MARGIN, room.bottom - height - MARGIN);
  const corners: Laid[] = [
    corner,
    { ...corner, left: room.right - width - MARGIN },
    { ...corner, top: room.top + MARGIN },
    { left: room.right - width - MARGIN, top: room.top + MARGIN, side: "corner" },
  ];
  const tries: Laid[] = [
    { left: x, top: whole.top - height - GAP, side: "above" },
    { left: x, top: whole.bottom + GAP, side: "below" },
    { left: whole.right + GAP, top: y, side: "right" },
    { left: whole.left - width - GAP, top: y, side: "left" },
    ...corners,
  ];
  const boxOf = ({ left, top }: Laid): Box => ({ left, top, right: left + width, bottom: top + height });
  const inside = (box: Box): boolean =>
    box.left >= room.left && box.top >= room.top && box.right <= room.right && box.bottom <= room.bottom;
  const free = (box: Box): boolean => inside(box) && ![...things, ...kept].some((one) => meet(box, one));
  return tries.find((one) => free(boxOf(one))) ?? corner;
}
