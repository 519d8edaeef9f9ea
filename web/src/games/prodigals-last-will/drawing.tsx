import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { Shown } from "../../connection";
import { assumedOptions, byPlace, Tools, useTools } from "../../table/context";
import { SeatPlate } from "../../table/seats";
import type { Wanted } from "../../wire";
import type { Figure } from "../figures";
import { lastWill } from "../last-will/drawing";
import { WILL_FIGURES } from "../last-will/figures";
import { ClubBoard, prodigalsClub } from "../prodigals-club/drawing";
import { CLUB_FIGURES } from "../prodigals-club/figures";
import { Mat as ClubMat } from "../prodigals-club/mat";
import type { Drawing, RailText } from "../registry";
import { BOTH_ICONS } from "./icons";
import { WillOnMat } from "./mat";
import { bothMotion } from "./motion";
import { BothScene } from "./scenes";
import "./prodigals-last-will.css";
import { willPlate } from "../last-will/gazette";
import { clubGazette, clubPlate } from "../prodigals-club/gazette";
import { BOTH_PARTS } from "./parts";
import { Purses } from "./purses";
import type { BothView } from "./seen";
import { bothView } from "./sides";

// The combination: both tables, each drawn as it is by itself. Places of Last Will begin with "will-".

const PREFIX = "will-";

// Of the club's own board only the card is used (PL-CENTRAL-02, PL-CENTRAL-03).
const CENTRAL: Figure = {
  section: "PC-CENTRAL",
  caption: "The club: the card of the round, and the order of play.",
  board: ".club-central",
  width: 300,
};

// Questions that both games ask as one, as Last Will calls them.
const WILL_NAMES: Record<string, string> = {
  "both.SendErrandBoy": "will.SendErrandBoy",
  "both.Act": "will.Act",
  "both.KeepCards": "will.KeepCards",
};

const asWill = <T extends { place: string }>(option: T): T => ({
  ...option,
  place: option.place.startsWith(PREFIX) ? option.place.slice(PREFIX.length) : option.place && `club-${option.place}`,
});

/** The state as Last Will's own drawing knows it. */
function willSide(shown: Shown): Shown {
  const question = shown.question && {
    ...shown.question,
    name: WILL_NAMES[shown.question.name] ?? shown.question.name,
    options: shown.question.options.map(asWill),
    refused: shown.question.refused.map(asWill),
  };
  const both = bothView(shown);
  const boys = both.seats.map((seat) => seat.boys);
  return { ...shown, view: { ...both["last-will"], boys, whole: shown.view }, question };
}

/** The state of both games again, where only Last Will's side is at hand. */
function wholeOf(shown: Shown): Shown {
  const { whole } = shown.view as { whole?: BothView };
  return whole ? { ...shown, view: whole } : shown;
}

/** What Last Will's drawing wants, as it is called here. */
function asBoth(wanted: Wanted, { question }: Shown): Wanted {
  const same = question && wanted.question === WILL_NAMES[question.name];
  return {
    ...wanted,
    question: same ? question.name : wanted.question,
    place: wanted.place && PREFIX + wanted.place,
  };
}

/** A part of Last Will, which sees its own table only. */
function WillPart({ children }: { children: ComponentChildren }) {
  const tools = useTools();
  const side = useMemo(() => willSide(tools.shown), [tools.shown]);
  const own = {
    ...tools,
    shown: side,
    places: byPlace(side, tools.myTurn, assumedOptions(tools.gesture).map(asWill)),
    prefix: PREFIX,
    perform: (wanted: Wanted[]) => tools.perform(wanted.map((one) => asBoth(one, tools.shown))),
    compose: (wanted: Wanted[]) => tools.compose(wanted.map((one) => asBoth(one, tools.shown))),
  };
  return <Tools.Provider value={own}>{children}</Tools.Provider>;
}

