import { badge } from "./prefs";
import type { CardRow } from "./row";
import type {
  Aftermath,
  Analyse,
  Analysis,
  Branch,
  Brief,
  Clause,
  DayMade,
  DayResults,
  Days,
  DayTold,
  ExerciseList,
  GameInfo,
  HowTo,
  Naming,
  NewTable,
  PlayDay,
  Reach,
  Renew,
  Replay,
  SeatLink,
  Solve,
  State,
  TableMade,
} from "./wire";

/** What the server said instead of doing it, in one sentence. */
export class Refusal extends Error {}

async function ask(path: string, init: RequestInit, token: string): Promise<Response> {
  const headers = new Headers(init.headers);
  if (token) {
    headers.set("Authorization", `Bearer ${token}`);
    headers.set("Squander-Badge", badge());
  }
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, headers });
  } catch {
    throw new Refusal("The server does not answer; is Squander still running?");
  }
  if (!answer.ok) throw new Refusal(await problemOf(answer));
  return answer;
}

async function problemOf(answer: Response): Promise<string> {
  try {
    const problem = await answer.json();
    return problem.text ?? problem.detail ?? `The server refused (${answer.status}).`;
  } catch {
    return `The server refused (${answer.status}).`;
  }
}

async function get<T>(path: string, token = "", headers: Record<string, string> = {}): Promise<T> {
  return (await ask(path, { headers }, token)).json();
}

async function post<T>(path: string, body: unknown, token = "", more: Record<string, string> = {}): Promise<T> {
  const headers = { "Content-Type": "application/json", ...more };
  return (await ask(path, { method: "POST", body: JSON.stringify(body), headers }, token)).json();
}

/** By which the server knows whose game of a day's deal it is. */
const known = (): Record<string, string> => ({ "Squander-Badge": badge() });
const daysOf = (game: string): string => `/api/games/${encodeURIComponent(game)}/days`;

export type Row = CardRow;
export type Rows = Record<string, Row>;

const catalogues = new Map<string, Promise<Rows>>();

/** The cards of a game by id, fetched once: those of the boxes a table began with (their hashes), or those of today. */
export function cardsOf(game: string, boxes: string): Promise<Rows> {
  const path = `/api/games/${game}/cards${boxes && `?boxes=${boxes}`}`;
  let rows = catalogues.get(path);
  if (!rows) {
    rows = get<{ cards: Row[] }>(path).then(byId, () => ({}));
    catalogues.set(path, rows);
  }
  return rows;
}

const byId = ({ cards }: { cards: Row[] }): Rows => Object.fromEntries(cards.map((row) => [row.id, row]));

export const api = {
  games: () => get<GameInfo[]>("/api/games"),
  rules: (game: string) => get<Clause[]>(`/api/games/${game}/rules`),
  how: (game: string) => get<HowTo>(`/api/games/${game}/how`),
  example: (game: string) => get<State>(`/api/games/${game}/example`),
  lesson: (game: string, name = "") =>
    post<TableMade>(
      `/api/games/${encodeURIComponent(game)}/${name ? `lessons/${encodeURIComponent(name)}` : "lesson"}`,
      {},
    ),
  exercises: (game: string) => get<ExerciseList>(`/api/games/${encodeURIComponent(game)}/exercises`),
  solve: (game: string, number: string, wish: Solve) =>
    post<TableMade>(`/api/games/${encodeURIComponent(game)}/exercises/${encodeURIComponent(number)}`, wish),
  days: () => get<Days>("/api/days", "", known()),
  dayResults: (game: string, day: string) => get<DayResults>(`${daysOf(game)}/${encodeURIComponent(day)}`, "", known()),
  playDay: (game: string, wish: PlayDay) => post<DayMade>(daysOf(game), wish, "", known()),
  day: (table: string, token: string) => get<DayTold>(`/api/tables/${table}/day`, token),
  make: (wish: NewTable) => post<TableMade>("/api/tables", wish),
  replay: (table: string, token: string) => get<Replay>(`/api/tables/${table}/replay`, token),
  ply: (table: string, token: string, ply: number, seat: number | null) =>
    get<State>(`/api/tables/${table}/replay/${ply}${seat === null ? "" : `?seat=${seat}`}`, token),
  aftermath: (table: string, token: string) => get<Aftermath>(`/api/tables/${table}/aftermath`, token),
  analysis: (table: string, token: string) => get<Analysis>(`/api/tables/${table}/analysis`, token),
  analyse: (table: string, token: string, playouts: number) =>
    post<Analysis>(`/api/tables/${table}/analysis`, { playouts } satisfies Analyse, token),
  again: (table: string, token: string) => post<TableMade>(`/api/tables/${table}/again`, {}, token),
  join: (table: string, token: string) => post<SeatLink>(`/api/tables/${table}/join`, {}, token),
  branch: (table: string, token: string, from: Branch) => post<TableMade>(`/api/tables/${table}/branch`, from, token),
  brief: (table: string, token: string) => get<Brief>(`/api/tables/${table}/brief`, token),
  name: (table: string, token: string, name: string) =>
    post<Naming>(`/api/tables/${table}/name`, { name } satisfies Naming, token),
  reach: () => get<Reach>("/api/reach"),
  renew: (table: string, token: string, seat: number) =>
    post<SeatLink>(`/api/tables/${table}/links`, { seat } satisfies Renew, token),
  record: async (table: string, token: string) => (await ask(`/api/tables/${table}/record`, {}, token)).text(),
  upload: async (text: string): Promise<TableMade> =>
    (await ask("/api/records", { method: "POST", body: text, headers: { "Content-Type": "text/plain" } }, "")).json(),
};
