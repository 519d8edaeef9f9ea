import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Row } from "../../api";
import { takenBack } from "../../connection";
import { useTools } from "../../table/context";
import { Hat, Icon } from "../../ui/icons";
import { Plate } from "../../ui/plate";
import type { Line } from "../../wire";
import { Scene } from "./plate-of";
import { ahead, type Company, dollars, mansionView, number, type PaidJob } from "./view";

const BEATS = ["event", "haunt", "inspection", "pay"] as const;
type Beat = (typeof BEATS)[number];

// How far the evening is when one of these is asked; with anything else it is over.
const REACHED: Record<string, Beat> = {
  "mansion.ChooseHaunt": "haunt",
  "mansion.HauntWorker": "haunt",
  "mansion.HauntRoom": "haunt",
  "mansion.HauntMarker": "haunt",
  "mansion.PayFirst": "pay",
};

/** Four cards over the dimmed house: event, haunt, inspection and pay, each with what came of it. */
export function Night() {
  const tools = useTools();
  const { shown, me, rows } = tools;
  const [away, setAway] = useState(-1);
  const view = mansionView(shown);
  const told = useTold();
  if (away === view.round)
    return (
      <button type="button" class="night-back wood" onClick={() => setAway(-1)}>
        <Icon id="candle" size={18} quiet /> The evening
      </button>
    );
  const now = REACHED[(tools.gesture?.base ?? shown).question?.name ?? ""];
  const company = ahead(tools).seats[me];
  const card = (beat: Beat, plate: ComponentChildren, rest: Omit<CardProps, "beat" | "now" | "plate">) => (
    <Card beat={beat} now={now} plate={plate} {...rest} />
  );
  const [event, haunt] = [view.event, view.haunt].map((id) => (id ? rows[id] : undefined));
  return (
    <section class="night" aria-label="The evening">
      <h2>Evening of day {view.round}</h2>
      <div class="night-cards">
        {card("event", event && <Plate row={event} />, { ...words(event), foot: <Told lines={told.event} /> })}
        {card("haunt", haunt && <Plate row={haunt} />, { ...words(haunt), foot: <Told lines={told.haunt} /> })}
        {card("inspection", <Scene of="inspector" />, {
          ...inspection(view.inspector.haunted, view.inspected),
          foot: <Shares jobs={view.inspected} />,
        })}
        {card("pay", <Scene of="exchange" />, {
          name: "Wages and vendors",
          text: company ? "" : "Each company pays its men and what they used.",
          foot: company && <Payment company={company} />,
        })}
      </div>
      <button type="button" class="night-away" onClick={() => setAway(view.round)}>
        See the house
      </button>
    </section>
  );
}

const words = (row: Row | undefined) => ({ name: row?.name ?? "A quiet night", text: row?.text ?? "" });

const inspection = (haunted: boolean, jobs: PaidJob[]) => {
  if (haunted) return { name: "No inspection", text: "The inspector has seen something, and went home." };
  if (!jobs.length) return { name: "Nothing to pass", text: "No open job was complete." };
  return { name: jobs.length > 1 ? `${jobs.length} jobs pass` : jobs[0]!.name, text: "Complete, and paid for." };
};

interface CardProps {
  beat: Beat;
  now?: Beat;
  plate: ComponentChildren;
  name: string;
  text: string;
  foot: ComponentChildren;
}

function Card({ beat, now, plate, name, text, foot }: CardProps) {
  const [at, reached] = [BEATS.indexOf(beat), now ? BEATS.indexOf(now) : BEATS.length];
  const state = at < reached ? "done" : at === reached ? "now" : "to-come";
  return (
    <article class={`night-card paper ${state} ${beat === "haunt" ? "cold" : ""}`} data-beat={beat}>
      <span class="night-beat">
        {at + 1}
        {state === "done" && <Icon id="tick" size={12} label="done" />}
      </span>
      <span class="night-plate">{plate}</span>
      <i>{beat}</i>
      <h3>{state === "to-come" ? "…" : name}</h3>
      <p>{state === "to-come" ? "" : text}</p>
      <div class="night-foot">{state !== "to-come" && foot}</div>
    </article>
  );
}

const OUTCOMES = ["breaks", "mends", "seals", "scares", "cash", "invested", "loses units", "job returns", "inspector"];

/** What the log tells of tonight's two cards. */
function useTold(): Record<"event" | "haunt", Line[]> {
  const { shown } = useTools();
  const gone = takenBack(shown.lines);
  const found: Record<"event" | "haunt", Line[]> = { event: [], haunt: [] };
  let card: "event" | "haunt" | null = null;
  for (const line of shown.lines) {
    if (line.ply > shown.ply || gone.has(line)) continue;
    if (line.what === "event" || line.what === "haunt") {
      card = line.what;
      found[card] = [];
    } else if (card && OUTCOMES.includes(line.what)) found[card].push(line);
    else card = null;
  }
  return found;
}

const MOST_TOLD = 3;
const Told = ({ lines }: { lines: Line[] }) => (
  <ul class="night-told">
    {lines.slice(0, MOST_TOLD).map((line, i) => (
      <li key={i}>
        {line.who >= 0 && <Hat seat={line.who} size={18} quiet />} {line.text}
      </li>
    ))}
    {lines.length > MOST_TOLD && <li>and {lines.length - MOST_TOLD} more</li>}
    {!lines.length && <li class="quiet">Nothing else came of it.</li>}
  </ul>
);

function Shares({ jobs }: { jobs: PaidJob[] }) {
  const { shown } = useTools();
  return (
    <ul class="night-told">
      {jobs.map((job) => (
        <li key={job.job}>
          {jobs.length > 1 && <span class="night-job">{job.name}</span>}
          {job.shares.map(({ seat, sum }) => (
            <span class="night-share" key={seat}>
              <Hat seat={seat} size={18} name={shown.seats[seat]?.name} /> {dollars(sum)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** What this evening costs one's own company, or has cost it. */
function Payment({ company }: { company: Company }) {
  const { due, due_total, paid, paid_total, left } = company.tonight;
  const done = due.length === 0;
  const lines = [...paid, ...due];
  return (
    <table class="payment">
      <tbody>
        {lines.map((line, i) => (
          <tr key={i} class={i < paid.length ? "" : "unpaid"}>
            <th scope="row">{line.name}</th>
            <td>{number(line.sum)}</td>
          </tr>
        ))}
        <tr class="sum-row">
          <th scope="row">{done ? "paid" : "due"}</th>
          <td>{dollars(done ? paid_total : due_total)}</td>
        </tr>
        <tr>
          <th scope="row">{left < 0 ? "short" : "in hand"}</th>
          <td>
            <b>{dollars(done ? company.active : Math.abs(left))}</b>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
