import type { Row } from "../../api";
import type { Shown } from "../../connection";
import type { Line } from "../../wire";
import type { WillRow, WillView } from "./seen";

export type * from "./seen";

export const willView = (shown: Shown): WillView => shown.view as WillView;
export const willRow = (row: Row): WillRow => row as WillRow;

export const willCoins = ({ what, a, b }: Line): number =>
  what === "spent" ? a : what === "received" || what === "earns" ? -a : what === "sells" ? -b : 0;
