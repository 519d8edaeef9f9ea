import { useTools } from "../../table/context";
import { times } from "../../ui/card";
import { Icon, iconLabel } from "../../ui/icons";
import { JobPlate } from "./plate-of";
import { ahead, type Company, dollars, number, ordinal, RESOURCES, TRADES } from "./view";

/** What a company has and what the evening will take from it, right of hat, name and worth. */
export function Mat({ seat }: { seat: number; mine: boolean }) {
  const tools = useTools();
  const view = ahead(tools);
  const company = view.seats[seat]!;
  return (
    <div class={`company ${company.status === "open" ? "" : "shut"}`}>
      <div class="funds">
        <span class="big">
          <b>{dollars(company.active)}</b> <small>funds</small>
        </span>
        <span class="invested">
          <Icon id="ledger" size={16} quiet /> {dollars(company.invested)} <span>invested</span>
        </span>
      </div>
      <div class="crew">
        <Men company={company} counted={view.seats.length - (tools.me < 0 ? 0 : 1) > 3} />
        <Stores company={company} />
        <WonJobs jobs={company.jobs} />
        <span class="won">
          <Icon id="hammer" size={16} label="job cards" /> <b>{company.jobs.length}</b>
          {company.debt_total > 0 && <span class="iou paper">debt {dollars(company.debt_total)}</span>}
        </span>
      </div>
      <Bill company={company} />
      <div class="evening-due">
        <Turn place={view.order.indexOf(seat) + 1} />
        {company.status === "open" ? <Due company={company} /> : <Ghost company={company} />}
      </div>
    </div>
  );
}

/** Job cards, where there is room for them. */
const WonJobs = ({ jobs }: { jobs: string[] }) => (
  <span class="won-jobs" aria-hidden="true">
    {jobs.slice(-MOST_CARDS).map((job) => (
      <span key={job}>
        <JobPlate job={job} />
      </span>
    ))}
    {times(Math.max(0, MOST_CARDS - jobs.length)).map((i) => (
      <i key={i} class="gap" />
    ))}
  </span>
);
const MOST_CARDS = 4;

/** What the evening takes, line by line, where one opponent has all the width. */
function Bill({ company }: { company: Company }) {
  const { due, paid } = company.tonight;
  const lines = due.length ? due : paid;
  return (
    <ul class="bill paper" aria-hidden="true">
      {lines.map((line) => (
        <li key={line.piece} class={due.length ? "" : "is-paid"}>
          <Icon id={line.piece} size={15} quiet />
          <span>{line.name}</span>
          <b>{number(line.sum)}</b>
        </li>
      ))}
      {!lines.length && <li class="nothing">Nothing is due tonight yet.</li>}
    </ul>
  );
}

const Turn = ({ place }: { place: number }) => (
  <span class="turn-tag" data-now={`goes ${ordinal(place)} today`}>
    {ordinal(place)}
  </span>
);

/** Each worker as a ring, full while he waits, dashed when he is out; with many companies as numbers. */
function Men({ company, counted }: { company: Company; counted: boolean }) {
  const crew = TRADES.filter((trade) => company.workers[trade]);
  const total = crew.reduce((sum, trade) => sum + company.workers[trade]!, 0);
  if (!total) return <span class="men none">nobody hired</span>;
  const said = crew.map((trade) => `${company.workers[trade]} ${iconLabel(trade)}, ${waiting(company, trade)} waiting`);
  return (
    <span class="men" role="img" aria-label={said.join("; ")}>
      {counted || total > MOST_RINGS
        ? crew.map((trade) => (
            <span class="pair" key={trade}>
              <Icon id={trade} size={16} quiet />
              <b>{company.workers[trade]}</b>
            </span>
          ))
        : crew.flatMap((trade) =>
            Array.from({ length: company.workers[trade]! }, (_, i) => (
              <i
                key={`${trade}${i}`}
                class={i < company.workers[trade]! - waiting(company, trade) ? "man-ring out" : "man-ring"}
              >
                <Icon id={trade} size={16} quiet />
              </i>
            )),
          )}
    </span>
  );
}
const MOST_RINGS = 6;
const waiting = (company: Company, trade: string): number => company.waiting[trade] ?? 0;

const Stores = ({ company }: { company: Company }) => (
  <span class="stores">
    {RESOURCES.filter((resource) => company.storage[resource]).map((resource) => (
      <span class="pair" key={resource}>
        <Icon id={resource} size={16} />
        <b>{company.storage[resource]}</b>
      </span>
    ))}
  </span>
);

/** Due over funds, and what stays; after paying, what was paid. */
function Due({ company }: { company: Company }) {
  const { due_total, paid_total, left } = company.tonight;
  const paid = due_total === 0 && paid_total > 0;
  const short = left < 0;
  return (
    <span class={`due ${short ? "short" : ""}`}>
      <span>{paid ? "paid tonight" : "due tonight"}</span>
      <b>{dollars(paid ? paid_total : due_total)}</b>
      <Gauge part={paid ? paid_total : due_total} of={paid ? paid_total + left : company.active} />
      <em class={short ? "paper" : ""}>{short ? `${dollars(-left)} short` : `keeps ${dollars(left)}`}</em>
    </span>
  );
}

export const Gauge = ({ part, of }: { part: number; of: number }) => (
  <i class={`gauge-bar ${part > of ? "over" : ""}`} aria-hidden="true">
    <i style={{ width: `${of > 0 ? Math.min(100, Math.round((100 * part) / of)) : part > 0 ? 100 : 0}%` }} />
  </i>
);

/** A closed company haunts. */
const Ghost = ({ company }: { company: Company }) => (
  <span class="due closed-sign">
    <b>{company.status}</b>
    <em>
      <Icon id="ghost" size={16} quiet />{" "}
      {company.hauntings_left < 0
        ? "haunts"
        : `${company.hauntings_left} ${company.hauntings_left === 1 ? "haunting" : "hauntings"} left`}
    </em>
  </span>
);
