import { type Dispatch, type StateUpdater, useMemo } from "preact/hooks";
import type { Shown } from "../connection";
import { useFloats } from "../ui/peek";
import type { Refused } from "../wire";
import type { Here, TableTools } from "./context";
import type { TableModel } from "./model";

interface Given extends Pick<TableTools, "shown" | "rows" | "places" | "own" | "gesture" | "stage"> {
  model: TableModel | null; // none in a replay
  answering: boolean;
  setOpenSeat: Dispatch<StateUpdater<number | null>>;
  setSheet(sheet: "mine"): void;
}

/** The same ones as long as what they work on is the same, so that nothing is drawn anew while an answer is on its way. */
export function useTableTools(given: Given): TableTools {
  const { shown, rows, places, model, gesture, answering, own, setOpenSeat, setSheet, stage } = given;
  const floats = useFloats();
  return useMemo(() => {
    const toggleSeat = (seat: number) =>
      seat < shown.seats.length && setOpenSeat((now) => (now === seat ? null : seat));
    // What is done closes what was open at once: later might be after the next thing has been opened.
    const doing =
      <A extends unknown[]>(act: (...given: A) => void) =>
      (...given: A) => {
        floats.close();
        act(...given);
      };
    const made: TableTools = {
      shown,
      rows,
      places,
      prefix: "",
      me: shown.viewer,
      own,
      myTurn: answering,
      still: model === null,
      gesture,
      choose: doing((option, at) => model?.choose(option, at)),
      perform: doing((wanted) => model?.perform(wanted)),
      compose: doing((wanted) => model?.compose(wanted)),
      confirm: doing(() => model?.confirm()),
      cancel: doing(() => model?.cancel()),
      rewind: doing((at) => model?.rewind(at)),
      drop: (at) =>
        model?.drop(at?.closest<HTMLElement>("[data-place]")?.dataset.place ?? "", (refused) =>
          made.tell(at!, refused),
        ),
      tell: (at, refused) =>
        floats.open(at, <Reasons game={shown.game} refused={refused} />, "reason", refused[0]!.label),
      explain: (at, label, why, more) =>
        floats.open(
          at,
          <>
            {more}
            <Explained label={label} why={why} shown={shown} answering={answering} />
          </>,
          "reason",
          label,
        ),
      offer: (at, here) =>
        floats.open(
          at,
          <Menu game={shown.game} here={here} choose={(id, at) => made.choose(id, at)} />,
          "menu",
          "Choose one",
        ),
      openSeat: toggleSeat,
      showMine: () => setSheet("mine"),
      stage,
    };
    return made;
  }, [shown, rows, places, own, answering, model, gesture, floats, setOpenSeat, setSheet, stage]);
}

function Reason({ game, refused }: { game: string; refused: Refused }) {
  return (
    <p class="why">
      <b>{refused.label}</b> is not possible now. {refused.reason}{" "}
      {refused.clause && (
        <a href={`#/rules/${game}/${refused.clause}`} target="_blank" rel="noopener">
          {refused.clause}
        </a>
      )}
    </p>
  );
}

function Reasons({ game, refused }: { game: string; refused: Refused[] }) {
  return (
    <>
      {refused.map((one) => (
        <Reason key={one.id} game={game} refused={one} />
      ))}
    </>
  );
}

/** Why a thing that nothing is asked about can't be used: when it can, and what is asked instead. */
const Explained = ({
  label,
  why,
  shown,
  answering,
}: {
  label: string;
  why: string;
  shown: Shown;
  answering: boolean;
}) => (
  <p class="why">
    <b>{label}.</b> {why}{" "}
    <span class="faded">
      {answering
        ? `Now: ${shown.question!.prompt}`
        : shown.question
          ? `Now ${shown.seats[shown.question.who]?.name} is to move.`
          : "The game is over."}
    </span>
  </p>
);

/** What may be done at one place, and what may not, with why. */
const Menu = ({ game, here, choose }: { game: string; here: Here; choose(id: number, at?: number): void }) => (
  <div class="menu-list">
    {here.options.map((option) => (
      <button type="button" class="lit" key={option.id} onClick={() => choose(option.id, option.at)}>
        {option.label}
      </button>
    ))}
    <Reasons game={game} refused={here.refused} />
  </div>
);
