// Last Will's view, as src/squander/games/last_will/view.py builds it.

import type { Shown } from "../../connection";
import type { Line } from "../../wire";

export interface CardRef { card: number; id: string }
export interface LaidCard extends CardRef { used: boolean; uses: number; tokens: string[]; value?: number }
export interface PlanView { cards: number; errand_boys: number; actions: number; blocked: boolean; taken: number }
export interface SeatView {
  cash: number; actions: number; white_actions: number; plan: number; spaces: number; hand_limit: number;
  bankrupt: boolean; score: number; board: LaidCard[]; hand_size: number; hand_backs: string[];
  hand?: CardRef[]; kept?: CardRef[]; discarded?: CardRef[];
}
export interface OfferView { slot: number; name: string; deck: string; card: CardRef | null }
export interface WillView {
  players: number; round: number; rounds: number; last_round: boolean; over: boolean; starter: number;
  order: number[]; plan_order: number[]; plans: PlanView[]; market: Record<string, number>;
  offering: OfferView[]; spaces: { name: string; figure: number }[]; decks: Record<string, number>;
  piles: Record<string, number>; extensions: number; playing: CardRef | null; due: number; brought: CardRef[];
  arranging: number[]; wanted: number[]; seats: SeatView[];
}

export const willView = (shown: Shown): WillView => shown.view as unknown as WillView;

export const willCoins = ({ what, a, b }: Line): number => (what === "spent" ? a : what === "received" ? -a : what === "sells" ? -b : 0);
