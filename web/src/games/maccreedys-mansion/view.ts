// MacCreedy's Mansion's view, as src/squander/games/maccreedys_mansion/view.py builds it.

import type { Shown } from "../../connection";
import type { Line } from "../../wire";

export interface SpaceView { space: number; trade: string; owner: number; stamp: number; worker: boolean }
export interface RoomView {
  room: number; id: string; name: string; storey: number; plan: [x: number, y: number, w: number, h: number]; covered: boolean;
  complete: boolean; haunted: boolean; haunted_tomorrow: boolean; spaces: SpaceView[];
}
export interface LedgerLine { round: number; reason: string; about: string; pieces: number; change: number; change_invested: number; active: number; invested: number }
export interface Company {
  active: number; invested: number; dividend: number; debts: Record<string, number>; debt_total: number; worth: number; place: number;
  status: string; hauntings: number; workers: Record<string, number>; waiting: Record<string, number>;
  storage: Record<string, number>; due: Record<string, number>; jobs: string[]; resting: boolean; ledger: LedgerLine[];
}
export interface DayView {
  missing: Record<string, number>; wage_add: Record<string, number>; price_percent: Record<string, number>;
  reward_percent: number; reward_add: number; dividend: number;
}
export interface Job { job: string; name: string; room: string; reward: number; text: string; flavour: string }
export interface MansionView {
  players: number; round: number; rounds: number; outcome: string; order: number[]; storeys: unknown[]; rooms: RoomView[];
  track: Job[]; aside: string[];
  deck: { jobs: number; events: number; haunts: number }; event: string | null; haunt: string | null;
  inspector: { haunted: boolean; last_haunted: number }; pool: Record<string, number>; useful: Record<string, number> | null;
  prices: Record<string, number>; today: DayView; tomorrow: DayView; bids: number[]; possible_bids: number[]; seats: Company[];
}

export const mansionView = (shown: Shown): MansionView => shown.view as unknown as MansionView;
export const dollars = (n: number): string => `${n < 0 ? "−" : ""}$${Math.abs(n).toLocaleString("en-US")}`;
export const ordinal = (n: number): string => `${n}${["th", "st", "nd", "rd"][n] ?? "th"}`;

const SPENDS = ["pays bid", "invests"];
const BRINGS = ["cash", "earns", "collects", "liquidates"];
export const mansionCoins = ({ what, a, b }: Line): number =>
  what === "pays" ? b : SPENDS.includes(what) ? a : BRINGS.includes(what) ? -a : 0;
