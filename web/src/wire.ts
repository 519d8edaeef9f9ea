// Made from src/squander/server/wire/ by `python -m squander.server.wire.typescript`; change it there.

export interface SettingInfo {
  name: string;
  default: string | number | boolean | string[] | null;
  choices: (string | number | boolean | string[] | null)[];
  text: string;
  unset: string;
}

/** An opponent, as the start page shows it. */
export interface BotInfo {
  id: string;
  name: string;
  text: string;
  stars: number;
  kind: string;
}

export interface GameInfo {
  id: string;
  title: string;
  least: number;
  most: number;
  alone: string;
  alone_with: string[];
  not_alone: string[];
  minutes: string;
  weight: string;
  blurb: string;
  settings: SettingInfo[];
  bots: BotInfo[];
  beginner: string;
  lesson: LessonInfo | null;
  more_lessons: MoreLesson[];
  how: boolean;
  exercises: boolean;
}

export interface SeatWish {
  kind: string;
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  seed?: string | null;
  shuffle?: string;
  hints?: boolean;
}

export interface SeatLink {
  seat: number;
  name: string;
  url: string;
}

export interface TableMade {
  table: string;
  url: string;
  links: SeatLink[];
  watch: string;
  commitment: string;
}

/** How others come to this server, for whoever sits at its machine and knows it by a name of no use to others. */
export interface Reach {
  address: string;
  command: string;
}

/** Whoever came by a link says what to be called. The answer is the name as everybody reads it. */
export interface Naming {
  name: string;
}

/** How a table stands, for a list of tables. */
export interface Brief {
  over: boolean;
  asked: number;
  mine: boolean;
  names: string[];
}

/**
 * The owner lets a new link take the place of a seat's, or of the one for watching (-1). The answer is the new link;
 * pages that came by the old one are told and closed.
 */
export interface Renew {
  seat: number;
}

/** A line of a game's rules index. */
export interface Clause {
  id: string;
  clause: string;
  source: string;
  means: string;
  met: string[];
}

/** Play on from a ply of a replay. From a running game hidden cards are dealt anew, as the seat can't know them. */
export interface Branch {
  ply: number;
  seats: SeatWish[];
  hints?: boolean;
}

export interface Problem {
  code: string;
  text: string;
}

/** What this browser made of a deal. */
export interface OwnDay {
  table: string;
  over: boolean;
  came: string;
  score: string;
  why: string;
}

/** Today's deal of a game. */
export interface DayOffer {
  game: string;
  title: string;
  mark: string;
  against: string[];
  today: OwnDay | null;
  yesterday: OwnDay | null;
}

export interface Days {
  today: string;
  yesterday: string;
  spoken: string;
  games: DayOffer[];
}

/** Sit down to a day's deal; the mark says which one the page means. */
export interface PlayDay {
  day: string;
  mark: string;
  name?: string;
}

export interface DayMade {
  made: TableMade;
  why: string;
}

/** How a table of a day's deal came off, once it is over. */
export interface DayTold {
  game: string;
  day: string;
  spoken: string;
  line: string;
  counts: boolean;
  why: string;
}

export interface DayResult {
  rank: number;
  name: string;
  came: string;
  score: string;
  rounds: number;
  mine: boolean;
}

export interface DayResults {
  game: string;
  title: string;
  day: string;
  spoken: string;
  mark: string;
  against: string[];
  rows: DayResult[];
  count: number;
  others: number;
}

/** A game's lesson, as the start page offers it. */
export interface LessonInfo {
  title: string;
  goal: string;
  minutes: number;
}

/** Another lesson of a game, for who knows the first; its page is found by its name. */
export interface MoreLesson {
  name: string;
  title: string;
  goal: string;
  minutes: number;
}

/** The step of a lesson that fits the open question, or how the lesson ended. */
export interface Taught {
  step: number;
  steps: number;
  title: string;
  text: string;
  do: string;
  places: string[];
  right: number[];
  end: string;
}

/** At the table of a lesson, for the learner. */
export interface Lesson {
  title: string;
  goal: string;
  now: Taught | null;
}

/** One of the list. What is right is told at its table, after an answer. */
export interface ExerciseLine {
  number: number;
  key: string;
  stars: number;
  players: number;
  round: number;
  phase: string;
}

export interface ExerciseList {
  game: string;
  title: string;
  levels: number;
  exercises: ExerciseLine[];
}

