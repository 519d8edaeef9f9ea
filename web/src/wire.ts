// Made from src/squander/server/wire.py by `python -m squander.server.types`; change it there.

/** Play on from a ply of a replay. From a running game hidden cards are dealt anew, as the seat can't know them. */
export interface Branch {
  ply: number;
  seats: SeatWish[];
}

/** A line of a game's rules index. */
export interface Clause {
  id: string;
  clause: string;
  source: string;
}

export interface GameInfo {
  id: string;
  title: string;
  least: number;
  most: number;
  minutes: string;
  weight: string;
  blurb: string;
  settings: SettingInfo[];
  bots: string[];
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  seed?: string | null;
  shuffle?: string;
}

export interface Problem {
  code: string;
  text: string;
}

/** The owner lets a new link take the place of a seat's, or of the one for watching (-1). The answer is the new link; pages that came by the old one are told and closed. */
export interface Renew {
  seat: number;
}

export interface SeatLink {
  seat: number;
  name: string;
  url: string;
}

export interface SeatWish {
  kind: string;
  name?: string;
  bot?: string;
}

export interface SettingInfo {
  name: string;
  default: unknown;
  choices: unknown[];
  text: string;
  unset: string;
}

export interface TableMade {
  table: string;
  url: string;
  links: SeatLink[];
  watch: string;
  commitment: string;
}

export interface Hello {
  type: "hello";
  token: string;
  ply?: number;
  badge?: string;
  pledge?: string;
}

/** Answer the open question, and those that follow from it: all of the answers count, or none of them. */
export interface Choose {
  type: "choose";
  ply: number;
  option: number;
  then?: number[];
  seat?: number | null;
}

/** What would these answers lead to? Answered with `Tried`; nothing changes, and nobody else hears of it. */
export interface Try {
  type: "try";
  ply: number;
  options: number[];
  seat?: number | null;
}

export interface Undo {
  type: "undo";
  ply: number;
  seat?: number | null;
}

export interface Reset {
  type: "reset";
  ply: number;
  seat?: number | null;
}

/** On a shared screen: show this seat's side now (the person has taken over), or nobody's (-1). */
export interface Look {
  type: "look";
  seat: number;
}

export interface Chat {
  type: "chat";
  text: string;
}

/** The owner, or the seat's own player, lets a bot play for a seat, or gives the seat back (bot = null). */
export interface SeatBot {
  type: "seat_bot";
  seat: number;
  bot: string | null;
}

/** Before the deal, once all have pledged: what this page adds to the shuffle. */
export interface Part {
  type: "part";
  part: string;
}

/** Before the deal: the owner waits for no more pledges. */
export interface DealNow {
  type: "deal_now";
}

export interface Option {
  id: number;
  label: string;
  place: string;
  to: string;
  amount: number;
}

export interface Refused {
  id: number;
  label: string;
  place: string;
  to: string;
  amount: number;
  clause: string;
  reason: string;
}

/** The open question; prompt, options and refused are empty unless the viewer is the one asked. */
export interface Question {
  name: string;
  who: number;
  prompt: string;
  left: number;
  options: Option[];
  refused: Refused[];
}

/** A line of the log: the note for animation, and its sentence with the player's name filled in. `what` is "taken back" when a player took choices back: lines after ply `a` and up to this one no longer count. */
export interface Line {
  ply: number;
  what: string;
  who: number;
  a: number;
  b: number;
  text: string;
}

export interface Seat {
  name: string;
  kind: string;
  bot: string | null;
  connected: boolean;
  pages: number;
  claimed: boolean;
}

export interface Standing {
  place: number;
  seat: number;
  score: number;
  note: string;
}

/** What happened since the viewer's last turn: the plies of the replay before and after the choices that did it. The first of them is one's own where something followed from it, as an evening does. */
export interface Recap {
  first: number;
  last: number;
  ply: number;
  own: number;
}

/** What the page of a seat adds to the shuffle; -1 is an owner who has no seat. */
export interface Share {
  seat: number;
  pledge: string;
  part: string;
}

/** The cards are not dealt yet. Each page that is asked for a share pledges it in its hello; when `closed`, no more pledges are taken and each page sends its `Part`. The state comes when all have. */
export interface Waiting {
  type: "waiting";
  table: string;
  game: string;
  commitment: string;
  shares: Share[];
  names: string[];
  here: number[];
  me: number;
  owner: boolean;
  closed: boolean;
}

/** All a viewer may know now. `log` holds the lines after the ply the page said it has. */
export interface State {
  type: "state";
  table: string;
  game: string;
  boxes: string[];
  title: string;
  ply: number;
  plies: number;
  viewer: number;
  mine: number[];
  owner: boolean;
  seats: Seat[];
  view: Record<string, unknown>;
  question: Question | null;
  log: Line[];
  recap: Recap | null;
  can_undo: boolean;
  over: boolean;
  ranking: Standing[];
  dealt: string;
  commitment: string;
  shares: Share[];
  secret: string | null;
  seed: string | null;
  thinking: boolean;
}

/** What the viewer would know after some answers, of which the first `played` can be taken back. An answer that reveals something, or ends the game, is not looked behind: it has to be given. */
export interface Tried {
  type: "tried";
  ply: number;
  options: number[];
  played: number;
  view: Record<string, unknown>;
  question: Question | null;
  log: Line[];
}

export interface Said {
  type: "said";
  number: number;
  seat: number;
  name: string;
  text: string;
}

export interface Error {
  type: "error";
  code: string;
  text: string;
  ply: number;
}

/** A game step by step: `GET .../replay/{ply}?seat=` answers with the `State` at a ply from 0 to `plies`. Here plies count the choices that stand, without those taken back. While the game runs a page sees only what its own seat could see then; afterwards it may ask for any seat. */
export interface Replay {
  plies: number;
  over: boolean;
  seats: number[];
  mine: number[];
  lines: Line[];
}

export type Incoming = Hello | Choose | Try | Undo | Reset | Look | Chat | SeatBot | Part | DealNow;

export type Outgoing = State | Tried | Said | Error | Waiting;
