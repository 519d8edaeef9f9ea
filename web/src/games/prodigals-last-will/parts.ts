import { WILL_PARTS } from "../last-will/parts";
import { type Parts, partsOf } from "../parts";
import { CLUB_PARTS } from "../prodigals-club/parts";

export const BOTH_PARTS: Parts = [
  [".both-tab", "other-table"],
  [".purses", "purse"],
  [".both-own .chip, .opp .chip", "player"],
  ...partsOf("prodigals-club", CLUB_PARTS),
  ...partsOf("last-will", WILL_PARTS),
];
