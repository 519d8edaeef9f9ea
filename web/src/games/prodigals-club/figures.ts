import type { Figure } from "../figures";

export const CLUB_FIGURES: Figure[] = [
  {
    section: "PC-CENTRAL",
    caption: "The club: the card of the round, the order of play, the renaissance man and the bonus tiles.",
    board: ".club-central",
    width: 300,
  },
  {
    section: "PC-CARDSET",
    caption: "Each competition has cards of its own; a black border stays on the board.",
    cards: (row) => ["possessions", "election", "society"].includes(row.kind ?? "") && /-1$|manifesto/.test(row.id),
  },
  {
    section: "PC-POSSESSION",
    caption: "Possessions: errands, sets of cards, and what is on offer, with its worth and where it stands.",
    board: ".club-possessions",
    width: 640,
  },
  {
    section: "PC-ELECTION",
    caption: "The election: errands, sets of cards, Hyde Park, and the political circle that grows.",
    board: ".club-election",
    width: 560,
  },
  {
    section: "PC-SOCIETY",
    caption: "Society: four figures on their way down, and what they step over.",
    board: ".club-society",
    width: 560,
  },
  {
    section: "PC-BLACK",
    caption: "A player board: black cards stay and are used once each round.",
    board: ".club-own",
  },
  {
    section: "PC-WHITE",
    caption: "White cards are played once.",
    cards: (row) => row.border === "white" && row.kind === "society",
  },
];
