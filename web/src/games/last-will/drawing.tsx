import { useTools, useWhose } from "../../table/context";
import { CardFace, unknownRow } from "../../ui/card";
import { Icon } from "../../ui/icons";
import type { Drawing } from "../registry";
import { nextWill } from "./campaign";
import { WILL_CARDS } from "./cards";
import { Decks } from "./decks";
import { WILL_FIGURES } from "./figures";
import { WILL_ICONS } from "./icons";
import { willMotion } from "./motion";
import { WillScene } from "./scenes";
import "./last-will.css";
import { willGazette, willPlate } from "./gazette";
import { Hand } from "./hand";
import { Market } from "./market";
import { Mat, OwnLine, OwnMat, WatchedMats } from "./mat";
import { Offering } from "./offering";
import { WILL_PARTS } from "./parts";
import { Plans } from "./plans";
import { Ruler } from "./ruler";
import { SeatBoard } from "./shelf";
import { SolicitorMat } from "./solicitor";
import { willSum } from "./sum";
import { willCoins, willRow, willView } from "./view";

// As questions call them, and in short.
const PHASES = ["Planning", "Errands", "Actions", "End of the round"];
const STEPS = ["Plan", "Errands", "Actions", "Night"];

function Board() {
  const { me, shown } = useTools();
  const whose = useWhose();
  const mine = willView(shown).seats[me];
  return (
    <div class={`will phase-${PHASES.indexOf(shown.question?.phase ?? "")} ${mine ? "" : "watching"}`}>
      <div class="sheet town">
        <div class="town-top">
          <Plans />
          <Decks />
          <Market />
        </div>
        <Offering />
        {!mine && <WatchedMats />}
        {!mine && <SolicitorMat />}
      </div>
      <OwnLine />
      {mine && (
        <div class="sheet mine">
          <OwnMat label={whose("board")} />
          <Hand />
          <Playing />
        </div>
      )}
    </div>
  );
}

/** The card being played, with who comes along and what it costs so far. */
function Playing() {
  const { shown, rows, myTurn } = useTools();
  const view = willView(shown);
  if (!view.playing || !myTurn) return null;
  const row = rows[view.playing.id] ?? unknownRow(view.playing.id);
  return (
    <aside class="playing" aria-label={`Playing ${row.name}`}>
      <CardFace row={row} />
      <div>
        <p class="due">
          <b>£{view.due}</b> so far
        </p>
        {view.brought.map((c) => (
          <p class="pair" key={c.card}>
            <Icon id={willRow(rows[c.id] ?? unknownRow(c.id)).type ?? c.id} />
            {rows[c.id]?.name ?? c.id}
          </p>
        ))}
      </div>
    </aside>
  );
}

export const lastWill: Drawing = {
  Board,
  SeatBoard,
  Mat,
  matsOnBoard: true,
  Rival: SolicitorMat,
  Ruler,
  rail: (shown) => {
    const { round, rounds } = willView(shown);
    const step = shown.over ? -1 : PHASES.indexOf(shown.question?.phase ?? "");
    return {
      round: shown.over ? "Over" : `Round ${round} of ${rounds}`,
      pips: [round, rounds],
      steps: STEPS,
      step,
    };
  },
  score: (shown, seat) => {
    const s = willView(shown).seats[seat];
    if (!s) return null;
    const worth = s.score <= 0 ? "ruined" : "to ruin";
    return {
      amount: s.score,
      value: s.score < 0 ? `−£${-s.score}` : `£${s.score}`,
      unit: worth,
      text: `cash £${s.cash}, houses £${s.score - s.cash}`,
    };
  },
  phase: (shown) => {
    const view = willView(shown);
    const name = shown.over ? "Over" : (shown.question?.phase ?? "");
    return `Round ${view.round} of ${view.rounds}${view.last_round && !shown.over ? ", the last" : ""}. ${name}`;
  },
  sum: (before, after) => willSum(willView(before), willView(after), before.viewer),
  sheetOf: (place) => (/^(hand|board|sell|line):/.test(place) ? "mine" : "town"),
  gazette: willGazette,
  momentPlate: willPlate,
  next: nextWill,
  coins: willCoins,
  coin: { sign: "£", worth: 2 },
  motion: willMotion,
  Scene: WillScene,
  icons: WILL_ICONS,
  cards: WILL_CARDS,
  plates: [() => import("./plates")],
  figures: WILL_FIGURES,
  parts: WILL_PARTS,
};
