import { Hat, Icon } from "../../ui/icons";
import { Spot } from "../../ui/spot";
import { useTools } from "../../table/context";
import { MANSION_FIGURES } from "../figures";
import type { Drawing } from "../registry";
import { Ledger, Standings } from "./books";
import { mansionGesture } from "./gesture";
import { House } from "./house";
import { News } from "./news";
import { type Job, dollars, mansionCoins, mansionView, ordinal } from "./view";
import { Auction, RESOURCES, TRADES, Yard } from "./yard";

function Board() {
  const { shown, me } = useTools();
  const view = mansionView(shown);
  const auction = /Bid/.test(shown.question?.name ?? "") && view.bids.length > 0;
  return (
    <div class="mansion">
      <div class="sheet town">
        <House />
        <JobTrack />
      </div>
      <div class="sheet mine">
        {auction ? <Auction /> : <Yard />}
        <News />
        <Standings />
        {me >= 0 && <Ledger seat={me} />}
      </div>
    </div>
  );
}

function JobTrack() {
  const { shown } = useTools();
  const view = mansionView(shown);
  const rooms = view.rooms.filter((room) => !room.covered);
  return (
    <section class="panel track" aria-label="Job track">
      <h2><Icon id="hammer" size={18} quiet /> Jobs
        <small>{view.deck.jobs} more in the deck</small>
        {view.inspector.haunted && <small class="pair"><Icon id="inspector" size={16} quiet /> the inspector is haunted: no inspection</small>}
        <small class="restored">{rooms.filter((room) => room.complete).length} of {rooms.length} rooms restored</small>
      </h2>
      <ol class="jobs">{view.track.map((job) => <JobCard key={job.job} job={job} />)}</ol>
    </section>
  );
}

/** An open job: what it pays, and how far its room is. */
function JobCard({ job }: { job: Job }) {
  const { shown } = useTools();
  const room = mansionView(shown).rooms.find((one) => one.id === job.room);
  const done = room?.spaces.filter((space) => space.owner >= 0).length ?? 0;
  return (
    <li class="job">
      <Spot place={`job:${job.job}`} class="job-card" label={`${job.name}: ${job.text} ${done} of ${room?.spaces.length} done.`}
        peek={<div class="news-page"><h3>{job.name}</h3><p>{job.text}</p><p class="flavour">{job.flavour}</p></div>}>
        <span class="job-name">{job.name}</span>
        <span class="job-room">{room?.name}</span>
        <span class="job-foot">
          <span class="pips">{room?.spaces.map((space) => <span key={space.space} class={`pip ${space.owner >= 0 ? `done seat-${space.owner % 5}` : ""}`}>{space.owner >= 0 && <Hat seat={space.owner} size={12} quiet />}</span>)}</span>
          <b>{dollars(job.reward)}</b>
        </span>
      </Spot>
    </li>
  );
}

function SeatBoard({ seat }: { seat: number }) {
  const { shown } = useTools();
  const company = mansionView(shown).seats[seat]!;
  const counted = (of: Record<string, number>) => Object.entries(of).filter(([, n]) => n > 0).map(([piece, n]) => <span class="pair" key={piece}><Icon id={piece} />{n} {piece}</span>);
  return (
    <div class="seat-board">
      <p class="facts">{counted(company.workers)}{counted(company.storage)}</p>
      <Ledger seat={seat} />
    </div>
  );
}

const PHASES: [RegExp, string][] = [
  [/Hire|Take/, "Hiring"], [/Place|Marker/, "Work"], [/Pay|Debt/, "Wages and debts"], [/Invest|Reopen/, "Investments"], [/Bid/, "Auction"], [/Haunt/, "Haunting"], [/./, ""],
];

export const maccreedysMansion: Drawing = {
  Board,
  SeatBoard,
  score: (shown, seat) => {
    const company = mansionView(shown).seats[seat];
    if (!company) return null;
    const unit = company.status === "open" ? ordinal(company.place) : company.status;
    return { amount: company.worth, value: dollars(company.worth), unit, text: `funds ${dollars(company.active)}, invested ${dollars(company.invested)}, owed ${dollars(company.debt_total)}` };
  },
  phase: (shown) => {
    const view = mansionView(shown);
    return `Day ${view.round} of ${view.rounds}. ${shown.over ? `Over: ${view.outcome}` : PHASES.find(([test]) => test.test(shown.question?.name ?? ""))?.[1]}`;
  },
  gesture: mansionGesture,
  sheetOf: (place) => (/^(zone|bid):/.test(place) ? "mine" : "town"),
  coins: mansionCoins,
  coin: { sign: "$", worth: 1000 },
  figures: MANSION_FIGURES,
  picture: ["mansion", "hammer", "ghost"],
  legend: [...TRADES, ...RESOURCES, "ghost", "inspector", "ledger", "paddle", "hammer", "candle", "tick", "broken", "purse"],
};
