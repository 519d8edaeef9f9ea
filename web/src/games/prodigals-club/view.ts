// The Prodigals Club's view, as src/squander/games/prodigals_club/view.py builds it.

import type { Shown } from "../../connection";
import type { Line } from "../../wire";
import type { Effect } from "../../ui/effects";

export interface CardRef { card: number; id: string }
export interface Circle { tile: number; id: string; edges: string[] }
export interface GridPlace { place: number; x: number; y: number; at: string; tile: Circle | null; needs: string[] }
export interface ClubSpace { space: number; name: string; title: string; heading: string; board: string; figures: number[]; effects: Effect[]; text: string }
export interface CardSet { set: number; name: string; board: string; also: Effect[]; cards: CardRef[]; left: boolean }
export interface Possession { tile: number; id: string; name: string; value: number; symbol: string; borough: string }
export interface Marker { marker: number; colour: "lady" | "gentleman"; space: number; row: number; column: number; value: number }
export interface ClubSeat {
  scores: Record<string, number>; boys: number; bonus: string | null; hand: CardRef[];
  board: (CardRef & { used: boolean })[]; played: CardRef[]; spaces: number; hand_limit: number; symbols: Record<string, number>;
}
export interface Election {
  tiles: (Circle | null)[]; stack: number; placing: Circle | null; place: number; park_megaphones: number[];
  park_rewards: number[][]; vote_cap: number;
  seats: { votes: number; megaphones: number; in_park: boolean; circles: Record<string, number>; grid: GridPlace[] }[];
}
export interface Society {
  dame: string | null; stack: number; rows: number[]; columns: string[]; symbols: (string | null)[]; group: number[];
  seats: { immune: boolean; markers: Marker[] }[];
}
export interface Possessions {
  borough: string; less: number; boroughs: string[]; offer: Possession[]; stack: number; giving: number;
  seats: { pounds: number; tiles: Possession[] }[];
}
export interface ClubView {
  players: number; round: number; rounds: number; order: number[]; competitions: string[]; spaces: ClubSpace[];
  sets: CardSet[]; central_card: CardRef | null; central_deck: number; central_card_boys: number;
  bonuses: { tile: number; id: string }[]; renaissance: { seat: number; symbols: (string | null)[] };
  decks: Record<string, { white: number; black: number }>; using: CardRef | null; seats: ClubSeat[];
  election?: Election; society?: Society; possessions?: Possessions;
}

export const clubView = (shown: Shown): ClubView => shown.view as unknown as ClubView;

export const clubCoins = ({ what, a, b }: Line): number =>
  what === "possessions.spent" ? a : what === "possessions.received" ? -a : what === "possessions.sells" ? -b : 0;
