import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Shown, takenBack } from "../connection";
import { CardPage } from "../ui/card";
import { Hat, Icon } from "../ui/icons";
import { useFloats, useHover } from "../ui/peek";
import type { Row } from "../api";
import type { Line } from "../wire";
import { useTools } from "./context";
import type { Snapshot } from "./model";
import { RecapButton } from "./recap";

/** The story in sentences, with what is new since the own last turn under a heading of its own. */
export function Log({ goTo, stepThrough, open }: { goTo?: (ply: number) => void; stepThrough?: () => void; open: boolean }) {
  const { shown, rows } = useTools();
  const end = useRef<HTMLLIElement>(null);
  const gone = useMemo(() => takenBack(shown.lines), [shown.lines]);
  const named = useMemo(() => matcher(Object.values(rows)), [rows]);
  const lines = shown.lines.filter((line) => line.text && line.ply <= shown.ply);
  const since = stepThrough ? firstSince(shown) : undefined;
  const fresh = since ? lines.indexOf(since) : -1;
  useLayoutEffect(() => end.current?.parentElement?.scrollTo({ top: 1e6 }), [shown.ply, open]); // what is hidden can't be scrolled
  return (
    <ol class="log" tabIndex={0} aria-label="Log">
      {lines.map((line, i) => (
        <>
          {i === fresh && <li class="since" key="since">Since your last turn <RecapButton open={stepThrough!} /></li>}
          <li key={i} class={`${gone.has(line) ? "gone" : ""} ${line.who < 0 ? "heading" : ""}`}>
            {line.who >= 0 && <Hat seat={line.who} size={15} quiet />}
            <span>{withCards(line, named)}</span>
            {goTo && <button type="button" class="plain goto" onClick={() => goTo(line.ply)} aria-label={`Go to choice ${line.ply}`}>{line.ply}</button>}
          </li>
        </>
      ))}
      <li ref={end} class="end" aria-hidden="true" />
    </ol>
  );
}

/** The first line that tells what happened since one's last turn, and was not one's own doing. */
function firstSince({ recap, lines, ply }: Shown): Line | undefined {
  return recap ? lines.filter((line) => line.ply > recap.ply && line.ply <= ply).slice(recap.own).find((line) => line.text) : undefined;
}

interface Matcher { names: RegExp; rows: Map<string, Row> }

function matcher(rows: Row[]): Matcher | null {
  if (!rows.length) return null;
  const byName = new Map(rows.filter((row) => row.name).map((row) => [row.name, row]));
  const escaped = [...byName.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return { names: new RegExp(`(?<!\\w)(${escaped.join("|")})(?!\\w)`), rows: byName };
}

function withCards(line: Line, named: Matcher | null): ComponentChildren {
  if (!named) return line.text;
  return line.text.split(named.names).map((part, i) => {
    const row = named.rows.get(part);
    return row ? <CardName key={i} row={row} /> : part;
  });
}

/** A card's name that shows the card when pointed at; no button element, because that could not break with its line. */
function CardName({ row }: { row: Row }) {
  const floats = useFloats();
  const page = <CardPage row={row} />;
  const hover = useHover((at) => floats.peek(at, page, row.name));
  const open = (event: Event) => floats.open(event.currentTarget as Element, page, "reason", row.name);
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    open(event);
  };
  return (
    <span role="button" tabIndex={0} class="card-link" data-peeks="" onClick={open} onKeyDown={key}
      {...hover}>
      {row.name}
    </span>
  );
}

export function ChatBox({ snapshot, say }: { snapshot: Snapshot; say(text: string): void }) {
  const [text, setText] = useState("");
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.scrollTo({ top: 1e6 }), [snapshot.talk.length]);
  const submit = (event: Event) => {
    event.preventDefault();
    if (text.trim()) say(text.trim());
    setText("");
  };
  return (
    <div class="chat">
      <ul ref={list} aria-label="Chat" aria-live="polite" tabIndex={0}>
        {snapshot.talk.map((said) => <li key={said.number}><b>{said.name}:</b> {said.text}</li>)}
      </ul>
      <form onSubmit={submit}>
        <input value={text} maxLength={500} aria-label="Say something" placeholder="Say something" onInput={(event) => setText(event.currentTarget.value)} />
        <button type="submit" class="plain" aria-label="Send"><Icon id="chat" quiet /></button>
      </form>
    </div>
  );
}
