import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { drawingOf } from "../games/registry";
import { useNarrow } from "../ui/hooks";
import { Icon } from "../ui/icons";
import { useFloats } from "../ui/peek";
import type { Rows } from "../api";
import type { Shown } from "../connection";
import type { Refused } from "../wire";
import { Away } from "./away";
import { assumedOptions, byPlace, type Here, Tools, type TableTools } from "./context";
import { ChatBox, Log } from "./log";
import { asked, type Snapshot, type TableModel } from "./model";
import { QuestionBar } from "./question";
import { Ranking } from "./ranking";
import { SeatPanel, Seats } from "./seats";
import { useCare } from "./care";
import { useSight } from "./sight";

export interface TableProps {
  snapshot: Snapshot;
  shown: Shown;
  rows: Rows;
  model: TableModel | null; // none in a replay
  bar?: ComponentChildren; // instead of the question
  aside?: ComponentChildren; // beside the log, such as a tutorial's hint
  links?: ComponentChildren;
  own?: boolean; // false where somebody else's side is looked at
  goTo?: (ply: number) => void;
  stepThrough?: () => void; // the others' moves since one's last turn
  openSeatRef?: { current: (seat: number) => void };
}

type Sheet = "town" | "mine" | "log";
const SHEETS: [Sheet, string, string][] = [["town", "Table", "market"], ["mine", "Mine", "cards"], ["log", "Log", "log"]];

/** One screen: seats, the game's own boards, log and chat, and the question. */
export function TableScreen(props: TableProps) {
  const { shown, model, rows, snapshot } = props;
  const floats = useFloats();
  const scrolls = useCare(shown);
  const [openSeat, setOpenSeat] = useState<number | null>(null);
  const [ranked, setRanked] = useState(true);
  const gesture = model && snapshot.gesture; // not while something past is shown
  const answering = model !== null && (gesture !== null || asked(shown) !== null);
  const places = useMemo(() => byPlace(shown, answering, assumedOptions(gesture)), [shown, answering, gesture]);
  const drawing = drawingOf(shown.game);
  const narrow = useNarrow();
  const { sheet, setSheet, counts } = useSheet(shown, answering, props.bar !== undefined);
  useSight(shown, answering, sheet);
  const toggleSeat = (seat: number) => seat < shown.seats.length && setOpenSeat((now) => (now === seat ? null : seat));
  if (props.openSeatRef) props.openSeatRef.current = toggleSeat;
  useLayoutEffect(() => floats.close(), [shown.ply]);
  // What is done closes what was open at once: later might be after the next thing has been opened.
  const doing = <A extends unknown[]>(act: (...given: A) => void) => (...given: A) => {
    floats.close();
    act(...given);
  };
  const tools: TableTools = {
    shown, rows, places, prefix: "", me: shown.viewer, own: props.own ?? true, myTurn: answering, still: model === null,
    gesture,
    choose: doing((option, at) => model?.choose(option, at)),
    perform: doing((step) => model?.perform(step)),
    compose: doing((step) => model?.compose(step)),
    confirm: doing(() => model?.confirm()),
    cancel: doing(() => model?.cancel()),
    rewind: doing((at) => model?.rewind(at)),
    drop: (at) => model?.drop(at?.closest<HTMLElement>("[data-place]")?.dataset.place ?? "", (refused) => tools.tell(at!, refused)),
    tell: (at, refused) => floats.open(at, <Reasons game={shown.game} refused={refused} />, "reason", refused[0]!.label),
    explain: (at, label, why, more) => floats.open(at, <>{more}<Explained label={label} why={why} shown={shown} answering={answering} /></>, "reason", label),
    offer: (at, here) => floats.open(at, <Menu game={shown.game} here={here} choose={(id, at) => tools.choose(id, at)} />, "menu", "Choose one"),
    openSeat: toggleSeat,
  };
  return (
    <Tools.Provider value={tools}>
      <div class={`table show-${sheet} game-${shown.game}`} data-ply={shown.ply} data-busy={snapshot.sent} data-behind={snapshot.behind}>
        <header class="top">
          <Seats open={openSeat} />
        </header>
        <main class="board" aria-label={shown.title} tabIndex={scrolls ? 0 : undefined}>
          <drawing.Board />
          {openSeat !== null && <SeatPanel seat={openSeat} close={() => { document.querySelector<HTMLElement>(`[data-seat="${openSeat}"]`)?.focus(); setOpenSeat(null); }} bots={model !== null && (shown.owner || shown.mine.includes(openSeat))} seatBot={(seat, bot) => model?.seatBot(seat, bot)} />}
          {shown.over && ranked && model && <Ranking close={() => setRanked(false)} />}
        </main>
        <aside class="side" aria-label="Log and chat">
          <p class="phase">{drawing.phase(gesture?.base ?? shown)}</p>
          {!narrow && props.aside}
          <Log goTo={props.goTo} stepThrough={props.stepThrough} open={sheet === "log"} />
          {model && <ChatBox snapshot={snapshot} say={(text) => model.say(text)} />}
          {props.links}
        </aside>
        {narrow && props.aside}
        <nav class="sheets" aria-label="Parts of the table">
          {SHEETS.filter(([id]) => id !== "mine" || shown.viewer >= 0).map(([id, text, icon]) => (
            <button type="button" key={id} aria-pressed={sheet === id} onClick={() => setSheet(id)}>
              <Icon id={icon} size={20} quiet /> {text}{counts[id] ? <span class="badge" aria-label={`${counts[id]} to choose`}>{counts[id]}</span> : null}
            </button>
          ))}
        </nav>
        {props.bar ?? (model && <QuestionBar snapshot={snapshot} undo={() => model.undo()} reset={() => model.reset()} catchUp={() => model.catchUp()} dismiss={() => model.dismiss()} away={<Away seatBot={(seat, bot) => model.seatBot(seat, bot)} />} />)}
        <Heard shown={shown} answering={answering} />
      </div>
    </Tools.Provider>
  );
}

