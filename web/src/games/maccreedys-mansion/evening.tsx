import type { ComponentChildren } from "preact";
import type { SceneProps } from "../../moments/scene";
import { nth } from "../../moments/words";
import { Hat } from "../../ui/icons";
import { Plate } from "../../ui/plate";
import type { Line } from "../../wire";
import "./evening.css";
import { EVENING, type EveningStep, eveningSteps } from "./motion";
import { dollars, mansionView } from "./view";

/** What each step is called, and its engraving where no card brings one. */
const STEPS: Record<EveningStep, { kind: string; title: string; plate: string; wash: string }> = {
  event: { kind: "event", title: "", plate: "kinds/events", wash: "event" },
  haunt: { kind: "haunt", title: "", plate: "kinds/haunts", wash: "haunt" },
  inspection: { kind: "inspection", title: "The inspector calls", plate: "scenes/inspector", wash: "property" },
  pay: { kind: "pay", title: "Wages and vendors", plate: "scenes/exchange", wash: "event" },
  closing: { kind: "bankruptcy", title: "Not a dollar left", plate: "scenes/closed", wash: "haunt" },
  invest: { kind: "investments", title: "At the bank", plate: "scenes/auction", wash: "helper" },
};
const ALWAYS = 4; // the steps of every evening

/** What has been told of this evening, by step, up to the end of the scene. */
function toldTonight({ scene, to }: SceneProps): Map<EveningStep, Line[]> {
  const end = to.lines.indexOf(scene.lines.at(-1)!) + 1;
  const begun = to.lines.slice(0, end).findLastIndex((line) => line.what === "round");
  const tonight = to.lines.slice(begun + 1, end);
  const steps = eveningSteps(tonight);
  const told = new Map<EveningStep, Line[]>();
  tonight.forEach((line, i) => {
    const step = steps[i];
    if (step) told.set(step, [...(told.get(step) ?? []), line]);
  });
  return told;
}

/** The cards of the evening over the dimmed house: those that are done, the present one raised, and what will come. */
export function Evening(props: SceneProps) {
  const { scene, from } = props;
  const told = toldTonight(props);
  const names: readonly string[] = EVENING;
  const now = names.indexOf(scene.name);
  const cards = EVENING.filter((step, i) => i < ALWAYS || told.has(step));
  return (
    <section class="evening">
      <h2>Evening of the {nth(mansionView(from).round)} day</h2>
      <div class={`evening-row of-${cards.length}`}>
        {cards.map((step) => {
          const at = EVENING.indexOf(step);
          const state = at < now ? "done" : at === now ? "now" : "next";
          return <Card key={step} step={step} number={at + 1} state={state} told={told.get(step) ?? []} {...props} />;
        })}
      </div>
    </section>
  );
}

interface CardProps extends SceneProps {
  step: EveningStep;
  number: number;
  state: "done" | "now" | "next";
  told: Line[];
}

function Card({ step, number, state, told, rows, to }: CardProps) {
  const { kind, title, plate, wash } = STEPS[step];
  const row = rows[told[0]?.cards[0]?.card ?? ""];
  const isCard = (step === "event" || step === "haunt") && row !== undefined;
  return (
    <article class={`evening-card wash-${wash} ${state}`} data-step={step}>
      <span class="number">{number}</span>
      <div class="evening-plate">
        <Plate row={isCard ? row : { id: plate, name: kind, deck: "", text: "", picture: [] }} />
      </div>
      <p class="kind">{kind}</p>
      <h3>{isCard ? row.name : title || "…"}</h3>
      {isCard && <p class="does">{row.text}</p>}
      {state !== "next" && (
        <div class="result">
          {step === "pay" ? <Sums told={told} to={to} /> : <Lines lines={isCard ? told.slice(1) : told} />}
        </div>
      )}
    </article>
  );
}

const At = ({ seat, children }: { seat: number; children: ComponentChildren }) => (
  <li>
    {seat >= 0 && (
      <span class={`told-hat seat-${seat % 5}`}>
        <Hat seat={seat} size={18} quiet />
      </span>
    )}
    {children}
  </li>
);

const Lines = ({ lines }: { lines: Line[] }) =>
  lines.some((line) => line.text) ? <Said lines={lines} /> : <p class="quiet">Nothing to report.</p>;

const Said = ({ lines }: { lines: Line[] }) => (
  <ul>
    {lines.map(
      (line, i) =>
        line.text && (
          <At key={i} seat={line.who}>
            {line.text}
          </At>
        ),
    )}
  </ul>
);

/** What each company got and paid, and what it could not pay. */
function Sums({ told, to }: { told: Line[]; to: SceneProps["to"] }) {
  const { seats } = mansionView(to);
  const sum = (who: number, what: string, of: "a" | "b") =>
    told.filter((line) => line.who === who && line.what === what).reduce((all, line) => all + line[of], 0);
  return (
    <ul class="evening-sums">
      {seats.map((company, who) => {
        const [earned, paid, owed] = [sum(who, "earns", "a"), sum(who, "pays", "b"), sum(who, "owes", "b")];
        return (
          <At key={who} seat={who}>
            <span>
              {earned > 0 && <span>+{dollars(earned)}</span>} {paid > 0 && <span>−{dollars(paid)}</span>}{" "}
              {owed > 0 && <b class="short">{owed} unpaid </b>}
            </span>
            <b>{dollars(company.active)}</b>
          </At>
        );
      })}
    </ul>
  );
}
