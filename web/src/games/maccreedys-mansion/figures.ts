import type { Figure } from "../figures";

export const MANSION_FIGURES: Figure[] = [
  {
    section: "MM-PLACE",
    caption: "The mansion, storey over storey: each room has spaces for trades; a hat marks a worker.",
    board: ".house-panel",
    width: 900,
  },
  {
    section: "MM-HIRE",
    caption: "The labour exchange: workers and supplies that can be had today.",
    board: ".exchange",
    width: 480,
  },
  {
    section: "MM-EARN",
    caption: "An open job hangs in its room as a tag: what it pays, and the trades it lacks.",
    board: ".room.open-job:not(.storey-0)",
    width: 300,
  },
  { section: "MM-INVEST", caption: "A company's ledger: funds, investments, debts.", board: ".ledger", width: 420 },
  { section: "MM-EVENT", caption: "Events: one is drawn for each day.", cards: (row) => row.deck === "events" },
  {
    section: "MM-HAUNT",
    caption: "Haunts: what a closed company can still do.",
    cards: (row) => row.deck === "haunts",
  },
];
