// The messages between the page and the server, as in src/squander/server/wire.py.

export interface Hello { type: "hello"; token: string; ply: number }
export interface Choose { type: "choose"; ply: number; option: number; seat?: number | null }
export interface Undo { type: "undo"; ply: number; seat?: number | null }
export interface Reset { type: "reset"; ply: number; seat?: number | null }
export interface Look { type: "look"; seat: number }
export interface Chat { type: "chat"; text: string }
export interface SeatBot { type: "seat_bot"; seat: number; bot: string | null }
export type Incoming = Hello | Choose | Undo | Reset | Look | Chat | SeatBot;

export interface Option { id: number; label: string; place: string }
export interface Refused { id: number; label: string; place: string; clause: string; reason: string }
export interface Question { name: string; who: number; prompt: string; options: Option[]; refused: Refused[] }
export interface Line { ply: number; what: string; who: number; a: number; b: number; text: string }
export interface Seat { name: string; kind: string; bot: string | null; connected: boolean }
export interface Standing { place: number; seat: number; score: number; note: string }
export interface State {
  type: "state"; table: string; game: string; title: string; ply: number; viewer: number; mine: number[];
  seats: Seat[]; view: Record<string, unknown>; question: Question | null; log: Line[]; can_undo: boolean;
  over: boolean; ranking: Standing[]; commitment: string; seed: string | null; thinking: boolean;
}
export interface Said { type: "said"; number: number; seat: number; name: string; text: string }
export interface Error { type: "error"; code: string; text: string; ply: number }
export type Outgoing = State | Said | Error;

export interface SettingInfo { name: string; default: unknown; choices: unknown[]; text: string }
export interface GameInfo {
  id: string; title: string; least: number; most: number; minutes: string; weight: string; blurb: string;
  settings: SettingInfo[]; bots: string[];
}
export interface SeatWish { kind: string; name?: string; bot?: string }
export interface NewTable { game: string; seats: SeatWish[]; options?: Record<string, unknown>; seed?: string | null }
export interface SeatLink { seat: number; name: string; url: string }
export interface TableMade { table: string; url: string; links: SeatLink[]; watch: string }
export interface Clause { id: string; clause: string; source: string }
export interface Replay { plies: number; over: boolean; seats: number[]; lines: Line[] }
export interface Branch { ply: number; seats: SeatWish[] }
export interface Problem { code: string; text: string }
