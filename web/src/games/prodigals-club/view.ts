import type { Row } from "../../api";
import type { Shown } from "../../connection";
import type { Line } from "../../wire";
import type { ClubRow, ClubView } from "./seen";

export type * from "./seen";

export const clubView = (shown: Shown): ClubView => shown.view as ClubView;
export const clubRow = (row: Row): ClubRow => row as ClubRow;

export const clubCoins = ({ what, a, b }: Line): number =>
  what === "possessions.spent" ? a : what === "possessions.received" ? -a : what === "possessions.sells" ? -b : 0;

export const many = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? "" : "s"}`;
