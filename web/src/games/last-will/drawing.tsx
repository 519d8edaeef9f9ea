import { CardFace, unknownRow } from "../../ui/card";
import { Icon } from "../../ui/icons";
import { useTools, useWhose } from "../../table/context";
import { WILL_FIGURES } from "../figures";
import type { Drawing } from "../registry";
import { Decks } from "./decks";
import { willGesture } from "./gesture";
import { Hand, KEEPING } from "./hand";
import { Market } from "./market";
import { Offering } from "./offering";
import { Plans } from "./plans";
import { SeatBoard, Shelf } from "./shelf";
import { willCoins, willView } from "./view";

function Board() {
  const { me, shown } = useTools();
  const whose = useWhose();
  const mine = willView(shown).seats[me];
  return (
    <div class="will">
      <div class="sheet town">
        <div class="town-top"><Plans /><Decks /><Market /></div>
        <Offering />
      </div>
      {mine && (
        <div class="sheet mine">
          <Playing />
          <section class="panel own" aria-label={whose("board")}>
            <h2>
              {whose("board")} <small>{mine.board.length} of {mine.spaces} spaces</small>
              <span class="facts">
                <span class="pair"><Icon id="pound" size={16} /><b>£{mine.cash}</b></span>
                <span class="pair"><Icon id="action" size={16} />{mine.actions}</span>
                {mine.white_actions > 0 && <span class="pair"><Icon id="white_action" size={16} />{mine.white_actions} white</span>}
              </span>
            </h2>
            <Shelf seat={me} />
          </section>
          <Hand />
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
        <p class="due"><b>£{view.due}</b> so far</p>
        {view.brought.map((c) => <p class="pair" key={c.card}><Icon id={String(rows[c.id]?.type ?? c.id)} />{rows[c.id]?.name ?? c.id}</p>)}
      </div>
    </aside>
  );
}

const PHASES: [test: RegExp, name: string][] = [
  [/KeepFirst/, "First cards"],
  [/Plan$|MayDraw|ChooseDeck/, "Planning"],
  [/Errand|OfThree|Arrange|Unknown/, "Errands"],
  [/KeepCards/, "End of the round"],
  [/./, "Actions"],
];

export const lastWill: Drawing = {
  Board,
  SeatBoard,
  score: (shown, seat) => {
    const s = willView(shown).seats[seat];
    if (!s) return null;
    const worth = s.score <= 0 ? "ruined" : "to ruin";
    return { amount: s.score, value: s.score < 0 ? `−£${-s.score}` : `£${s.score}`, unit: worth, text: `£${s.cash} in cash; if the game ended now, ${s.score} pounds of wealth` };
  },
  phase: (shown) => {
    const view = willView(shown);
    const name = shown.over ? "Over" : PHASES.find(([test]) => test.test(shown.question?.name ?? ""))?.[1] ?? "";
    return `Round ${view.round} of ${view.rounds}${view.last_round && !shown.over ? ", the last" : ""}. ${name}`;
  },
  endsTurn: (question) => question === "will.Act",
  asksItself: (question) => KEEPING.test(question),
  gesture: willGesture,
  sheetOf: (place) => (/^(hand|board|sell):/.test(place) ? "mine" : "town"),
  coins: willCoins,
  figures: WILL_FIGURES,
  lesson: true,
  picture: ["wine_glass", "mansion", "hat0"],
  legend: [
    "silverware", "coach", "mask", "helm", "wine_glass", "opera", "dog", "horse", "guest", "chef", "wild", "mansion", "town_house",
    "manor_house", "farm", "action", "white_action", "pound", "cards", "errand", "extension", "market", "unknown", "crown", "down", "sell",
  ],
};
