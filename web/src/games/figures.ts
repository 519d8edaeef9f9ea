import type { Row } from "../api";

/** A picture on the rules page, under the section of the clause index it belongs to. */
export interface Figure {
  section: string; // such as "LW-PLAN"
  caption: string;
  board?: string; // this part of the table, drawn as it is played
  width?: number; // in pixels, where the part itself has none
  cards?: (row: Row) => boolean; // cards of the box, from their rows
}

const kind = (...kinds: string[]) => (row: Row): boolean => kinds.includes(String(row.kind));

export const WILL_FIGURES: Figure[] = [
  { section: "LW-SETUP", caption: "Four decks, told apart by their backs; the number of cards left stands on each.", board: ".decks" },
  { section: "LW-PLAN", caption: "Plans: cards to draw, errand boys to send, actions to do. A hat marks who took which; further left acts earlier.", board: ".plans", width: 480 },
  { section: "LW-ERRAND", caption: "The offering: a hat on a peg has taken the card above it. Other pegs: extension, opera.", board: ".offering" },
  { section: "LW-WHITE", caption: "White cards: actions and pounds to choose from, and places for companions.", cards: kind("event") },
  { section: "LW-BLACK", caption: "A player board: five spaces, whose cards slide down once they are used.", board: ".will .own" },
  { section: "LW-EXPENSE", caption: "Expenses: what using them costs, and spaces for companions that make it more.", cards: kind("expense") },
  { section: "LW-HELPER", caption: "Helpers: a cost above the line, a privilege below it.", cards: kind("helper") },
  { section: "LW-PROPERTY", caption: "The property market: a sign for each kind changes what it costs and what it brings.", board: ".market" },
  { section: "LW-PROPERTY", caption: "Houses fall along their scale; farms have one price.", cards: kind("property") },
  { section: "LW-COMPANION", caption: "Companions.", cards: kind("companion", "wild") },
  { section: "LW-SPECIAL", caption: "Special cards have crowns: one first, three last.", cards: (row) => row.deck === "special" },
  { section: "LW-ENDROUND", caption: "A hand at the end of a round: only a few cards may stay.", board: ".will .hand" },
];

const CLUB_CARDS = (name: string) => (row: Row): boolean => row.kind === name;

export const CLUB_FIGURES: Figure[] = [
  { section: "PC-CENTRAL", caption: "The club: the card of the round, the order of play, the renaissance man and the bonus tiles.", board: ".club-central", width: 300 },
  { section: "PC-CARDSET", caption: "Each competition has cards of its own; a black border stays on the board.", cards: (row) => ["possessions", "election", "society"].includes(String(row.kind)) && /-1$|manifesto/.test(row.id) },
  { section: "PC-POSSESSION", caption: "Possessions: what you own, what it is worth and where it stands.", board: ".club-possessions", width: 640 },
  { section: "PC-ELECTION", caption: "The election: errands, sets of cards, Hyde Park, and the political circle that grows.", board: ".club-election", width: 560 },
  { section: "PC-SOCIETY", caption: "Society: four figures on their way down, and what they step over.", board: ".club-society", width: 560 },
  { section: "PC-BLACK", caption: "A player board: black cards stay and are used once each round.", board: ".club .own" },
  { section: "PC-WHITE", caption: "White cards are played once.", cards: (row) => row.border === "white" && CLUB_CARDS("society")(row) },
];

export const MANSION_FIGURES: Figure[] = [
  { section: "MM-PLACE", caption: "The mansion, storey over storey: each room has spaces for trades; a hat marks a worker.", board: ".house-panel", width: 900 },
  { section: "MM-HIRE", caption: "The yard: workers and supplies that can be had today.", board: ".yard", width: 480 },
  { section: "MM-EARN", caption: "The job track: what is to be done next, and what it pays.", board: ".track" },
  { section: "MM-INVEST", caption: "A company's ledger: funds, investments, debts.", board: ".ledger", width: 420 },
  { section: "MM-EVENT", caption: "Events: one is drawn for each day.", cards: (row) => row.deck === "events" },
  { section: "MM-HAUNT", caption: "Haunts: what a closed company can still do.", cards: (row) => row.deck === "haunts" },
];
