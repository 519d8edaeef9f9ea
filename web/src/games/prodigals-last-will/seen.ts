// Made from src/squander/games/prodigals_last_will/seen.py by `python -m squander.server.wire.typescript`; change it there.

import type {
  WillView,
} from "../last-will/seen";
import type {
  BonusTile,
  CardRef,
  CardSet,
  ClubSeat,
  ClubSpace,
  Election,
  Possessions,
  Renaissance,
  Society,
} from "../prodigals-club/seen";

export type BothView = {
  game: string;
  players: number;
  round: number;
  rounds: number;
  over: boolean;
  seat: number;
  order: number[];
  competitions: string[];
  spaces: ClubSpace[];
  sets: CardSet[];
  central_card: CardRef | null;
  central_deck: number;
  central_card_boys: number;
  bonuses: BonusTile[];
  renaissance: Renaissance;
  decks: Record<string, Record<string, number>>;
  discarded: CardRef[];
  using: CardRef | null;
  seats: ClubSeat[];
  election?: Election;
  society?: Society;
  possessions?: Possessions;
  "last-will": WillView;
};
