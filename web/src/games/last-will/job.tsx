import { useTools } from "../../table/context";
import { CardPage, unknownRow } from "../../ui/card";
import { Icon, iconLabel } from "../../ui/icons";
import { Spot } from "../../ui/spot";
import { type JobLine, type JobView, type SeatView, willRow, willView } from "./view";

const LOST = "A line is covered when something is done that fits it, once a round.";

/** What a job earns a round and which lines are open, or that it is lost; nothing where jobs are not played with. */
export function Wage({ seat: { job } }: { seat: SeatView }) {
  if (job === undefined) return null;
  if (!job)
    return (
      <span class="pair wage sacked" data-now="sacked">
        sacked
      </span>
    );
  return (
    <span class="pair wage" data-now={`earns £${job.income} a round`}>
      <Icon id="job" label="wages" size={16} />+{job.income}
      <Signs job={job} />
    </span>
  );
}

/** The signs of the lines that are still open. */
function Signs({ job }: { job: JobView }) {
  const { row, lines } = useRow(job);
  const open = lines.filter((_, i) => !job.covered.includes(i));
  const label = `${row.name}, still to be covered: ${open.map((line) => iconLabel(line.symbol)).join(", ")}`;
  return (
    <span class="job-signs" role="img" aria-label={label}>
      {open.map((line) => (
        <Icon key={line.symbol} id={line.symbol} size={14} quiet />
      ))}
    </span>
  );
}

function useRow(job: JobView) {
  const { rows } = useTools();
  const row = rows[job.id] ?? unknownRow(job.id);
  const { lines } = willRow(row);
  return { row, lines: Array.isArray(lines) ? lines : [] };
}

const said = (line: JobLine, i: number, job: JobView): string =>
  `${iconLabel(line.symbol)}: ${job.covered.includes(i) ? "covered" : `£${line.income} a round`}`;

/** A job line by line; one's own lines can be pointed at when one is to be covered. */
export function Job({ seat }: { seat: number }) {
  const job = willView(useTools().shown).seats[seat]?.job;
  return job ? <Lines job={job} seat={seat} /> : null;
}

function Lines({ job, seat }: { job: JobView; seat: number }) {
  const { me } = useTools();
  const { row, lines } = useRow(job);
  return (
    <div class="job" role="group" aria-label={`${row.name}, £${job.income} a round`}>
      {lines.map((line, i) => (
        <Spot
          key={i}
          place={seat === me ? `line:${i}` : `job${seat}:${i}`}
          class={`job-line ${job.covered.includes(i) ? "covered" : ""}`}
          label={`${row.name}, ${said(line, i, job)}`}
          idle={LOST}
          peek={<CardPage row={row} />}
        >
          <Icon id={line.symbol} size={15} quiet />
          {job.covered.includes(i) ? "" : line.income}
        </Spot>
      ))}
    </div>
  );
}
