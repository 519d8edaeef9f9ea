// Made from src/squander/games/last_will/seen.py by `python -m squander.server.wire.typescript`; change it there.

import type {
  Group,
} from "../../row";

export type WillView = {
  game: string;
  players: number;
  round: number;
  rounds: number;
  last_round: boolean;
  over: boolean;
  seat: number;
  starter: number;
  order: number[];
  plan_order: number[];
  plans: PlanView[];
  market: Record<string, number>;
  offering: OfferView[];
  spaces: ErrandSpace[];
  decks: Record<string, number>;
  piles: Record<string, number>;
  extensions: number;
  playing: CardRef | null;
  due: number;
  brought: CardRef[];
  arranging: number[];
  wanted: number[];
  seats: SeatView[];
  solicitor?: SolicitorView;
  campaign?: string[];
};

export type WillRow = {
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
  crowns?: number;
  options?: Cost[];
  companions?: CompanionSpace[];
  effect?: unknown;
  lay?: Cost;
  activate?: Activation;
  privilege?: unknown;
  scale?: number[];
  price?: number;
  lines?: JobLine[] | number;
  position?: number;
  faces?: TileFace[];
};

export type PlanView = {
  cards: number;
  errand_boys: number;
  actions: number;
  blocked: boolean;
  taken: number;
  tile?: string;
};

export type OfferView = {
  slot: number;
  name: string;
  deck: string;
  card: CardRef | null;
};

export type ErrandSpace = {
  name: string;
  figure: number;
};

export type CardRef = {
  card: number;
  id: string;
};

export type SeatView = {
  cash: number;
  actions: number;
  white_actions: number;
  plan: number;
  spaces: number;
  hand_limit: number;
  bankrupt: boolean;
  score: number;
  board: LaidCard[];
  hand_size: number;
  hand_backs: string[];
  job?: JobView | null;
  sacked?: boolean;
  hand?: CardRef[];
  kept?: CardRef[];
  discarded?: CardRef[];
};

export type SolicitorView = {
  seat: number;
  difficulty: string;
  title: string;
  began: number;
  fortune: number;
  bankrupt: boolean;
  plan: number;
  track: number[];
  swing: number;
  d6: number;
  d10: number[];
  d12: number;
};

export type Cost = {
  actions?: number;
  pounds?: number;
};

export type CompanionSpace = {
  type: string;
  pounds: number;
};

export type Activation = {
  actions?: number;
  pounds?: number[];
  tokens?: string[];
  per_farm?: number;
  per_horse?: number;
  per_dog?: number;
};

export type JobLine = {
  symbol: string;
  income: number;
};

export type TileFace = {
  cards: number;
  errand_boys: number;
  actions: number;
};

export type LaidCard = {
  card: number;
  id: string;
  used: boolean;
  uses: number;
  tokens: string[];
  value?: number;
};

export type JobView = {
  id: string;
  covered: number[];
  income: number;
  demoted: boolean;
};
