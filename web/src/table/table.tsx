import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { drawingOf } from "../games/registry";
import { useNarrow } from "../ui/hooks";
import { Icon } from "../ui/icons";
import { useFloats } from "../ui/peek";
import type { Rows } from "../api";
import type { Shown } from "../connection";
import type { Option, Refused } from "../wire";
import { byPlace, Tools, type TableTools } from "./context";
import { ChatBox, Log } from "./log";
import { asked, type Snapshot, type TableModel } from "./model";
import { QuestionBar } from "./question";
import { Ranking } from "./ranking";
import { SeatPanel, Seats } from "./seats";
import { useCare } from "./care";

export interface TableProps {
  snapshot: Snapshot;
  shown: Shown;
  rows: Rows;
  model: TableModel | null; // none in a replay
  bar?: ComponentChildren; // instead of the question
  aside?: ComponentChildren; // beside the log, such as a tutorial's hint
  links?: ComponentChildren;
  goTo?: (ply: number) => void;
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
  const answering = model !== null && asked(shown) !== null;
  const places = useMemo(() => byPlace(shown, answering), [shown, answering]);
  const drawing = drawingOf(shown.game);
  const { sheet, setSheet, counts } = useSheet(shown, answering);
  const toggleSeat = (seat: number) => seat < shown.seats.length && setOpenSeat((now) => (now === seat ? null : seat));
  if (props.openSeatRef) props.openSeatRef.current = toggleSeat;
  useEffect(() => floats.close(), [shown.ply]);
  const tools: TableTools = {
    shown, rows, places, prefix: "", me: shown.viewer, myTurn: answering, still: model === null,
    choose: (option) => model?.choose(option),
    perform: (step) => model?.perform(step),
    cancel: (during) => model?.cancel(during),
    tell: (at, refused) => floats.open(at, <Reason game={shown.game} refused={refused} />, "reason", refused.label),
    offer: (at, options) => floats.open(at, <Menu options={options} choose={(id) => { floats.close(); model?.choose(id); }} />, "menu", "Choose one"),
    openSeat: toggleSeat,
  };
  return (
    <Tools.Provider value={tools}>
      <div class={`table show-${sheet} game-${shown.game}`} data-ply={shown.ply} data-busy={snapshot.sent}>
        <header class="top">
          <Seats open={openSeat} />
        </header>
        <main class="board" aria-label={shown.title} tabIndex={scrolls ? 0 : undefined}>
          <drawing.Board />
          {openSeat !== null && <SeatPanel seat={openSeat} close={() => { document.querySelector<HTMLElement>(`[data-seat="${openSeat}"]`)?.focus(); setOpenSeat(null); }} bots={model !== null && shown.mine.length > 0} seatBot={(seat, bot) => model?.seatBot(seat, bot)} />}
          {shown.over && ranked && model && <Ranking close={() => setRanked(false)} />}
        </main>
        <aside class="side" aria-label="Log and chat">
          <p class="phase">{drawing.phase(shown)}</p>
          {props.aside}
          <Log snapshot={snapshot} goTo={props.goTo} />
          {model && <ChatBox snapshot={snapshot} say={(text) => model.say(text)} />}
          {props.links}
        </aside>
        <nav class="sheets" aria-label="Parts of the table">
          {SHEETS.filter(([id]) => id !== "mine" || shown.viewer >= 0).map(([id, text, icon]) => (
            <button type="button" key={id} aria-pressed={sheet === id} onClick={() => setSheet(id)}>
              <Icon id={icon} size={20} quiet /> {text}{counts[id] ? <span class="badge" aria-label={`${counts[id]} to choose`}>{counts[id]}</span> : null}
            </button>
          ))}
        </nav>
        {props.bar ?? (model && <QuestionBar snapshot={snapshot} undo={() => model.undo()} reset={() => model.reset()} catchUp={() => model.catchUp()} dismiss={() => model.dismiss()} />)}
        <Heard shown={shown} answering={answering} />
      </div>
    </Tools.Provider>
  );
}

/** On a small screen: the sheet where the question's options lie comes up by itself. */
function useSheet(shown: Shown, answering: boolean) {
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

const Menu = ({ options, choose }: { options: Option[]; choose(id: number): void }) => (
  <div class="menu-list">
    {options.map((option) => <button type="button" class="lit" key={option.id} onClick={() => choose(option.id)}>{option.label}</button>)}
  </div>
);

/** What happened and what is asked, said aloud. */
function Heard({ shown, answering }: { shown: Shown; answering: boolean }) {
  const last = useRef(shown.ply);
  const [text, setText] = useState("");
  useEffect(() => {
    const fresh = shown.lines.filter((line) => line.ply > last.current && line.text).slice(-6).map((line) => line.text);
    last.current = shown.ply;
    const prompt = shown.over ? ["The game is over."] : answering ? [shown.question!.prompt] : [];
    if (fresh.length || prompt.length) setText([...fresh, ...prompt].join(" "));
  }, [shown.ply, answering]);
  return <div class="heard" role="status" aria-live="polite">{text}</div>;
}