function Board() {
  const { shown, myTurn, me } = useTools();
  const placed = myTurn ? shown.question!.options.filter((option) => option.place) : [];
  const ofWill = placed.filter((option) => option.place.startsWith(PREFIX)).length;
  const due = placed.length ? (ofWill * 2 >= placed.length ? "will" : "club") : null;
  const [open, setOpen] = useState<"will" | "club">("will");
  useLayoutEffect(() => {
    if (due) setOpen(due);
  }, [due, shown.question?.name]);
  const tab = (id: "will" | "club", title: string, count: number) => (
    <button type="button" aria-pressed={open === id} class="both-tab" onClick={() => setOpen(id)}>
      {title}
      {count > 0 && (
        <span class="both-count">
          {count}
          <span class="visually-hidden"> to choose</span>
        </span>
      )}
    </button>
  );
  return (
    <div class={`both open-${open}`}>
      <div class="both-tabs" role="group" aria-label="Tables">
        {tab("will", "Last Will", ofWill)}
        {tab("club", "The Club", placed.length - ofWill)}
      </div>
      <div class="both-will">
        {(me >= 0 || open === "will") && (
          <WillPart>
            <lastWill.Board />
          </WillPart>
        )}
        {me >= 0 && open === "will" && (
          <div class={`both-own sheet mine seat-${me % 5}`}>
            <SeatPlate seat={me} />
          </div>
        )}
      </div>
      <div class="both-club">
        <ClubBoard
          named={open === "club"}
          watched={open === "club"}
          beside={
            <WillPart>
              <Purses />
            </WillPart>
          }
        />
      </div>
    </div>
  );
}

const SeatBoard = ({ seat }: { seat: number }) => (
  <>
    <WillPart>
      <lastWill.SeatBoard seat={seat} />
    </WillPart>
    <prodigalsClub.SeatBoard seat={seat} />
  </>
);

/** What lies on a mat: the Club's things, and those of Last Will. */
const Mat = ({ seat }: { seat: number; mine: boolean }) => (
  <>
    <WillPart>
      <WillOnMat seat={seat} />
    </WillPart>
    <ClubMat seat={seat} />
  </>
);

/** The parts of a round, of both games. */
function rail(shown: Shown): RailText {
  const { round, rounds, competitions } = bothView(shown);
  const steps = [
    "Planning",
    "Errands",
    "Actions",
    ...(competitions.includes("election") ? ["Hyde Park"] : []),
    ...(competitions.includes("society") ? ["Dame Beatrice"] : []),
    "End of the round",
  ];
  const step = shown.over ? -1 : steps.indexOf(shown.question?.phase ?? "");
  return { round: shown.over ? "Over" : `Round ${round} of ${rounds}`, pips: [round, rounds], steps, step };
}

export const prodigalsLastWill: Drawing = {
  Board,
  SeatBoard,
  Mat,
  rail,
  score: (shown, seat) => prodigalsClub.score(wholeOf(shown), seat),
  matsOnBoard: true,
  phase: (shown) => lastWill.phase(willSide(shown)),
  sum: (before, after) =>
    [lastWill.sum!(willSide(before), willSide(after)), prodigalsClub.sum!(before, after)].filter(Boolean).join(", "),
  sheetOf: (place) => (/^(will-)?(hand|board|sell):/.test(place) ? "mine" : "town"),
  gazette: clubGazette,
  momentPlate: (told) => (told.some(({ what }) => what.includes(".")) ? clubPlate(told) : willPlate(told)),
  coins: (note) => lastWill.coins!(note) || prodigalsClub.coins!(note),
  coin: lastWill.coin,
  motion: bothMotion,
  Scene: BothScene,
  icons: BOTH_ICONS,
  plates: [...lastWill.plates!, ...prodigalsClub.plates!],
  figures: [...CLUB_FIGURES.map((figure) => (figure.section === "PC-CENTRAL" ? CENTRAL : figure)), ...WILL_FIGURES],
  parts: BOTH_PARTS,
};
