import { useTools } from "../../table/context";
import { SeatPlate } from "../../table/seats";
import { Hat, Icon } from "../../ui/icons";
import { Gauge } from "./mats";
import { ahead, type Company, type DueLine, dollars, number } from "./view";

/** One's own mat: the ledger lies on it, open. */
export function OwnMat({ seat }: { seat: number }) {
  const tools = useTools();
  const company = ahead(tools).seats[seat]!;
  const { shown } = tools;
  const turn = shown.question?.who === seat && !shown.over;
  return (
    <section
      class={`mat own-mat seat-${seat % 5} ${turn ? "turn" : ""}`}
      aria-label={`Company of ${shown.seats[seat]?.name}`}
    >
      <div class="own-head">
        <SeatPlate seat={seat} />
        <span class="sums-up">
          <span>
            <Icon id="purse" size={16} quiet /> <b>{dollars(company.active)}</b> funds
          </span>
          <span>
            <Icon id="ledger" size={16} quiet /> <b>{dollars(company.invested)}</b> invested
          </span>
          <span>
            <Icon id="hammer" size={16} label="job cards" /> <b>{company.jobs.length}</b>
          </span>
        </span>
      </div>
      <Book seat={seat} company={company} />
    </section>
  );
}

/** Left what has happened, right what the evening takes. */
export function Book({ seat, company }: { seat: number; company: Company }) {
  const { shown } = useTools();
  return (
    <section class="book ledger" aria-label={`Ledger of ${shown.seats[seat]?.name}`}>
      <Happened company={company} />
      <DueTonight company={company} />
    </section>
  );
}

const MOST_LINES = 16;

/** The last lines at the bottom, as many as there is room for. */
function Happened({ company }: { company: Company }) {
  const lines = company.ledger.slice(-MOST_LINES).reverse();
  return (
    <div class="leaf left-leaf paper">
      <p class="leaf-head">Day {lines[0]?.round || 1}</p>
      <ol class="ledger-lines" reversed>
        {lines.map((line, i) => (
          <li class="ledger-line" key={company.ledger.length - i}>
            <span>{line.name}</span>
            <span class={line.change < 0 ? "minus" : ""}>{signed(line.change || line.change_invested)}</span>
            <span>{number(line.active)}</span>
          </li>
        ))}
      </ol>
      <p class="leaf-foot">
        in hand <b>{dollars(company.active)}</b>
      </p>
    </div>
  );
}

const signed = (n: number): string => `${n < 0 ? "−" : "+"}${number(Math.abs(n))}`;

/** Line by line, and the sum of it; after paying, what was paid. */
function DueTonight({ company }: { company: Company }) {
  const { due, due_total, paid, paid_total, left, to_come } = company.tonight;
  const done = due.length === 0 && paid.length > 0;
  const lines = done ? paid : due;
  const total = done ? paid_total : due_total;
  const funds = done ? left + paid_total : company.active;
  const short = left < 0;
  const many = lines.length + to_come.length > MOST_IN_A_COLUMN;
  return (
    <div class={`leaf right-leaf paper ${short ? "short" : ""} ${done ? "paid" : ""} ${many ? "many" : ""}`}>
      <p class="leaf-head">{done ? "Paid tonight" : "Due tonight"}</p>
      <ul class="due-lines">
        {lines.map((line) => (
          <DueRow key={line.piece} line={line} />
        ))}
        {to_come.map((line) => (
          <DueRow key={`still-${line.piece}`} line={line} still />
        ))}
        {!lines.length && !to_come.length && <li class="nothing">Nothing yet.</li>}
      </ul>
      <p class="leaf-foot due-sum">
        <i>{done ? "paid" : "due"}</i> <b>{dollars(total)}</b> <small>of {dollars(funds)}</small>
      </p>
      <Gauge part={total} of={funds} />
      <p class="leaves">
        {done ? "left" : short ? "lacks" : "leaves"} <b>{dollars(Math.abs(left))}</b>
        {to_come.length ? (
          <IfAllWork company={company} />
        ) : company.debt_total > 0 ? (
          `, owes ${dollars(company.debt_total)}`
        ) : short ? (
          ", a debt"
        ) : (
          ", no debt"
        )}
      </p>
    </div>
  );
}
const MOST_IN_A_COLUMN = 5;

