// Made from src/squander/games/maccreedys_mansion/seen.py by `python -m squander.server.wire.typescript`; change it there.

export type MansionView = {
  game: string;
  players: number;
  round: number;
  rounds: number;
  over: boolean;
  outcome: string;
  seat: number;
  order: number[];
  storeys: string[];
  rooms: RoomView[];
  track: Job[];
  aside: string[];
  deck: DeckView;
  event: string | null;
  haunt: string | null;
  inspector: InspectorView;
  inspected: PaidJob[];
  pool: Record<string, number>;
  pieces: Record<string, number>;
  useful: Record<string, number> | null;
  prices: Record<string, number>;
  today: DayView;
  tomorrow: DayView;
  kept: number[];
  bids: number[];
  order_tomorrow: number[];
  possible_bids: number[];
  seats: Company[];
};

export type RoomView = {
  room: number;
  id: string;
  name: string;
  storey: number;
  plan: [number, number, number, number];
  covered: boolean;
  complete: boolean;
  haunted: boolean;
  haunted_tomorrow: boolean;
  spaces: SpaceView[];
};

export type Job = {
  job: string;
  name: string;
  room: string;
  reward: number;
  lacks: string[];
  text: string;
  flavour: string;
};

export type DeckView = {
  jobs: number;
  under: string[];
  out: string[];
  events: number;
  haunts: number;
  past_events: string[];
  past_haunts: string[];
};

export type InspectorView = {
  haunted: boolean;
  last_haunted: number;
};

export type PaidJob = {
  job: string;
  name: string;
  owner: number;
  shares: Share[];
};

export type DayView = {
  missing: Record<string, number>;
  wage_add: Record<string, number>;
  price_percent: Record<string, number>;
  reward_percent: number;
  reward_add: number;
  dividend: number;
};

export type Company = {
  active: number;
  invested: number;
  dividend: number;
  debts: Record<string, number>;
  debt_total: number;
  worth: number;
  status: string;
  hauntings: number;
  hauntings_left: number;
  workers: Record<string, number>;
  waiting: Record<string, number>;
  storage: Record<string, number>;
  due: Record<string, number>;
  tonight: Tonight;
  jobs: string[];
  resting: boolean;
  ledger: LedgerLine[];
  place: number;
};

export type SpaceView = {
  space: number;
  trade: string;
  needs: string;
  owner: number;
  stamp: number;
  worker: boolean;
};

export type Share = {
  seat: number;
  sum: number;
};

export type Tonight = {
  due: DueLine[];
  due_total: number;
  left: number;
  paid: DueLine[];
  paid_total: number;
  claimed: Record<string, number>;
  to_come: DueLine[];
  at_most: number;
};

export type LedgerLine = {
  round: number;
  reason: string;
  about: string;
  name: string;
  pieces: number;
  change: number;
  change_invested: number;
  active: number;
  invested: number;
};

export type DueLine = {
  piece: string;
  name: string;
  count: number;
  price: number;
  sum: number;
};