/** Sit down to an exercise. */
export interface Solve {
  name?: string;
}

export interface RatedAnswer {
  label: string;
  chance: number;
  spread: number;
  right: boolean;
  given: boolean;
}

/** What the first answer was, and all that was found out about the others. */
export interface Solution {
  right: boolean;
  said: string;
  answers: RatedAnswer[];
  then: string[];
  tempting: string;
  why: string[];
  failed: string;
}

/** At the table of an exercise, for whoever solves it. */
export interface Exercise {
  number: number;
  key: string;
  of: number;
  stars: number;
  levels: number;
  solution: Solution | null;
}

/** A step of the round, or what else there is to know. */
export interface Chapter {
  id: string;
  title: string;
  text: string[];
  clauses: string[];
  pictures: string[];
}

/** What people believe at first, and how it is. */
export interface Mistake {
  wrong: string;
  right: string;
  clauses: string[];
}

/** An icon, explained. */
export interface Sign {
  id: string;
  says: string;
}

/** What a section of the clauses comes to in play. */
export interface Section {
  id: string;
  title: string;
  means: string;
  see: string;
}

/** Something that lies on the table. */
export interface Thing {
  id: string;
  name: string;
  says: string;
  see: string;
  clause: string;
}

/** How a game is played: what its page says, and the notes at its table. */
export interface HowTo {
  game: string;
  title: string;
  minutes: number;
  goal: string[];
  clauses: string[];
  round: Chapter[];
  more: Chapter[];
  mistakes: Mistake[];
  symbols: Sign[];
  sections: Section[];
  parts: Thing[];
}

