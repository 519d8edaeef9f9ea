import { CardPage, unknownRow } from "../../ui/card";
import { Icon } from "../../ui/icons";
import { Spot } from "../../ui/spot";
import { useTools } from "../../table/context";
import type { Shown } from "../../connection";
import type { Drawing } from "../registry";
import { ElectionBoard, Mosaic } from "./election";
import { clubGesture } from "./gesture";
import { ClubCard, Errands, Panel, Sets } from "./pieces";
import { Ladder, SocietyBoard } from "./society";
import { clubView, type Possession } from "./view";

function Board() {
  const { shown, me } = useTools();
  const view = clubView(shown);
  const mine = view.seats[me];
  const names = view.competitions.filter((name) => name in BOARDS);
  return (
    <div class={`club competitions-${names.length}`}>
      <div class="sheet town">
        <Central />
        {names.map((name) => {
          const One = BOARDS[name]!;
          return <One key={name} />;
        })}
      </div>
      {mine && (
        <div class="sheet mine">
          <section class="panel own" aria-label="Your board">
            <h2>You <small>{mine.boys} errand boys left</small> <OwnBonus /></h2>
            <div class="club-row">
              <div class="shelf">
                {mine.board.map((card) => <ClubCard key={card.card} id={card.id} card={card.card} place={`board:${card.card}`} used={card.used} />)}
                {Array.from({ length: Math.max(0, mine.spaces - mine.board.length) }, (_, i) => <span key={i} class="slot-empty" aria-hidden="true" />)}
              </div>
              <div class="hand-row" role="group" aria-label="Your hand">
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

/** The middle: the club's card, the order of the next round, bonus tiles, the renaissance man. */
function Central() {
  const { shown, rows } = useTools();
  const view = clubView(shown);
  const card = view.central_card;
  const row = card ? rows[card.id] ?? unknownRow(card.id) : null;
  const symbols = view.renaissance.symbols.map((symbol) => symbol ?? "any");
  return (
    <Panel name="central" title="The club">
      {row && <Spot place={`central:${card!.card}`} class="central-card" label={`The club's card: ${row.name}`} peek={<CardPage row={row} />}><span class="set-line">{row.name}</span><small>{view.central_card_boys > 1 ? `${view.central_card_boys} boys` : ""}</small></Spot>}
      <Errands spaces={view.spaces.filter((space) => space.board === "central")} />
      <div class="bonuses">
        {view.bonuses.map((bonus) => (
          <Spot key={bonus.tile} place={`bonus:${bonus.tile}`} class="bonus" label={`Bonus tile: ${rows[bonus.id]?.text ?? bonus.id}`}>{rows[bonus.id]?.text ?? bonus.id}</Spot>
        ))}
      </div>
      <p class="renaissance"><Icon id="renaissance" size={20} quiet /> {view.renaissance.seat >= 0 ? shown.seats[view.renaissance.seat]?.name : "nobody"} {symbols.map((symbol, i) => <Icon key={i} id={symbol} size={16} />)}</p>
    </Panel>
  );
}

function OwnBonus() {
  const { shown, rows, me, places } = useTools();
  const bonus = clubView(shown).seats[me]?.bonus;
  if (!bonus) return null;
  const place = [...places.keys()].find((one) => one.startsWith("bonus:") && shown.question?.name !== "club.TakeBonus") ?? "own-bonus";
  return <Spot place={place} class="bonus" label={`Your bonus tile: ${rows[bonus]?.text ?? bonus}`}>{rows[bonus]?.text ?? bonus}</Spot>;
}

function PossessionTile({ tile, place }: { tile: Possession; place: string }) {
  return (
    <Spot place={place} drag class="possession" label={`${tile.name}, £${tile.value}, ${tile.borough}`} fly={`possession:${tile.tile}`}>
      <Icon id={tile.symbol} size={18} />
      <span class="possession-name">{tile.name}<small>{tile.borough}</small></span>
      <b>£{tile.value}</b>
    </Spot>
  );
}

function PossessionsBoard() {
  const { shown, me } = useTools();
  const view = clubView(shown);
  const possessions = view.possessions!;
  const mine = possessions.seats[me];
  return (
    <Panel name="possessions" title="Possessions" extra={<small>{possessions.borough} buys dearer</small>}>
      <Errands spaces={view.spaces.filter((space) => space.board === "possessions")} />
      <Sets letter="P" />
            <div class="possession-row" role="group" aria-label="On offer">{possessions.offer.map((tile) => <PossessionTile key={tile.tile} tile={tile} place={`offer:${tile.tile}`} />)}</div>
      {mine && <><p class="own-line">Yours, with <b>£{mine.pounds}</b></p>
        <div class="possession-row">{mine.tiles.map((tile) => <PossessionTile key={tile.tile} tile={tile} place={`possession:${tile.tile}`} />)}</div></>}
    </Panel>
  );
}

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
        {view.possessions && <div class="possession-row">{view.possessions.seats[seat]!.tiles.map((tile) => <PossessionTile key={tile.tile} tile={tile} place={`seat${seat}-possession:${tile.tile}`} />)}</div>}
      </div>
    </div>
  );
}

const SHORT: Record<string, string> = { election: "ele", society: "soc", possessions: "pos", "last-will": "will" };

const PHASES: [RegExp, string][] = [[/Errand|TakeSet|TakeBonus/, "Errands"], [/DiscardDown/, "End of the round"], [/./, "Use of cards"]];

export const prodigalsClub: Drawing = {
  Board,
  SeatBoard,
  score: (shown: Shown, seat) => {
    const scores = Object.entries(clubView(shown).seats[seat]?.scores ?? {}).sort((a, b) => b[1] - a[1]);
    const [worst, ...others] = scores;
    if (!worst) return null;
    return { value: String(worst[1]), unit: `${worst[0].replace("-", " ")}${others.map(([name, score]) => ` · ${SHORT[name] ?? name} ${score}`).join("")}`, text: scores.map(([name, score]) => `${name} ${score}`).join(", ") + "; the highest counts" };
  },
  phase: (shown) => {
    const view = clubView(shown);
    return `Round ${view.round} of ${view.rounds}. ${shown.over ? "Over" : PHASES.find(([test]) => test.test(shown.question?.name ?? ""))?.[1]}`;
  },
  endsTurn: (question) => question === "club.Act",
  gesture: clubGesture,
  sheetOf: (place) => (/^(hand|board):/.test(place) ? "mine" : "town"),
  picture: ["megaphone", "lady", "possessions"],
  legend: ["vote", "megaphone", "lady", "gentleman", "dog", "horse", "wine", "mask", "silver", "house", "any", "election", "society", "possessions", "renaissance", "beatrice", "errand", "cards", "clock"],
};
