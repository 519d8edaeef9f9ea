import { type Figure, kind } from "../figures";

export const WILL_FIGURES: Figure[] = [
  {
    section: "LW-SETUP",
    caption: "Four decks, told apart by their backs; the number of cards left stands on each.",
    board: ".decks",
  },
  {
    section: "LW-PLAN",
    caption:
      "Plans: cards to draw, errand boys to send, actions to do. A hat marks who took which; further left acts earlier.",
    board: ".plans",
    width: 480,
  },
  {
    section: "LW-ERRAND",
    caption: "The offering: a hat on a peg has taken the card above it. Other pegs: extension, opera.",
    board: ".offering",
    width: 1180,
  },
  {
    section: "LW-WHITE",
    caption: "White cards: actions and pounds to choose from, and places for companions.",
    cards: kind("event"),
  },
  {
    section: "LW-BLACK",
    caption: "A player board: five spaces, whose cards slide down once they are used.",
    board: ".will .own",
    width: 760,
  },
  {
    section: "LW-EXPENSE",
    caption: "Expenses: what using them costs, and spaces for companions that make it more.",
    cards: kind("expense"),
  },
  { section: "LW-HELPER", caption: "Helpers: a cost above the line, a privilege below it.", cards: kind("helper") },
  {
    section: "LW-PROPERTY",
    caption: "The property market: a sign for each kind changes what it costs and what it brings.",
    board: ".market",
  },
  { section: "LW-PROPERTY", caption: "Houses fall along their scale; farms have one price.", cards: kind("property") },
  { section: "LW-COMPANION", caption: "Companions.", cards: kind("companion", "wild") },
  {
    section: "LW-SPECIAL",
    caption: "Special cards have crowns: one first, three last.",
    cards: (row) => row.deck === "special",
  },
  {
    section: "LW-VARIANT",
    caption: "Jobs of Getting Sacked: what each line earns until it is covered.",
    cards: kind("job"),
  },
  { section: "LW-ENDROUND", caption: "A hand at the end of a round: only a few cards may stay.", board: ".will .hand" },
];
