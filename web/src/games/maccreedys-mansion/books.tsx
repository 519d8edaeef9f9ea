import { Hat, Icon } from "../../ui/icons";
import { useTools } from "../../table/context";
import { type Company, dollars, type LedgerLine, mansionView } from "./view";

/** What decides the game, and what it would be if it ended now. */
export function Standings() {
  const { shown, me } = useTools();
  const view = mansionView(shown);
  const seats = view.seats.map((company, seat) => ({ company, seat })).sort((a, b) => a.company.place - b.company.place || a.seat - b.seat);
  const owing = view.seats.some((company) => company.debt_total > 0);
  return (
    <section class={`panel standings ${owing ? "owing" : ""}`} aria-label="If the game ended now">
      <h2><Icon id="crown" size={18} quiet /> If it ended now <small>most worth wins, then job cards</small></h2>
      <table>
        <thead><tr><th scope="col"><span class="visually-hidden">Place</span></th><th scope="col">Company</th><th scope="col"><Icon id="hammer" size={15} label="job cards" /></th><th scope="col">Funds</th><th scope="col">Invested</th>{owing && <th scope="col">Owed</th>}<th scope="col">Worth</th></tr></thead>
        <tbody>
          {seats.map(({ company, seat }) => (
            <tr key={seat} class={`${seat === me ? "me" : ""} ${company.status === "open" ? "" : "shut"}`}>
              <td>{company.place}</td>
              <td class="company"><Hat seat={seat} size={16} quiet /> {shown.seats[seat]?.name} {company.status !== "open" && <Icon id="close" size={12} label={company.status} />}</td>
              <td>{company.jobs.length}</td>
              <td>{dollars(company.active)}</td><td>{dollars(company.invested)}</td>
              {owing && <td class={company.debt_total ? "minus" : ""}>{company.debt_total ? dollars(-company.debt_total) : ""}</td>}
              <td><b>{dollars(company.worth)}</b></td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const MOST_LINES = 16;

/** A real ledger: the last lines at the bottom, as many as there is room for. */
export function Ledger({ seat }: { seat: number }) {
  const { shown } = useTools();
  const company = mansionView(shown).seats[seat]!;
  const about = useAbout();
  return (
    <section class="panel ledger" aria-label={`Ledger of ${shown.seats[seat]?.name}`}>
      <h2><Icon id="ledger" size={18} quiet /> Ledger <small>{company.status === "open" ? "" : company.status}</small><Totals company={company} /></h2>
      <p class="ledger-line head" aria-hidden="true"><span>Day</span><span>For</span><span>Change</span><span>Funds</span></p>
      <ol class="ledger-lines" reversed>
        {company.ledger.slice(-MOST_LINES).reverse().map((line, i) => (
          <li class="ledger-line" key={i}><span>{line.round}</span><span>{about(line)}</span><span class={line.change < 0 ? "minus" : ""}>{dollars(line.change || line.change_invested)}</span><span>{dollars(line.active)}</span></li>
        ))}
      </ol>
    </section>
  );
}

/** What a line is for, by the names of cards, rooms and pieces. */
function useAbout(): (line: LedgerLine) => string {
  const { shown, rows } = useTools();
  const { rooms } = mansionView(shown);
  return (line) => {
    if (!line.about) return line.reason;
    const room = rooms.find((one) => `job-${one.id}` === line.about);
    const name = room?.name ?? rows[line.about]?.name ?? line.about;
    return rows[line.about] ? name : `${line.reason}, ${line.pieces > 1 ? `${line.pieces} × ` : ""}${name}`;
  };
}

const Totals = ({ company }: { company: Company }) => (
  <span class="totals">
    {company.debt_total > 0 && <span class="minus">owed <b>{dollars(company.debt_total)}</b></span>}
    <span>dividend <b>{dollars(company.dividend)}</b></span>
  </span>
);
