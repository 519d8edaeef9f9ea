import { Hat, Icon, iconLabel } from "../../ui/icons";
import { Spot } from "../../ui/spot";
import { useTools } from "../../table/context";
import type { Drawing } from "../registry";
import { mansionGesture } from "./gesture";
import { House } from "./house";
import { type Company, dollars, mansionView } from "./view";

const TRADES = ["carpenter", "mason", "electrician", "plumber", "gasman"];
const RESOURCES = ["stone", "lumber", "wiring", "pipes"];

function Board() {
  const { me } = useTools();
  return (
    <div class="mansion">
      <div class="sheet town">
        <House />
        <JobTrack />
      </div>
      <div class="sheet mine">
        <Yard />
        <Bids />
        {me >= 0 && <Ledger seat={me} />}
      </div>
    </div>
  );
}

/** Workers for hire and things to build with, with today's prices and what one's own company has. */
function Yard() {
  const { shown, me } = useTools();
  const view = mansionView(shown);
  const own = view.seats[me];
  const zone = (piece: string, have: number, left: string) => (
    <Spot key={piece} place={`zone:${piece}`} class="zone" label={`${iconLabel(piece)}, ${dollars(view.prices[piece] ?? 0)}${left}; you have ${have}`}>
      <Icon id={piece} size={24} quiet />
      <span class="zone-name">{piece}</span>
      <b>{dollars(view.prices[piece] ?? 0)}</b>
      <small>{left.replace(", ", "") || " "}</small>
      {have > 0 && <span class="badge" aria-hidden="true">{have}</span>}
    </Spot>
  );
  return (
    <section class="panel yard" aria-label="Yard">
      <h2>Hire and buy <small>the red number is yours</small></h2>
      <div class="zones">{TRADES.map((trade) => zone(trade, (own?.waiting[trade] ?? 0) || (own?.workers[trade] ?? 0), `, ${view.pool[trade]} left`))}</div>
      <div class="zones">{RESOURCES.map((resource) => zone(resource, own?.storage[resource] ?? 0, ""))}</div>
    </section>
  );
}

/** The auction for the order of the next day, as raised paddles. */
function Bids() {
  const { shown } = useTools();
  const { bids } = mansionView(shown);
  if (!bids.some((bid) => bid > 0)) return null;
  return (
    <section class="panel bids" aria-label="Bids">
      {bids.map((bid, i) => bid > 0 && <span key={i} class="pair"><Hat seat={i} size={18} name={shown.seats[i]?.name} /><Icon id="paddle" size={20} />{dollars(bid)}</span>)}
    </section>
  );
}

function JobTrack() {
  const { shown, rows } = useTools();
  const view = mansionView(shown);
  const text = (id: string | null): string => (id ? rows[id]?.name || id.replaceAll("-", " ") : "");
  return (
    <section class="panel track" aria-label="Job track">
      <h2>Jobs <small>{view.deck.jobs} more in the deck</small>
        {view.event && <small class="news"><Icon id="candle" size={16} quiet /> {text(view.event)}</small>}
        {view.haunt && <small class="news"><Icon id="ghost" size={16} quiet /> {text(view.haunt)}</small>}
        {view.inspector.haunted && <small class="news"><Icon id="inspector" size={16} quiet /> the inspector is haunted</small>}
      </h2>
      <ol class="jobs">
        {view.track.map((job) => (
          <li key={job.job} class="job">
            <span class="job-name">{job.name}</span>
            <span class="job-foot"><span>{view.rooms.find((room) => room.id === job.room)?.name}</span><b>{dollars(job.reward)}</b></span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const LINES = 9;

/** A real ledger: the last lines, and what is left. */
function Ledger({ seat, all }: { seat: number; all?: boolean }) {
  const { shown } = useTools();
  const company = mansionView(shown).seats[seat]!;
  const lines = all ? company.ledger : company.ledger.slice(-LINES);
  return (
    <section class="panel ledger" aria-label={`Ledger of ${shown.seats[seat]?.name}`}>
      <h2>Ledger <small>{company.status === "open" ? "" : company.status}</small></h2>
      <table>
        <thead><tr><th scope="col">Day</th><th scope="col">For</th><th scope="col">Change</th><th scope="col">Funds</th></tr></thead>
        <tbody>
          {lines.map((line, i) => (
            <tr key={i}><td>{line.round}</td><td>{line.reason}{line.about && !line.about.startsWith("job-") ? `, ${line.pieces > 1 ? `${line.pieces} ` : ""}${line.about.replaceAll("-", " ")}` : ""}</td><td class={line.change < 0 ? "minus" : ""}>{dollars(line.change || line.change_invested)}</td><td>{dollars(line.active)}</td></tr>
          ))}
        </tbody>
      </table>
      <Totals company={company} />
    </section>
  );
}

const Totals = ({ company }: { company: Company }) => (
  <p class="facts totals">
    <span>funds <b>{dollars(company.active)}</b></span>
    <span>invested <b>{dollars(company.invested)}</b></span>
    {company.debt_total > 0 && <span class="minus">owed <b>{dollars(company.debt_total)}</b></span>}
  </p>
);

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
    const unit = company.status === "open" ? "worth" : company.status;
    return { value: dollars(company.worth), unit, text: `funds ${dollars(company.active)}, invested ${dollars(company.invested)}, owed ${dollars(company.debt_total)}` };
  },
  phase: (shown) => {
    const view = mansionView(shown);
    return `Day ${view.round} of ${view.rounds}. ${shown.over ? `Over: ${view.outcome}` : PHASES.find(([test]) => test.test(shown.question?.name ?? ""))?.[1]}`;
  },
  gesture: mansionGesture,
  sheetOf: (place) => (place.startsWith("zone:") ? "mine" : "town"),
  picture: ["mansion", "hammer", "ghost"],
  legend: [...TRADES, ...RESOURCES, "ghost", "inspector", "ledger", "paddle", "hammer", "candle", "tick"],
};
