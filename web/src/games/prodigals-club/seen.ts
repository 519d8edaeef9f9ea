// Made from src/squander/games/prodigals_club/seen.py by `python -m squander.server.wire.typescript`; change it there.

import type {
  Group,
  Icon,
} from "../../row";

export type ClubView = {
  game: string;
  players: number;
  round: number;
  rounds: number;
  over: boolean;
  seat: number;
  order: number[];
  competitions: string[];
  spaces: ClubSpace[];
  sets: CardSet[];
  central_card: CardRef | null;
  central_deck: number;
  central_card_boys: number;
  bonuses: BonusTile[];
  renaissance: Renaissance;
  decks: Record<string, Record<string, number>>;
  discarded: CardRef[];
  using: CardRef | null;
  seats: ClubSeat[];
  election?: Election;
  society?: Society;
  possessions?: Possessions;
};

export type ClubRow = {
  id: string;
  name: string;
  deck: string;
  text: string;
  picture: Group[];
  kind?: string;
  border?: string;
  symbols?: string[];
  symbol?: string;
  type?: string;
  flavour?: string;
  party?: string;
  cost?: number;
};

export type ClubSpace = {
  space: number;
  name: string;
  title: string;
  heading: string;
  board: string;
  figures: number[];
  effects: (string | Icon | Group)[];
  text: string;
};

export type CardSet = {
  set: number;
  name: string;
  board: string;
  also: (string | Icon | Group)[];
  cards: CardRef[];
  left: boolean;
};

export type CardRef = {
  card: number;
  id: string;
};

export type BonusTile = {
  tile: number;
  id: string;
};

export type Renaissance = {
  seat: number;
  symbols: (string | null)[];
};

export type ClubSeat = {
  scores: Record<string, number>;
  boys: number;
  bonus: string | null;
  hand: CardRef[];
  board: UsableCard[];
  played: CardRef[];
  spaces: number;
  hand_limit: number;
  symbols: Record<string, number>;
};

export type Election = {
  tiles: (Circle | null)[];
  stack: number;
  placing: Circle | null;
  place: number;
  park_megaphones: number[];
  park_rewards: number[][];
  vote_cap: number;
  seats: ElectionSeat[];
};

export type Society = {
  dame: string | null;
  stack: number;
  rows: number[];
  columns: string[];
  symbols: (string | null)[];
  group: number[];
  seats: SocietySeat[];
};

export type Possessions = {
  borough: string;
  less: number;
  boroughs: string[];
  offer: Possession[];
  stack: number;
  giving: number;
  seats: PossessionsSeat[];
};

export type UsableCard = {
  card: number;
  id: string;
  used: boolean;
};

export type Circle = {
  tile: number;
  id: string;
  edges: string[];
};

export type ElectionSeat = {
  votes: number;
  megaphones: number;
  in_park: boolean;
  park_loss: number;
  circles: Record<string, number>;
  grid: GridPlace[];
};

export type SocietySeat = {
  immune: boolean;
  markers: Marker[];
};

export type Possession = {
  tile: number;
  id: string;
  name: string;
  value: number;
  symbol: string;
  borough: string;
};

export type PossessionsSeat = {
  pounds: number;
  tiles: Possession[];
};

export type GridPlace = {
  place: number;
  x: number;
  y: number;
  at: string;
  tile: Circle | null;
  needs: string[];
};

export type Marker = {
  marker: number;
  colour: "lady" | "gentleman";
  space: number;
  row: number;
  column: number;
  value: number;
};
