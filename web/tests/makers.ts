import type { Shown } from "../src/connection";
import type { Ahead, Line, Option, Question, State, Step, Tried } from "../src/wire";

// Tables and messages with what a test is about, and something plain for all the rest.

export const option = (id: number, place = "", to = ""): Option => ({
  id,
  label: `option ${id}`,
  place,
  to,
  amount: 0,
  deed: "",
});

const ALONE = { opens: false, inside: false, row: false, shown: false, confirms: false, ends: false, assumed: null };
const UNCOUNTED = { left: 0, least: 0, most: 0, unit: "", due: 0 };

export const question = (name: string, options: Option[], change: Partial<Question> = {}): Question => ({
  name,
  who: 0,
  phase: "",
  prompt: `${name}?`,
  amounts: UNCOUNTED,
  gesture: ALONE,
  options,
  refused: [],
  warned: [],
  ...change,
});

/** A question from whose answers smaller ones follow. */
export const opening = (name: string, options: Option[]): Question =>
  question(name, options, { gesture: { ...ALONE, opens: true } });

export const line = (ply: number, text: string, change: Partial<Line> = {}): Line => ({
  ply,
  began: ply,
  what: "did",
  who: 1,
  a: 0,
  b: 0,
  text,
  cards: [],
  lead: 0,
  ...change,
});

const seat = (name: string) => ({
  name,
  kind: "person",
  bot: null,
  connected: true,
  pages: 1,
  claimed: true,
  hints: 0,
});

export const state = (change: Partial<State> = {}): State => ({
  type: "state",
  table: "t",
  game: "last-will",
  boxes: [],
  title: "Last Will",
  ply: 7,
  plies: 7,
  viewer: 0,
  mine: [0],
  owner: false,
  seats: [seat("Ann"), seat("Ben")],
  rivals: [],
  view: {},
  question: null,
  log: [],
  recap: null,
  can_undo: false,
  hints: false,
  lesson: null,
  exercise: null,
  day: "",
  over: false,
  ranking: [],
  dealt: "promised",
  commitment: "",
  shares: [],
  secret: null,
  seed: null,
  thinking: false,
  again: -1,
  ...change,
});

export const shown = (change: Partial<Shown> = {}): Shown => ({ ...state(change), lines: [], ...change });

export const ahead = (asked: Question | null, view: Record<string, unknown> = {}): Ahead => ({
  view,
  question: asked,
  log: [],
  lesson: null,
});

export const step = (id: number, own: boolean, then: Ahead | null): Step => ({ option: id, own, then });

/** What the server says to a look ahead; all answers are the player's own and nothing more is asked, unless said. */
export const tried = (run: number, steps: Step[], change: Partial<Tried> = {}): Tried => ({
  type: "tried",
  ply: 7,
  run,
  steps,
  own: steps.length,
  complete: true,
  hidden: false,
  ...change,
});