export interface Option {
  id: number;
  label: string;
  place: string;
  to: string;
  amount: number;
  deed: string;
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

/** The numbers of a question; 0 and "" where it has none. */
export interface Amounts {
  left: number;
  least: number;
  most: number;
  unit: string;
  due: number;
}

/** How a question belongs to what a player does in one go, and confirms as a whole. */
export interface Gesture {
  opens: boolean;
  inside: boolean;
  row: boolean;
  shown: boolean;
  confirms: boolean;
  ends: boolean;
  assumed: number | null;
}

/** Answers that their giver may regret; each cause is told once in a game. */
export interface Warned {
  options: number[];
  cause: string;
  title: string;
  text: string;
}

/** The open question. Unless the viewer is the one asked, only its name, phase and `who` are told. */
export interface Question {
  name: string;
  who: number;
  phase: string;
  prompt: string;
  amounts: Amounts;
  gesture: Gesture;
  options: Option[];
  refused: Refused[];
  warned: Warned[];
}

/** An answer that is looked for: by its number, else where it lies (and leads), else by the number on it. */
export interface Wanted {
  question?: string;
  id?: number | null;
  place?: string;
  to?: string;
  amount?: number | null;
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

/**
 * What would these answers lead to, with those that are then assumed? Answered with `Tried`; nothing changes, and
 * nobody else hears of it. A question is answered by the first of those still wanted that fits it; the ones before that
 * are left out.
 */
export interface Try {
  type: "try";
  ply: number;
  wanted: Wanted[];
  run?: number;
  seat?: number | null;
}

/** What would a good player answer? Answered with `Advised`, if the table allows hints; nobody else hears of it. */
export interface Hint {
  type: "hint";
  ply: number;
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

/** Where a line names a card: its code points from `at` up to `end`. */
export interface CardName {
  at: number;
  end: number;
  card: string;
}

/**
 * A line of the log: the note for animation, and its sentence with the player's name filled in. `what` is "taken back"
 * when a player took choices back: lines after ply `a` and up to this one no longer count.
 */
export interface Line {
  ply: number;
  began: number;
  what: string;
  who: number;
  a: number;
  b: number;
  text: string;
  cards: CardName[];
  lead: number;
}

export interface Seat {
  name: string;
  kind: string;
  bot: string | null;
  connected: boolean;
  pages: number;
  claimed: boolean;
  hints: number;
}

export interface Standing {
  place: number;
  seat: number;
  score: number;
  note: string;
}

/**
 * What happened since the viewer's last turn: the plies of the replay before and after the choices that did it. The
 * first of them is one's own where something followed from it, as an evening does.
 */
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

/**
 * The cards are not dealt yet. Each page that is asked for a share pledges it in its hello; when `closed`, no more
 * pledges are taken and each page sends its `Part`. The state comes when all have.
 */
export interface Waiting {
  type: "waiting";
  table: string;
  game: string;
  title: string;
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
  rivals: string[];
  view: Record<string, unknown>;
  question: Question | null;
  log: Line[];
  recap: Recap | null;
  can_undo: boolean;
  hints: boolean;
  lesson: Lesson | null;
  exercise: Exercise | null;
  day: string;
  over: boolean;
  ranking: Standing[];
  dealt: string;
  commitment: string;
  shares: Share[];
  secret: string | null;
  seed: string | null;
  thinking: boolean;
  again: number;
}

/** What the viewer would know after some answers. */
export interface Ahead {
  view: Record<string, unknown>;
  question: Question | null;
  log: Line[];
  lesson: Lesson | null;
}

export interface Step {
  option: number;
  own: boolean;
  then: Ahead | null;
}

/** What a player does in one go, as far as it may be looked at before it counts. */
export interface Tried {
  type: "tried";
  ply: number;
  run: number;
  steps: Step[];
  own: number;
  complete: boolean;
  hidden: boolean;
}

export interface Advice {
  option: number;
  label: string;
  answers: number[];
  chance: number;
  spread: number | null;
  why: string;
}

/** The best answers to the open question, the best first. */
export interface Advised {
  type: "advised";
  ply: number;
  best: Advice[];
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

/**
 * A game step by step: `GET .../replay/{ply}?seat=` answers with the `State` at a ply from 0 to `plies`. Here plies
 * count the choices that stand, without those taken back. While the game runs a page sees only what its own seat could
 * see then; afterwards it may ask for any seat.
 */
export interface Replay {
  plies: number;
  over: boolean;
  seats: number[];
  mine: number[];
  lines: Line[];
}

/** A piece of a deciding number. Where pieces are compared instead of added, only those count that decide. */
export interface Holding {
  name: string;
  amount: number;
  counts: boolean;
  of: string;
}

/** Everybody's deciding number after a choice of a round; only where somebody's has changed, and at both ends. */
export interface Point {
  ply: number;
  round: number;
  worth: number[];
}

/** What one gesture changed in somebody's deciding number. */
export interface Moment {
  ply: number;
  round: number;
  before: number;
  after: number;
  told: Line[];
}

export interface Spent {
  on: string;
  text: string;
  amount: number;
}

/** How one seat fared. */
export interface Fortune {
  worth: number;
  parts: Holding[];
  best: Moment | null;
  worst: Moment | null;
  spent: Spent[];
}

/** A finished game looked back at, the same for everybody. */
export interface Aftermath {
  sign: string;
  falls: boolean;
  starts: number[];
  plies: number;
  points: Point[];
  fortunes: Fortune[];
}

export interface ChancesAt {
  ply: number;
  chances: number[];
}

/** Of what a seat won beyond its fair share, with its standard error; a game is 1. */
export interface PartOf {
  amount: number;
  spread: number;
}

export interface AccountOf {
  fair: number;
  result: number;
  own: PartOf;
  others: PartOf;
  luck: PartOf;
  mistakes: number;
  choices: number;
  summary: string;
}

export interface ChoiceJudged {
  ply: number;
  round: number;
  seat: number;
  prompt: string;
  made: string;
  best: string;
  cost: number;
  spread: number;
  why: string;
}

/** What luck did between two choices, and to whom most. */
export interface Swing {
  ply: number;
  round: number;
  seat: number;
  change: number;
  spread: number;
  sentence: string;
}

export interface LookedBack {
  playouts: number;
  rounds: number[];
  points: ChancesAt[];
  accounts: AccountOf[];
  dearest: ChoiceJudged[];
  luckiest: Swing[];
  choices: ChoiceJudged[];
}

/** How far looking back has got. What an earlier, shallower look found is there meanwhile. */
export interface Analysis {
  state: "done" | "failed" | "none" | "running" | "waiting";
  done?: number;
  of?: number;
  found?: LookedBack | null;
}

/** Look back on this game, with so many playouts a choice. */
export interface Analyse {
  playouts?: number;
}

export type Incoming = Hello | Choose | Try | Hint | Undo | Reset | Look | Chat | SeatBot | Part | DealNow;

export type Outgoing = State | Tried | Advised | Said | Error | Waiting;