/** On a small screen: the sheet where the question's options lie comes up by itself. */
function useSheet(shown: Shown, answering: boolean, looking: boolean) {
  const [sheet, setSheet] = useState<Sheet>("town");
  const narrow = useNarrow();
  const sheetOf = drawingOf(shown.game).sheetOf;
  const counts: Record<Sheet, number> = { town: 0, mine: 0, log: 0 };
  if (answering && sheetOf)
    for (const option of shown.question!.options) if (option.place) counts[sheetOf(option.place)] += 1;
  const due = counts.mine > counts.town ? "mine" : counts.town ? "town" : null;
  useLayoutEffect(() => {
    if (narrow && due) setSheet(due);
  }, [narrow, due, shown.question?.name]);
  useEffect(() => {
    if (looking) setSheet("town");
  }, [looking]);
  return { sheet, setSheet, counts };
}

function Reason({ game, refused }: { game: string; refused: Refused }) {
  return (
    <p class="why">
      <b>{refused.label}</b> is not possible now. {refused.reason}{" "}
      {refused.clause && <a href={`#/rules/${game}/${refused.clause}`} target="_blank" rel="noopener">{refused.clause}</a>}
    </p>
  );
}

function Reasons({ game, refused }: { game: string; refused: Refused[] }) {
  return <>{refused.map((one) => <Reason key={one.id} game={game} refused={one} />)}</>;
}

/** Why a thing that nothing is asked about can't be used: when it can, and what is asked instead. */
const Explained = ({ label, why, shown, answering }: { label: string; why: string; shown: Shown; answering: boolean }) => (
  <p class="why"><b>{label}.</b> {why} <span class="faded">{answering ? `Now: ${shown.question!.prompt}` : shown.question ? `Now ${shown.seats[shown.question.who]?.name} is to move.` : "The game is over."}</span></p>
);

/** What may be done at one place, and what may not, with why. */
const Menu = ({ game, here, choose }: { game: string; here: Here; choose(id: number, at?: number): void }) => (
  <div class="menu-list">
    {here.options.map((option) => <button type="button" class="lit" key={option.id} onClick={() => choose(option.id, option.at)}>{option.label}</button>)}
    <Reasons game={game} refused={here.refused} />
  </div>
);

/** What happened and what is asked, said aloud. */
function Heard({ shown, answering }: { shown: Shown; answering: boolean }) {
  const last = useRef(shown.ply);
  const [text, setText] = useState("");
  useEffect(() => {
    const lines = shown.tried ?? shown.lines.filter((line) => line.ply > last.current);
    const fresh = lines.filter((line) => line.text).slice(-6).map((line) => line.text);
    last.current = shown.ply;
    const prompt = shown.over ? ["The game is over."] : answering && shown.question!.prompt ? [shown.question!.prompt] : [];
    if (fresh.length || prompt.length) setText([...fresh, ...prompt].join(" "));
  }, [shown, answering]);
  return <div class="heard" role="status" aria-live="polite">{text}</div>;
}
