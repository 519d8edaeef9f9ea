import type { Row } from "../../api";
import { useTools, useWhose } from "../../table/context";
import { SeatPlate } from "../../table/seats";
import { CardFace, CardPage, times, unknownRow } from "../../ui/card";
import { useRoom } from "../../ui/hooks";
import { Icon, iconLabel } from "../../ui/icons";
import { Picture } from "../../ui/picture";
import { Plate } from "../../ui/plate";
import { Spot } from "../../ui/spot";
import { OwnBonus } from "./central";
import { Objects } from "./objects";
import { Estate } from "./possessions";
import { MiniCircle, MiniStairs } from "./small";
import { LaidStrip } from "./strip";
import { type ClubSeat, clubView, many } from "./view";

/** Money, megaphones, errand boys and the hand of a seat, as numbers. */
export function Facts({ seat }: { seat: number }) {
  const view = clubView(useTools().shown);
  const { boys, hand } = view.seats[seat]!;
  const estate = view.possessions?.seats[seat];
  const speaker = view.election?.seats[seat];
  return (
    <span class="mat-facts">
      {estate && (
        <b class="pair" data-part="money">
          £{estate.pounds}
        </b>
      )}
      {speaker && <Fact icon="megaphone" n={speaker.megaphones} said={many(speaker.megaphones, "megaphone")} />}
      <Fact icon="errand" n={boys} said={`${many(boys, "errand boy")} left`} />
      <Fact icon="cards" n={hand.length} said={`${many(hand.length, "card")} in hand`} />
    </span>
  );
}

const FACTS: Record<string, string> = { megaphone: "megaphones", errand: "boys", cards: "cards" };
const ONE: Record<string, string> = { megaphone: "megaphone", errand: "boy", cards: "card" };

const Fact = ({ icon, n, said }: { icon: string; n: number; said: string }) => (
  <span class="pair" data-part={FACTS[icon]} role="img" aria-label={said}>
    <Icon id={icon} size={16} quiet />
    {n} <span class="word">{(n === 1 ? ONE : FACTS)[icon]}</span>
  </span>
);

/** What lies on an opponent's mat: all of it is public. */
export function Mat({ seat: number }: { seat: number }) {
  const { shown, rows } = useTools();
  const view = clubView(shown);
  const seat = view.seats[number];
  if (!seat) return null;
  const { election, society } = view;
  return (
    <>
      <Facts seat={number} />
      <span class="club-minis">
        {seat.board.map(({ id, card, used }) => {
          const row = rows[id] ?? unknownRow(id);
          const said = `${row.name}${used ? ", used" : ""}`;
          return (
            <span
              key={card}
              class={`mini wash-${row.kind} ${row.border === "black" ? "black" : ""} ${used ? "used" : ""}`}
              role="img"
              aria-label={said}
              data-fly={`card:${card}`}
            >
              <Plate row={row} />
              <MiniNumber row={row} />
            </span>
          );
        })}
        {times(Math.max(0, seat.spaces - seat.board.length)).map((i) => (
          <i key={i} class="gap" aria-hidden="true" />
        ))}
      </span>
      <Objects seat={number} />
      {election && <MiniCircle grid={election.seats[number]!.grid} />}
      {society && <MiniStairs society={society} markers={society.seats[number]!.markers} />}
    </>
  );
}

/** The first thing that a card does, if it does something by itself. */
function MiniNumber({ row }: { row: Row }) {
  const first = row.picture.find((group) => !group.style?.includes("standing"));
  if (!first) return null;
  return (
    <span class="mini-number" aria-hidden="true">
      <Picture signs={[first]} />
    </span>
  );
}

/** One's own mat: what is laid, what is owned, and the hand. */
export function OwnMat({ named }: { named: boolean }) {
  const { shown, me } = useTools();
  const whose = useWhose();
  const view = clubView(shown);
  const mine = view.seats[me]!;
  return (
    <section class={`mat club-own seat-${me % 5} hand-${Math.min(12, mine.hand.length)}`} aria-label={whose("board")}>
      <div class="club-info">
        {named && <SeatPlate seat={me} />}
        <div class="own-line">
          <Facts seat={me} /> <OwnBonus />
        </div>
        <Note scores={mine.scores} />
        <Symbols counts={mine.symbols} />
      </div>
      <Shelf mine={mine} />
      {view.possessions && (
        <div class="estate" role="group" aria-label={whose("possessions")}>
          <Estate seat={me} kind="possession" />
        </div>
      )}
      <Hand mine={mine} />
    </section>
  );
}

/** What one's score is now. */
function Note({ scores }: { scores: Record<string, number> }) {
  const worst = Math.max(...Object.values(scores));
  const names = Object.keys(scores).filter((name) => scores[name] === worst);
  return <p class="own-note">The highest counts: {names.map(iconLabel).join(" and ")}.</p>;
}

const FULL = 6; // cards in hand that leave less room for what is laid

function Shelf({ mine }: { mine: ClubSeat }) {
  const spaces = mine.hand.length > FULL ? 4 : mine.spaces;
  const places = Math.max(spaces, mine.board.length);
  return (
    <div class="club-shelf" style={{ "--columns": Math.ceil(places / 2) }}>
      {mine.board.map(({ id, card, used }) => (
        <LaidStrip key={card} id={id} card={card} place={`board:${card}`} used={used} />
      ))}
      {times(places - mine.board.length).map((i) => (
        <span key={i} class="strip-gap" aria-hidden="true" />
      ))}
    </div>
  );
}

const SLIM = 1.41; // how much higher a card is than wide
const SPINE = 62; // seen of a card whose name stands upright, in pixels

function Hand({ mine }: { mine: ClubSeat }) {
  const { rows } = useTools();
  const whose = useWhose();
  const room = useRoom<HTMLDivElement>();
  const cards = mine.hand.length;
  const seen = (room.width - room.height / SLIM) / (cards - 1);
  return (
    <div
      ref={room.ref}
      class={`club-hand ${seen < room.height / SLIM ? "crowded" : ""} ${seen < SPINE ? "spines" : ""}`}
      role="group"
      aria-label={whose("hand")}
      style={{ "--cards": cards, "--seen": Math.floor(seen) }}
    >
      {mine.hand.map(({ id, card }) => {
        const row = rows[id] ?? unknownRow(id);
        return (
          <span class="club-held" key={card}>
            <Spot
              place={`hand:${card}`}
              class="held-card"
              label={row.name}
              fly={`card:${card}`}
              peek={<CardPage row={row} />}
            >
              <CardFace row={row} />
            </Spot>
          </span>
        );
      })}
      {!mine.hand.length && <p class="empty">No cards in hand.</p>}
    </div>
  );
}

/** How often each symbol counts for one's cards. */
const Symbols = ({ counts }: { counts: Record<string, number> }) => (
  <span class="symbols" role="group" aria-label={useWhose()("symbols")}>
    {Object.entries(counts).map(([symbol, n]) => (
      <span key={symbol} class={n ? "pair" : "pair none"}>
        <Icon id={symbol} size={17} />
        {n}
      </span>
    ))}
  </span>
);
