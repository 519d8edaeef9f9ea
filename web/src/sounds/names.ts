/** What can be heard at a table. */
export const SOUNDS = [
  "lift",
  "land",
  "peg",
  "coin",
  "step",
  "bell",
  "clock",
  "hammer",
  "megaphone",
  "dame",
  "wax",
  "ruin",
  "thunder",
] as const;
export type Sound = (typeof SOUNDS)[number];
