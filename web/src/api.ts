import type { Branch, Clause, GameInfo, NewTable, Renew, Replay, SeatLink, State, TableMade } from "./wire";
import { badge } from "./prefs";

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

async function get<T>(path: string, token = ""): Promise<T> {
  return (await ask(path, {}, token)).json();
}

async function post<T>(path: string, body: unknown, token = ""): Promise<T> {
  const init = { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  return (await ask(path, init, token)).json();
}

/** A card as its file has it: which fields there are depends on the game. */
export interface Row {
  id: string;
  name: string;
  text?: string;
  [field: string]: unknown;
}
export type Rows = Record<string, Row>;

const catalogues = new Map<string, Promise<Rows>>();

/** The cards of a game by id, fetched once: those of the boxes a table began with (their hashes), or those of today. */
export function cardsOf(game: string, boxes: string): Promise<Rows> {
  const path = `/api/games/${game}/cards${boxes && `?boxes=${boxes}`}`;
  let rows = catalogues.get(path);
  if (!rows) {
    rows = get<Catalogue>(path).then(byId, () => ({}));
    catalogues.set(path, rows);
  }
  return rows;
}

type Catalogue = { cards: Row[] | Rows } | Row[] | Rows;

function byId(given: Catalogue): Rows {
  const rows = !Array.isArray(given) && Array.isArray(given.cards) ? given.cards : given;
  return Array.isArray(rows) ? Object.fromEntries(rows.map((row) => [row.id, row])) : (rows as Rows);
}

export const api = {
  games: () => get<GameInfo[]>("/api/games"),
  rules: (game: string) => get<Clause[]>(`/api/games/${game}/rules`),
  example: (game: string) => get<State>(`/api/games/${game}/example`),
  make: (wish: NewTable) => post<TableMade>("/api/tables", wish),
  replay: (table: string, token: string) => get<Replay>(`/api/tables/${table}/replay`, token),
  ply: (table: string, token: string, ply: number, seat: number | null) =>
    get<State>(`/api/tables/${table}/replay/${ply}${seat === null ? "" : `?seat=${seat}`}`, token),
  branch: (table: string, token: string, from: Branch) => post<TableMade>(`/api/tables/${table}/branch`, from, token),
  renew: (table: string, token: string, seat: number) => post<SeatLink>(`/api/tables/${table}/links`, { seat } satisfies Renew, token),
  record: async (table: string, token: string) => (await ask(`/api/tables/${table}/record`, {}, token)).text(),
  upload: async (text: string): Promise<TableMade> =>
    (await ask("/api/records", { method: "POST", body: text, headers: { "Content-Type": "text/plain" } }, "")).json(),
};
