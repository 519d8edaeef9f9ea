import type { Row } from "../../api";
import type { Shown } from "../../connection";
import type { Line } from "../../wire";
import type { WillRow, WillView } from "./seen";

export type * from "./seen";

export const willView = (shown: Shown): WillView => shown.view as WillView;
export const willRow = (row: Row): WillRow => row as WillRow;

export const SOLICITOR = "The Solicitor";

/** Who sits somewhere, or stands there without a seat. */
export const nameOf = (shown: Shown, seat: number): string => shown.seats[seat]?.name ?? SOLICITOR;

export const willCoins = ({ what, a, b }: Line): number =>
  what === "spent" ? a : what === "received" || what === "earns" ? -a : what === "sells" ? -b : 0;
