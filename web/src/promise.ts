import type { Share, State, Waiting } from "./wire";

// What this browser remembers of a table's deal, so that nobody can tell another story about it at the end.

interface Kept {
  part: string;
  commitment: string;
  pledges: Record<string, string>;
  shown: boolean;
}

const KEY = "squander.deal.";
const EMPTY: Kept = { part: "", commitment: "", pledges: {}, shown: false };

function kept(table: string): Kept {
  try {
    return { ...EMPTY, ...JSON.parse(localStorage.getItem(KEY + table) ?? "{}") };
  } catch {
    return EMPTY;
  }
}

const unkept = new Map<string, Kept>(); // for a browser that keeps nothing

function keep(table: string, change: Partial<Kept>): Kept {
  const next = { ...(unkept.get(table) ?? kept(table)), ...change };
  unkept.set(table, next);
  try {
    localStorage.setItem(KEY + table, JSON.stringify(next));
  } catch {
    // It is remembered until the page is closed.
  }
  return next;
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** What this page adds to the shuffle of a table: drawn once, told when everybody else has pledged. */
function partOf(table: string): string {
  return (
    (unkept.get(table) ?? kept(table)).part ||
    keep(table, { part: hex(crypto.getRandomValues(new Uint8Array(32))) }).part
  );
}

export const pledgeFor = (table: string): string => sha256(partOf(table));

/** The first commitment one has seen is the one that counts. */
export function rememberCommitment(table: string, commitment: string): void {
  if (commitment && !kept(table).commitment) keep(table, { commitment });
}

/** Before the deal: remember what is promised; the part to show now, or nothing yet. */
export function partToShow(waiting: Waiting): string {
  rememberCommitment(waiting.table, waiting.commitment);
  const own = waiting.shares.find((share) => share.seat === waiting.me);
  const part = partOf(waiting.table);
  if (!waiting.closed || !own || own.part || own.pledge !== sha256(part)) return "";
  keep(waiting.table, {
    pledges: Object.fromEntries(waiting.shares.map((share) => [share.seat, share.pledge])),
    shown: true,
  });
  return part;
}

export interface Verdict {
  fine: boolean;
  text: string;
}

const PLAIN: Record<string, string> = {
  known: "The seed of this table was known before it was dealt: whoever made the table may know every card.",
  daily: "This is the deal of the day: everybody who plays it has the same cards.",
  guessed:
    "This table plays on from a running game: its hidden cards were dealt anew, and nothing is promised about them.",
};

/** Said to whoever sits down with others at a table whose seed somebody knew. */
export function warning(state: State): string {
  const others = state.seats.some((seat, i) => seat.kind === "person" && !state.mine.includes(i));
  return others && state.dealt === "known" ? PLAIN.known! : "";
}

/** Whose share of the shuffle this page has given. */
export const contributor = ({ mine, owner }: State): number => mine[0] ?? (owner ? -1 : -2);

/** A promise that was not kept, which must not wait in a drawer; nothing while all is well. */
export function broken(state: State): string {
  const { fine, text } = verdict(state, contributor(state));
  return fine ? "" : text;
}

/** What may be believed about this table's cards, in a sentence. */
export function verdict(state: State, own: number): Verdict {
  const memory = unkept.get(state.table) ?? kept(state.table);
  const said = state.commitment;
  if (memory.commitment && memory.commitment !== said)
    return {
      fine: false,
      text: `This is not what was promised when you sat down: that was ${memory.commitment}, and now it is ${said || "nothing"}.`,
    };
  if (!said) return { fine: true, text: PLAIN[state.dealt] ?? "Nothing is promised about the seed of this table." };
  const left = leftOut(state.shares, memory, own);
  if (left) return { fine: false, text: left };
  if (!state.seed) return { fine: true, text: `The shuffle is promised as ${said.slice(0, 12)}…${added(state)}.` };
  return keeps(state)
    ? { fine: true, text: `The seed is the one that was promised as ${said.slice(0, 12)}…${added(state)}.` }
    : { fine: false, text: `The seed is not the one that was promised as ${said}.` };
}

function added({ shares, seats }: State): string {
  const names = shares
    .filter((share) => share.part)
    .map((share) => seats[share.seat]?.name ?? "the maker of the table");
  return names.length ? `, and ${names.join(" and ")} added to it` : "";
}

/** Somebody's pledge was changed after this page had shown its part, or its own part is missing. */
function leftOut(shares: Share[], memory: Kept, own: number): string {
  if (!memory.shown) return "";
  if (!shares.some((share) => share.seat === own && share.part === memory.part))
    return "What you added to the shuffle was left out.";
  const changed = shares.some((share) => share.pledge !== memory.pledges[share.seat]);
  return changed ? "Somebody added to the shuffle after you had shown your part." : "";
}

function keeps(state: State): boolean {
  if (state.secret === null) return sha256(state.seed!) === state.commitment;
  const parts = state.shares.filter((share) => share.part);
  if (sha256(state.secret) !== state.commitment || parts.some((share) => sha256(share.part) !== share.pledge))
    return false;
  const lines = [...parts].sort((a, b) => a.seat - b.seat).map((share) => `${share.seat} ${share.part}`);
  return sha256(["squander deal 1", state.secret, ...lines].join("\n")) === state.seed;
}

// --- SHA-256: the browser's own is there only over TLS and on one's own machine ------------------------------

const fraction = (x: number): number => Math.floor((x - Math.floor(x)) * 2 ** 32);
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && ![2, 3, 5, 7, 11, 13, 17].some((p) => p < n && n % p === 0),
);
const ROUNDS = PRIMES.slice(0, 64).map((p) => fraction(Math.cbrt(p)));
const START = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
  new Uint8Array(blocks.buffer).set(bytes);
  blocks.setUint8(bytes.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8);
  const hash = [...START];
  for (let at = 0; at < blocks.byteLength; at += 64) mix(hash, blocks, at);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function mix(hash: number[], blocks: DataView, at: number): void {
  const w = Array.from({ length: 16 }, (_, i) => blocks.getUint32(at + i * 4));
  for (let i = 16; i < 64; i++) {
    const [a, b] = [w[i - 15]!, w[i - 2]!];
    w.push(
      (w[i - 16]! + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 7]! + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10))) | 0,
    );
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = (hash[i]! + word) | 0;
}
