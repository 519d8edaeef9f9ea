import type { ComponentType } from "preact";
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { Shown } from "../../connection";
import { assumedOptions, byPlace, Tools, useTools } from "../../table/context";
import type { Step } from "../../table/gesture";
import type { Option } from "../../wire";
import { lastWill } from "../last-will/drawing";
import { willGesture } from "../last-will/gesture";
import { clubGesture } from "../prodigals-club/gesture";
import { ClubBoard, prodigalsClub } from "../prodigals-club/drawing";
import { Purses } from "./purses";
import { CLUB_FIGURES, WILL_FIGURES, type Figure } from "../figures";
import type { Drawing } from "../registry";

// The combination: both tables, each drawn as it is by itself. Places of Last Will begin with "will-".

const PREFIX = "will-";

// Of the club's own board only the card is used (PL-CENTRAL-02, PL-CENTRAL-03).
const CENTRAL: Figure = { section: "PC-CENTRAL", caption: "The club: the card of the round, and the order of play.", board: ".club-central", width: 300 };

const asWill = <T extends Option>(option: T): T => ({
  ...option,
  place: option.place.startsWith(PREFIX) ? option.place.slice(PREFIX.length) : option.place && `club-${option.place}`,
});

/** The state as Last Will's own drawing knows it. */
function willSide(shown: Shown): Shown {
  const question = shown.question && {
    ...shown.question,
    name: shown.question.name.replace(/^both\./, "will."),
    options: shown.question.options.map(asWill),
    refused: shown.question.refused.map(asWill),
  };
  return { ...shown, view: shown.view["last-will"] as Record<string, unknown>, question };
}

function WillPart({ part: Part, ...props }: { part: ComponentType<{ seat: number }>; seat: number }) {
  const tools = useTools();
  const side = useMemo(() => willSide(tools.shown), [tools.shown]);
  const own = {
    ...tools,
    shown: side,
    places: byPlace(side, tools.myTurn, assumedOptions(tools.gesture).map(asWill)),
    prefix: PREFIX,
    perform: (step: Step) => tools.perform((shown) => step(willSide(shown))),
    compose: (step: Step) => tools.compose((shown) => step(willSide(shown))),
  };
  return <Tools.Provider value={own}><Part {...props} /></Tools.Provider>;
}

function Board() {
  const { shown, myTurn } = useTools();
  const placed = myTurn ? shown.question!.options.filter((option) => option.place) : [];
  const ofWill = placed.filter((option) => option.place.startsWith(PREFIX)).length;
  const due = placed.length ? (ofWill * 2 >= placed.length ? "will" : "club") : null;
  const [open, setOpen] = useState<"will" | "club">("will");
  useLayoutEffect(() => {
    if (due) setOpen(due);
  }, [due, shown.question?.name]);
  const tab = (id: "will" | "club", title: string, count: number) => (
    <button type="button" aria-pressed={open === id} class="both-tab" onClick={() => setOpen(id)}>
      {title}{count > 0 && <span class="both-count" aria-label={`${count} to choose`}>{count}</span>}
    </button>
  );
  return (
    <div class={`both open-${open}`}>
      <div class="both-tabs" role="group" aria-label="Tables">{tab("will", "Last Will", ofWill)}{tab("club", "The Club", placed.length - ofWill)}</div>
      <div class="both-will"><WillPart part={lastWill.Board as ComponentType<{ seat: number }>} seat={0} /></div>
      <div class="both-club"><ClubBoard beside={<WillPart part={Purses as ComponentType<{ seat: number }>} seat={0} />} /></div>
    </div>
  );
}

const SeatBoard = ({ seat }: { seat: number }) => (
  <>
    <WillPart part={lastWill.SeatBoard} seat={seat} />
    <prodigalsClub.SeatBoard seat={seat} />
  </>
);

export const prodigalsLastWill: Drawing = {
  Board,
  SeatBoard,
  score: prodigalsClub.score,
  phase: (shown) => lastWill.phase(willSide(shown)),
  endsTurn: (question) => question === "both.Act",
  asksItself: (question) => lastWill.asksItself!(question.replace(/^both\./, "will.")),
  gesture: {
    opens: (name) => willGesture.opens(name) || clubGesture.opens(name),
    inside: (name) => willGesture.inside(name) || clubGesture.inside(name),
    assume: (question) => willGesture.assume!(question) ?? clubGesture.assume!(question),
    stages: (name) => willGesture.stages!(name),
    passes: (name) => clubGesture.passes!(name),
    row: (name) => willGesture.row!(name) || clubGesture.row!(name),
    sum: (before, after) => [willGesture.sum!(willSide(before), willSide(after)), clubGesture.sum!(before, after)].filter(Boolean).join(", "),
  },
  sheetOf: (place) => (/^(will-)?(hand|board|sell):/.test(place) ? "mine" : "town"),
  coins: (note) => lastWill.coins!(note) || prodigalsClub.coins!(note),
  figures: [...CLUB_FIGURES.map((figure) => (figure.section === "PC-CENTRAL" ? CENTRAL : figure)), ...WILL_FIGURES],
  picture: ["wine_glass", "megaphone", "lady"],
  legend: [...new Set([...lastWill.legend!, ...prodigalsClub.legend!.filter((icon) => icon !== "renaissance")])],
};
