import type { Shown } from "../../connection";
import type { TableTools } from "../../table/context";
import type { Line } from "../../wire";
import type { MansionView } from "./seen";

export type * from "./seen";

export const TRADES = ["carpenter", "mason", "electrician", "plumber", "gasman"];
export const RESOURCES = ["stone", "lumber", "wiring", "pipes"];

export const mansionView = (shown: Shown): MansionView => shown.view as MansionView;
/** What the answers that are being looked at would come to, else what is. */
export const ahead = ({ gesture, shown }: TableTools): MansionView => mansionView(gesture?.end ?? shown);

export const dollars = (n: number): string => `${n < 0 ? "−" : ""}$${number(Math.abs(n))}`;
const WRITTEN = new Intl.NumberFormat("en-US"); // made once: a table writes hundreds of numbers
export const number = (n: number): string => WRITTEN.format(n);
export const ordinal = (n: number): string => `${n}${["th", "st", "nd", "rd"][n] ?? "th"}`;

export const STEPS = ["Hire", "Work", "Evening", "Auction"];
export type Step = "hire" | "work" | "evening" | "auction";
const STEP_OF: Record<string, Step> = {
  "mansion.HireOrPass": "hire",
  "mansion.TakeUnits": "hire",
  "mansion.PlaceWorker": "work",
  "mansion.KeepMarker": "work",
  "mansion.AddMarker": "work",
  "mansion.BidOrPass": "auction",
};

/** Which part of the day it is, by what is asked; its beginning where nobody is asked, as in the rules' pictures. */
export const stepOf = ({ question, over }: Shown): Step =>
  question || over ? (STEP_OF[question?.name ?? ""] ?? "evening") : "hire";
/** As it is for everybody, also while answers are looked at. */
export const stepNow = ({ gesture, shown }: TableTools): Step => stepOf(gesture?.base ?? shown);

const SPENDS = ["pays bid", "invests"];
const BRINGS = ["cash", "earns", "collects", "liquidates"];
export const mansionCoins = ({ what, a, b }: Line): number =>
  what === "pays" ? b : SPENDS.includes(what) ? a : BRINGS.includes(what) ? -a : 0;
