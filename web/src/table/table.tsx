import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { After } from "../after/after";
import type { Rows } from "../api";
import type { Shown } from "../connection";
import { drawingOf } from "../games/registry";
import { useNarrow } from "../ui/hooks";
import { Icon } from "../ui/icons";
import { useFloats } from "../ui/peek";
import { usePlatesOf } from "../ui/plate";
import { WhatButton, WhatsLater } from "../what/later";
import { Away } from "./away";
import { useCare } from "./care";
import { assumedOptions, byPlace, type Staged, Tools } from "./context";
import { ChatBox, Log } from "./log";
import type { TableModel } from "./model";
import { QuestionBar } from "./question";
import { LogButton, Rail } from "./rail";
import { Mats, SeatPanel } from "./seats";
import { useSight } from "./sight";
import type { Snapshot } from "./snapshot";
import { Glass, Ticker } from "./ticker";
import { useTableTools } from "./tools";
import { asked } from "./turn";

export interface TableProps {
  snapshot: Snapshot;
  shown: Shown;
  rows: Rows;
  model: TableModel | null; // none in a replay
  bar?: ComponentChildren; // instead of the question
  aside?: ComponentChildren; // beside the log, such as a tutorial's hint
  links?: ComponentChildren; // to rules, settings and so on
  foot?: ComponentChildren; // below log and chat
  own?: boolean; // false where somebody else's side is looked at
  goTo?: (ply: number) => void;
  stepThrough?: () => void; // the others' moves since one's last turn
  openSeatRef?: { current: (seat: number) => void };
}

type Sheet = "town" | "mine" | "log";
const SHEETS: [Sheet, string, string][] = [
  ["town", "Table", "market"],
  ["mine", "Mine", "cards"],
  ["log", "Log", "log"],
];

/** One screen: seats, the game's own boards, log and chat, and the question. */
export function TableScreen(props: TableProps) {
  const { shown, model, rows, snapshot } = props;
  const floats = useFloats();
  const scrolls = useCare(shown);
  const [openSeat, setOpenSeat] = useState<number | null>(null);
  const [looking, setLooking] = useState(false); // at the table of a game that is over
  const closeAfter = useCallback(() => setLooking(true), []);
  // Also whoever looks at the table is told that it is played again.
  useEffect(() => {
    setLooking(false);
  }, [shown.over, shown.again]);
  const after = shown.over && !looking && (model !== null || props.goTo !== undefined);
  const [log, setLog] = useState(false);
  const [asking, ask] = useState(false); // what things are
  const [staged, setStaged] = useState<{ owner: object; what: Staged } | null>(null);
  const stage = useCallback(
    (owner: object, what: Staged | null) =>
      setStaged((now) => (what ? { owner, what } : now?.owner === owner ? null : now)),
    [],
  );
  const gesture = model && snapshot.gesture; // not while something past is shown
  const answering = model !== null && (gesture !== null || asked(shown) !== null);
  const places = useMemo(() => byPlace(shown, answering, assumedOptions(gesture)), [shown, answering, gesture]);
  const drawing = drawingOf(shown.game);
  const narrow = useNarrow();
  usePlatesOf(drawing.plates);
  const { sheet, setSheet, counts } = useSheet(shown, answering, props.bar !== undefined);
  useSight(shown, answering, sheet);
  useLayoutEffect(() => floats.close(), [floats, shown.ply]);
  const tools = useTableTools({
    shown,
    rows,
    places,
    model,
    gesture,
    answering,
    own: props.own ?? true,
    setOpenSeat,
    setSheet,
    stage,
  });
  if (props.openSeatRef) props.openSeatRef.current = tools.openSeat;
  const watched = shown.viewer < 0;
  const flags = `${log ? "log-open" : ""} ${asking ? "asking" : ""} ${watched ? "watched" : ""}`;
  // Drawn anew when what they show has changed, and not when an answer is on its way.
  const board = useMemo(() => <drawing.Board />, [drawing]);
  const mats = useMemo(() => <Mats open={openSeat} />, [openSeat]);
  return (
    <Tools.Provider value={tools}>
      <div
        class={`table baize show-${sheet} game-${shown.game} ${flags}`}
        data-ply={shown.ply}
        data-busy={snapshot.sent}
        data-behind={snapshot.behind}
        inert={after}
      >
        <Rail base={gesture?.base ?? shown} part={snapshot.playing?.scene.part} stepThrough={props.stepThrough}>
          <nav class="rail-tools" aria-label="Table">
            <LogButton open={log} toggle={() => setLog(!log)} />
            <WhatButton asking={asking} ask={ask} />
            {!narrow && props.links}
          </nav>
        </Rail>
        {mats}
        {narrow && sheet !== "log" && <Ticker stepThrough={props.stepThrough} />}
        <Glass />
        <main class="board" aria-label={shown.title} tabIndex={scrolls ? 0 : undefined}>
          {board}
          {openSeat !== null && (
            <SeatPanel
              seat={openSeat}
              close={() => {
                document.querySelector<HTMLElement>(`[data-seat="${openSeat}"]`)?.focus();
                setOpenSeat(null);
              }}
              bots={model !== null && (shown.owner || shown.mine.includes(openSeat))}
              seatBot={(seat, bot) => model?.seatBot(seat, bot)}
            />
          )}
        </main>
        <aside class="side" aria-label="Log and chat">
          {!narrow && props.aside}
          <Log goTo={props.goTo} stepThrough={props.stepThrough} open={log || sheet === "log"} />
          {model && <ChatBox snapshot={snapshot} say={(text) => model.say(text)} />}
          {props.foot}
          {narrow && props.links}
        </aside>
        {narrow && props.aside}
        <nav class="sheets" aria-label="Parts of the table">
          {SHEETS.filter(([id]) => id !== "mine" || shown.viewer >= 0).map(([id, text, icon]) => (
            <button type="button" key={id} aria-pressed={sheet === id} onClick={() => setSheet(id)}>
              <Icon id={icon} size={20} quiet /> {text}
              {counts[id] ? (
                <span class="badge">
                  {counts[id]}
                  <span class="visually-hidden"> to choose</span>
                </span>
              ) : null}
            </button>
          ))}
        </nav>
        {props.bar ??
          (model && (
            <QuestionBar
              snapshot={snapshot}
              staged={answering ? (staged?.what ?? null) : null}
              undo={() => model.undo()}
              reset={() => model.reset()}
              catchUp={() => model.catchUp()}
              hint={() => model.askHint()}
              dismiss={() => model.dismiss()}
              away={<Away seatBot={(seat, bot) => model.seatBot(seat, bot)} />}
            />
          ))}
        <Heard shown={shown} answering={answering} />
      </div>
      {!after && <WhatsLater asking={asking} ask={ask} />}
      {after && <After close={closeAfter} />}
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

/** What happened and what is asked, said aloud. */
function Heard({ shown, answering }: { shown: Shown; answering: boolean }) {
  const last = useRef(shown.ply);
  const [text, setText] = useState("");
  useEffect(() => {
    const lines = shown.tried ?? shown.lines.filter((line) => line.ply > last.current);
    const fresh = lines
      .filter((line) => line.text)
      .slice(-6)
      .map((line) => line.text);
    last.current = shown.ply;
    const prompt = shown.over
      ? ["The game is over."]
      : answering && shown.question!.prompt
        ? [shown.question!.prompt]
        : [];
    if (fresh.length || prompt.length) setText([...fresh, ...prompt].join(" "));
  }, [shown, answering]);
  return (
    <div class="heard" role="status" aria-live="polite">
      {text}
    </div>
  );
}
