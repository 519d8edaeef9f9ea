import { badge } from "./prefs";
import { partToShow, pledgeFor, rememberCommitment } from "./promise";
import type { Advised, Incoming, Line, Outgoing, Said, State, Tried, Waiting } from "./wire";

/** A table with its whole log, as the page keeps it. `tried`: what answers that don't count yet would tell. */
export interface Shown extends State {
  lines: Line[];
  tried?: Line[];
}
export type Talk = Said;

export interface Hearer {
  state(state: Shown, again: boolean): void; // again: the first one after the line was opened
  waiting(waiting: Waiting): void;
  tried(tried: Tried): void;
  advised(advised: Advised): void;
  said(talk: Talk): void;
  error(code: string, text: string): void;
  link(connected: boolean): void;
}

/** The log so far with what came; for another viewer it is told anew. */
export function joinLog(before: Shown | null, state: State): Line[] {
  if (!before || before.viewer !== state.viewer) return state.log;
  return [...before.lines, ...state.log.filter((line) => line.ply > before.ply)];
}

/** Lines that no longer count, because their choices were taken back. */
export function takenBack(lines: Line[]): Set<Line> {
  const gone = new Set<Line>();
  for (const back of lines.filter((line) => line.what === "taken back"))
    for (const line of lines) if (line !== back && line.ply > back.a && line.ply < back.ply) gone.add(line);
  return gone;
}

const FOR_GOOD = ["forbidden", "renewed", "taken", "broken"]; // what asking again won't change

/** The socket to one table: says hello again whenever the line broke. */
export class Connection {
  private socket: WebSocket | null = null;
  private last: Shown | null = null;
  private closed = false;
  private wait = 300;
  private fresh = true;

  private readonly table: string;
  private readonly token: string;
  private readonly hearer: Hearer;

  constructor(table: string, token: string, hearer: Hearer) {
    this.table = table;
    this.token = token;
    this.hearer = hearer;
    this.open();
    addEventListener("online", this.hurry);
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.fresh = true;
      socket.send(
        JSON.stringify({
          type: "hello",
          token: this.token,
          ply: this.last?.ply ?? -1,
          badge: badge(),
          pledge: this.last ? "" : pledgeFor(this.table),
        }),
      );
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data) as Outgoing);
    socket.onclose = () => this.lost();
  }

  private hear(message: Outgoing): void {
    if (message.type === "state") {
      this.wait = 300;
      this.hearer.link(true);
      rememberCommitment(this.table, message.commitment);
      this.last = { ...message, lines: joinLog(this.last, message) };
      this.hearer.state(this.last, this.fresh);
      this.fresh = false;
    } else if (message.type === "waiting") {
      this.hearer.link(true);
      this.hearer.waiting(message);
      const part = partToShow(message);
      if (part) this.send({ type: "part", part });
    } else if (message.type === "tried") {
      this.hearer.tried(message);
    } else if (message.type === "advised") {
      this.hearer.advised(message);
    } else if (message.type === "said") {
      this.hearer.said(message);
    } else {
      if (message.ply < 0 && FOR_GOOD.includes(message.code)) this.closed = true;
      this.hearer.error(message.code, message.text);
    }
  }

  private lost(): void {
    if (this.closed) return;
    this.hearer.link(false);
    setTimeout(this.hurry, this.wait);
    this.wait = Math.min(this.wait * 1.7, 8000);
  }

  private readonly hurry = (): void => {
    if (!this.closed && this.socket?.readyState === WebSocket.CLOSED) this.open();
  };

  send(message: Incoming): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    this.socket?.close();
  }
}
