import { useTools } from "../../table/context";
import { useNarrow } from "../../ui/hooks";
import { Icon } from "../../ui/icons";
import type { Drawing } from "../registry";
import { Auction } from "./auction";
import { Book, OwnLine, OwnMat, Standings } from "./books";
import { Exchange } from "./exchange";
import { MANSION_FIGURES } from "./figures";
import { Gate } from "./gate";
import { House } from "./house";
import { MANSION_ICONS } from "./icons";
import { mansionMotion } from "./motion";
import { MANSION_PARTS } from "./parts";
import { MansionScene } from "./scenes";
import "./maccreedys-mansion.css";
import { mansionGazette, mansionPlate } from "./gazette";
import { Mat } from "./mats";
import { News } from "./news";
import { Night } from "./night";
import { Ruler } from "./ruler";
import { useChoices } from "./staging";
import { dollars, mansionCoins, mansionView, STEPS, type Step, stepNow, stepOf } from "./view";

const ORDER: Step[] = ["hire", "work", "evening", "auction"];

/** The house, what the part of the day asks for, and one's own books. */
function Board() {
  const tools = useTools();
  const { me } = tools;
  const narrow = useNarrow();
  const step = stepNow(tools);
  const choices = [...useChoices()];
  const [zones, rooms] = [["zone:"], ["room:", "space:"]].map((kinds) =>
    choices.some((place) => kinds.some((kind) => place.startsWith(kind))),
  );
  const watching = me < 0;
  const counter = step === "hire" || (step === "evening" && zones) || (watching && step !== "auction");
  const covers = narrow && !watching && (counter || step === "auction"); // the house, on a small screen
  return (
    <div class={`mansion step-${step} ${covers ? "covers-house" : ""}`} data-step={step}>
      <div class="sheet town house-sheet">
        <House />
        {step === "evening" && !rooms && !zones && <Night />}
      </div>
      <div class={`sheet phase-sheet ${counter || step === "auction" ? "town" : "mine"}`}>
        {counter && <Exchange />}
        {step === "auction" && <Auction />}
        {step === "work" && !watching && <Gate seat={me} />}
        {step === "work" && <News />}
        {step === "evening" && !zones && !watching && <Standings />}
      </div>
      {narrow && !watching && (
        <div class="sheet town line-sheet">
          <OwnLine seat={me} />
        </div>
      )}
      <div class="sheet mine own-sheet">{watching ? <Standings /> : <OwnMat seat={me} />}</div>
    </div>
  );
}

function SeatBoard({ seat }: { seat: number }) {
  const { shown } = useTools();
  const company = mansionView(shown).seats[seat]!;
  const counted = (of: Record<string, number>) =>
    Object.entries(of)
      .filter(([, n]) => n > 0)
      .map(([piece, n]) => (
        <span class="pair" key={piece}>
          <Icon id={piece} />
          {n} {piece}
        </span>
      ));
  return (
    <div class="seat-board">
      <p class="facts">
        {counted(company.workers)}
        {counted(company.storage)}
      </p>
      <Book seat={seat} company={company} />
      <Standings />
    </div>
  );
}

export const maccreedysMansion: Drawing = {
  Board,
  SeatBoard,
  Mat,
  Ruler,
  rail: (shown) => {
    const view = mansionView(shown);
    return {
      round: `Day ${view.round} of ${view.rounds}`,
      steps: STEPS,
      step: shown.over ? -1 : ORDER.indexOf(stepOf(shown)),
    };
  },
  score: (shown, seat) => {
    const company = mansionView(shown).seats[seat];
    if (!company) return null;
    const unit = company.status === "open" ? "worth" : company.status;
    return {
      amount: company.worth,
      value: dollars(company.worth),
      unit,
      text: `funds ${dollars(company.active)}, invested ${dollars(company.invested)}, owed ${dollars(company.debt_total)}`,
    };
  },
  phase: (shown) => {
    const view = mansionView(shown);
    return `Day ${view.round} of ${view.rounds}. ${shown.over ? `Over: ${view.outcome}` : (shown.question?.phase ?? "")}`;
  },
  sum: (before, after) => {
    const [a, b] = [mansionView(before).seats[before.viewer], mansionView(after).seats[before.viewer]];
    if (!a || !b) return "";
    const change = (name: string, from: number, to: number) =>
      from === to ? "" : `${name} ${dollars(from)} → ${dollars(to)}`;
    return [
      change("due tonight", a.tonight.due_total, b.tonight.due_total),
      change("funds", a.active, b.active),
      change("invested", a.invested, b.invested),
    ]
      .filter(Boolean)
      .join(", ");
  },
  sheetOf: () => "town",
  gazette: mansionGazette,
  momentPlate: mansionPlate,
  coins: mansionCoins,
  coin: { sign: "$", worth: 1000 },
  motion: mansionMotion,
  Scene: MansionScene,
  icons: MANSION_ICONS,
  cards: { events: { symbols: () => ["candle"] }, haunts: { symbols: () => ["ghost"] } },
  plates: [() => import("./plates")],
  figures: MANSION_FIGURES,
  parts: MANSION_PARTS,
};
