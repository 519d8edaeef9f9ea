import { useTools } from "../../table/context";
import { CardPage, unknownRow } from "../../ui/card";
import { Icon, iconLabel } from "../../ui/icons";
import { Spot } from "../../ui/spot";
import { type JobLine, type JobView, type SeatView, willRow, willView } from "./view";

const LOST = "A line is covered when something is done that fits it, once a round.";

/** What a job earns a round, or that it is lost; nothing where jobs are not played with. */
export function Wage({ seat }: { seat: SeatView }) {
  if (seat.job === undefined) return null;
  if (!seat.job)
    return (
      <span class="pair wage sacked" data-now="sacked">
        sacked
      </span>
    );
  return (
    <span class="pair wage" data-now={`earns £${seat.job.income} a round`}>
      <Icon id="job" label="wages" size={16} />+{seat.job.income} <span class="word">wages</span>
    </span>
  );
}

/** A job line by line; one's own can be pointed at when it is to be covered. */
export function Job({ seat, small = false }: { seat: number; small?: boolean }) {
  const { shown, rows, me } = useTools();
  const job = willView(shown).seats[seat]?.job;
  if (!job) return null;
  const row = rows[job.id] ?? unknownRow(job.id);
  const { lines } = willRow(row);
  return (
    <div class={`job ${small ? "small" : ""}`} role="group" aria-label={`${row.name}, £${job.income} a round`}>
      {!small && <b class="job-name">{row.name}</b>}
      {(Array.isArray(lines) ? lines : []).map((line, i) => (
        <Spot
          key={i}
          place={seat === me ? `line:${i}` : `job${seat}:${i}`}
          class={`job-line ${job.covered.includes(i) ? "covered" : ""}`}
          label={said(line, i, job)}
          idle={LOST}
          peek={<CardPage row={row} />}
        >
          <Icon id={line.symbol} size={16} quiet />
          {job.covered.includes(i) ? "—" : `£${line.income}`}
        </Spot>
      ))}
    </div>
  );
}

const said = (line: JobLine, i: number, job: JobView): string =>
  `${iconLabel(line.symbol)}: ${job.covered.includes(i) ? "covered" : `£${line.income} a round`}`;