/** What stays, or lacks, once those who are still to be sent have used the material. */
function IfAllWork({ company }: { company: Company }) {
  const left = company.active - company.tonight.at_most;
  return (
    <span class={left < 0 ? "short" : ""}>
      ; if all work, {left < 0 ? "lacks " : ""}
      <b>{dollars(Math.abs(left))}</b>
    </span>
  );
}

/** What is still to come is in faded ink. */
const DueRow = ({ line, still }: { line: DueLine; still?: boolean }) => (
  <li class={`due-line ${still ? "to-come" : ""}`} data-due={line.piece} title={still ? ifUsed(line) : line.name}>
    <Icon id={line.piece} size={15} quiet />
    <span class="due-name">{still ? ifUsed(line) : line.name}</span>
    <span>{number(line.sum)}</span>
  </li>
);
const ifUsed = (line: DueLine): string => `${line.name}, if used`;

/** On a small screen: one's own company in a line, below what is played on. */
export function OwnLine({ seat }: { seat: number }) {
  const company = ahead(useTools()).seats[seat]!;
  const { due_total, paid_total, left, to_come, at_most } = company.tonight;
  const paid = due_total === 0 && paid_total > 0;
  return (
    <div class={`mat own-line seat-${seat % 5} ${left < 0 ? "short" : ""}`}>
      <SeatPlate seat={seat} />
      <b>{dollars(company.active)}</b>
      <span>
        {paid ? "paid tonight" : "due tonight"} <b>{dollars(paid ? paid_total : due_total)}</b>
        {to_come.length > 0 && <i> or {dollars(at_most)}</i>}
      </span>
      <Gauge part={paid ? paid_total : due_total} of={paid ? paid_total + left : company.active} />
    </div>
  );
}

/** What decides the game, and what it would be if it ended now. */
export function Standings() {
  const tools = useTools();
  const view = ahead(tools);
  const seats = view.seats
    .map((company, seat) => ({ company, seat }))
    .sort((a, b) => a.company.place - b.company.place || a.seat - b.seat);
  const owing = view.seats.some((company) => company.debt_total > 0);
  return (
    <section class={`standings paper ${owing ? "owing" : ""}`} aria-label="If the game ended now">
      <table>
        <caption>
          If it ended now <small>most worth wins, then job cards</small>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">Place</span>
            </th>
            <th scope="col">Company</th>
            <th scope="col">
              <Icon id="hammer" size={15} label="job cards" />
            </th>
            <th scope="col">Funds</th>
            <th scope="col">Invested</th>
            {owing && <th scope="col">Owed</th>}
            <th scope="col">Worth</th>
          </tr>
        </thead>
        <tbody>
          {seats.map(({ company, seat }) => (
            <tr key={seat} class={`${seat === tools.me ? "me" : ""} ${company.status === "open" ? "" : "shut"}`}>
              <td>{company.place}</td>
              <td class="company-name" title={tools.shown.seats[seat]?.name}>
                <Hat seat={seat} size={16} quiet /> {tools.shown.seats[seat]?.name}{" "}
                {company.status !== "open" && <Icon id="close" size={12} label={company.status} />}
              </td>
              <td>{company.jobs.length}</td>
              <td>{number(company.active)}</td>
              <td>{number(company.invested)}</td>
              {owing && (
                <td class={company.debt_total ? "minus" : ""}>
                  {company.debt_total ? number(company.debt_total) : ""}
                </td>
              )}
              <td>
                <b>{dollars(company.worth)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
