import type { Row } from "../../api";
import { type CardDrawing, type Cards, Hours } from "../../ui/card";
import { Icon } from "../../ui/icons";
import { RowPicture } from "../../ui/picture";
import { clubRow } from "./view";

/** What a card of the Club does, as icons. */
export const Doings = ({ row }: { row: Row }) => (
  <span class="doings">
    <RowPicture row={row} />
  </span>
);

const cardOf = (competition: string): CardDrawing => ({
  symbols: () => [competition],
  corner: (row) => {
    const { party, cost } = clubRow(row);
    return (
      <>
        {party && <Icon id={`party_${party}`} size={18} />}
        {cost && <Hours n={cost} />}
      </>
    );
  },
  Body: Doings,
});

export const CLUB_CARDS: Cards = Object.fromEntries(
  ["possessions", "election", "society", "central"].map((competition) => [competition, cardOf(competition)]),
);
