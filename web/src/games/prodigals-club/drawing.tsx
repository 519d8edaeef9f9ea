import type { ComponentChildren } from "preact";
import type { Shown } from "../../connection";
import { useTools } from "../../table/context";
import { Icon, iconLabel } from "../../ui/icons";
import type { Drawing } from "../registry";
import { CLUB_CARDS } from "./cards";
import { Central } from "./central";
import { ElectionBoard, Mosaic } from "./election";
import { CLUB_FIGURES } from "./figures";
import { clubGazette, clubPlate } from "./gazette";
import { CLUB_ICONS } from "./icons";
import { Ladder } from "./ladder";
import { Facts, Mat, OwnMat } from "./mat";
import { clubMotion } from "./motion";
import { CLUB_PARTS } from "./parts";
import { Estate, PossessionsBoard } from "./possessions";
import { ClubScene } from "./scenes";

import "./prodigals-club.css";
import { clubRail } from "./rail";
import { SocietyBoard } from "./society";
import { LaidStrip } from "./strip";
import { clubSum } from "./sum";
import { clubCoins, clubView } from "./view";
import { WatchedMats } from "./watched";

interface ClubBoardProps {
  beside?: ComponentChildren; // what another game adds
  named?: boolean; // the mat says whose it is
  watched?: boolean; // watchers see all mats below the boards
}

/** The boards of the competitions and one's own mat. */
export function ClubBoard({ beside, named = true, watched = false }: ClubBoardProps) {
  const { shown, me } = useTools();
  const view = clubView(shown);
  const names = view.competitions.filter((name) => name in BOARDS);
  return (
    <div class={`club competitions-${names.length} ${view.bonuses.length ? "" : "no-order"}`}>
      <div class="sheet town">
        <Central>{beside}</Central>
        {names.map((name) => {
          const One = BOARDS[name]!;
          return <One key={name} />;
        })}
      </div>
      {view.seats[me] ? (
        <div class="sheet mine">
          <OwnMat named={named} />
        </div>
      ) : (
        watched && <WatchedMats />
      )}
    </div>
  );
}

const BOARDS: Record<string, () => preact.JSX.Element> = {
  possessions: PossessionsBoard,
  election: ElectionBoard,
  society: SocietyBoard,
};

/** Somebody's things: all of them are public. */
function SeatBoard({ seat }: { seat: number }) {
  const { shown } = useTools();
  const view = clubView(shown);
  const s = view.seats[seat]!;
  return (
    <div class="seat-board club-seat">
      <p class="facts">
        {Object.entries(s.scores).map(([name, score]) => (
          <span class="pair" key={name}>
            <Icon id={name} />
            {name} <b>{score}</b>
          </span>
        ))}
        <Facts seat={seat} />
      </p>
      <div class="club-row">
        <div class="seat-strips">
          {[...s.board, ...s.hand.map((card) => ({ ...card, used: false }))].map((card) => (
            <LaidStrip
              key={card.card}
              id={card.id}
              card={card.card}
              place={`seat${seat}:${card.card}`}
              used={card.used}
            />
          ))}
        </div>
        {view.possessions && (
          <div class="estate">
            <Estate seat={seat} kind={`seat${seat}-possession`} />
          </div>
        )}
        {view.election && <Mosaic grid={view.election.seats[seat]!.grid} mine={false} width={240} height={240} />}
        {view.society && <Ladder seat={seat} mine={false} />}
      </div>
    </div>
  );
}

const scoresOf = (shown: Shown): Record<string, number> => clubView(shown).seats[shown.viewer]?.scores ?? {};

export const prodigalsClub: Drawing = {
  Board: () => <ClubBoard watched />,
  SeatBoard,
  Mat,
  matsOnBoard: true,
  rail: clubRail,
  score: (shown: Shown, seat) => {
    const scores = Object.entries(clubView(shown).seats[seat]?.scores ?? {});
    const worst = Math.max(...scores.map(([, score]) => score));
    if (!scores.length) return null;
    const parts = scores.map(([name, score]) => ({
      icon: name,
      name: iconLabel(name),
      amount: score,
      counts: score === worst,
    }));
    return {
      amount: worst,
      value: String(worst),
      unit: "at most",
      parts,
      text: `${parts.map((part) => `${part.name} ${part.amount}`).join(", ")}; the highest counts`,
    };
  },
  phase: (shown) => {
    const view = clubView(shown);
    return `Round ${view.round} of ${view.rounds}. ${shown.over ? "Over" : (shown.question?.phase ?? "")}`;
  },
  sum: (before, after) => clubSum(scoresOf(before), scoresOf(after)),
  sheetOf: (place) => (/^(hand|board|possession):/.test(place) ? "mine" : "town"),
  gazette: clubGazette,
  momentPlate: clubPlate,
  coins: clubCoins,
  coin: { sign: "£", worth: 2 },
  motion: clubMotion,
  Scene: ClubScene,
  icons: CLUB_ICONS,
  cards: CLUB_CARDS,
  plates: [() => import("./plates")],
  figures: CLUB_FIGURES,
  parts: CLUB_PARTS,
};
