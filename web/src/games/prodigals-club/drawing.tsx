import type { ComponentChildren } from "preact";
import { Icon, iconLabel } from "../../ui/icons";
import { useTools, useWhose } from "../../table/context";
import type { Shown } from "../../connection";
import { CLUB_FIGURES } from "../figures";
import type { Drawing } from "../registry";
import { Central, OwnBonus } from "./central";
import { ElectionBoard, Mosaic } from "./election";
import { clubGesture } from "./gesture";
import { ClubCard } from "./pieces";
import { PossessionsBoard, PossessionTile } from "./possessions";
import { Ladder, SocietyBoard } from "./society";
import { clubCoins, clubView } from "./view";

/** The boards of the competitions, and beside them what another game adds. */
export function ClubBoard({ beside }: { beside?: ComponentChildren }) {
  const { shown, me, own } = useTools();
  const whose = useWhose();
  const view = clubView(shown);
  const mine = view.seats[me];
  const names = view.competitions.filter((name) => name in BOARDS);
  return (
    <div class={`club competitions-${names.length}`}>
      <div class="sheet town">
        <Central>{beside}</Central>
        {names.map((name) => {
          const One = BOARDS[name]!;
          return <One key={name} />;
        })}
      </div>
      {mine && (
        <div class="sheet mine">
          <section class="panel own" aria-label={whose("board")}>
            <h2>{own ? "You" : shown.seats[me]?.name} <span class="boys" role="img" aria-label={`${mine.boys} errand boys left`}>{Array.from({ length: mine.boys }, (_, i) => <Icon key={i} id="errand" size={17} quiet />)}</span> <OwnBonus /> <Symbols counts={mine.symbols} /></h2>
            <div class="club-row">
              <div class="shelf">
                {mine.board.map((card) => <ClubCard key={card.card} id={card.id} card={card.card} place={`board:${card.card}`} used={card.used} />)}
                {Array.from({ length: Math.max(0, mine.spaces - mine.board.length) }, (_, i) => <span key={i} class="slot-empty" aria-hidden="true" />)}
              </div>
              <div class="hand-row" role="group" aria-label={whose("hand")}>
                {mine.hand.map((card) => <ClubCard key={card.card} id={card.id} card={card.card} place={`hand:${card.card}`} />)}
                {!mine.hand.length && <p class="empty">No cards in hand.</p>}
              </div>
            </div>
          </section>
        </div>
      )}
    </div>
  );
}

/** How often each symbol counts for one's cards. */
const Symbols = ({ counts }: { counts: Record<string, number> }) => (
  <span class="symbols" role="group" aria-label={useWhose()("symbols")}>
    {Object.entries(counts).map(([symbol, n]) => <span key={symbol} class={n ? "pair" : "pair none"}><Icon id={symbol} size={17} />{n}</span>)}
  </span>
);

const BOARDS: Record<string, () => preact.JSX.Element> = { possessions: PossessionsBoard, election: ElectionBoard, society: SocietyBoard };

/** Somebody's things: all of them are public. */
function SeatBoard({ seat }: { seat: number }) {
  const { shown } = useTools();
  const view = clubView(shown);
  const s = view.seats[seat]!;
  return (
    <div class="seat-board club-seat">
      <p class="facts">{Object.entries(s.scores).map(([name, score]) => <span class="pair" key={name}><Icon id={name} />{name} <b>{score}</b></span>)}</p>
      <div class="club-row">
        <div class="shelf">{[...s.board, ...s.hand].map((card) => <ClubCard key={card.card} id={card.id} card={card.card} place={`seat${seat}:${card.card}`} />)}</div>
        {view.society && <Ladder seat={seat} mine={false} />}
        {view.election && <Mosaic grid={view.election.seats[seat]!.grid} mine={false} width={240} height={240} />}
        {view.possessions && <div class="possession-row">{view.possessions.seats[seat]!.tiles.map((tile) => <PossessionTile key={tile.tile} tile={tile} place={`seat${seat}-possession:${tile.tile}`} marked={false} />)}</div>}
      </div>
    </div>
  );
}

const PHASES: [RegExp, string][] = [[/Errand|TakeSet|TakeBonus/, "Errands"], [/DiscardDown/, "End of the round"], [/./, "Use of cards"]];

export const prodigalsClub: Drawing = {
  Board: () => <ClubBoard />,
  SeatBoard,
  score: (shown: Shown, seat) => {
    const scores = Object.entries(clubView(shown).seats[seat]?.scores ?? {});
    const worst = Math.max(...scores.map(([, score]) => score));
    if (!scores.length) return null;
    const parts = scores.map(([name, score]) => ({ icon: name, name: iconLabel(name), amount: score, counts: score === worst }));
    return { amount: worst, value: String(worst), unit: "at most", parts, text: `${parts.map((part) => `${part.name} ${part.amount}`).join(", ")}; the highest counts` };
  },
  phase: (shown) => {
    const view = clubView(shown);
    return `Round ${view.round} of ${view.rounds}. ${shown.over ? "Over" : PHASES.find(([test]) => test.test(shown.question?.name ?? ""))?.[1]}`;
  },
  endsTurn: (question) => question === "club.Act",
  gesture: clubGesture,
  sheetOf: (place) => (/^(hand|board):/.test(place) ? "mine" : "town"),
  coins: clubCoins,
  figures: CLUB_FIGURES,
  picture: ["megaphone", "lady", "possessions"],
  legend: ["vote", "megaphone", "lady", "gentleman", "dog", "horse", "wine", "mask", "silver", "house", "any", "marker", "go_down", "go_diag", "go_side", "go_up", "row", "column_left", "leap", "circle", "inner_circle", "tankard", "soapbox", "party_any", "party_liberal", "party_conservative", "party_offensive", "sell", "exchange", "shield", "election", "society", "possessions", "renaissance", "beatrice", "immune", "errand", "cards", "clock"],
};
