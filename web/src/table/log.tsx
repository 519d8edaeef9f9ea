import { Fragment } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Shown } from "../connection";
import { Icon } from "../ui/icons";
import type { Line } from "../wire";
import { useTools } from "./context";
import { folded } from "./folding";
import { RecapButton } from "./recap";
import type { Snapshot } from "./snapshot";
import { Deed } from "./story";

/** The story in sentences, with what is new since the own last turn under a heading of its own. */
export function Log({
  goTo,
  stepThrough,
  open,
}: {
  goTo?: (ply: number) => void;
  stepThrough?: () => void;
  open: boolean;
}) {
  const { shown, rows } = useTools();
  const end = useRef<HTMLLIElement>(null);
  const [step, go] = [useRef(stepThrough), useRef(goTo)];
  step.current = stepThrough;
  go.current = goTo;
  const { lines, ply } = shown;
  const since = stepThrough ? firstSince(shown) : undefined;
  const told = useMemo(() => lines.filter((line) => line.text && line.ply <= ply), [lines, ply]);
  // Hundreds of lines are not compared anew at every choice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: who goes where does not change what is drawn.
  const deeds = useMemo(
    () =>
      folded(told, since).map((fold, i) => (
        <Fragment key={i}>
          {fold.lines[0] === since && (
            <li class="since">
              Since your last turn <RecapButton open={() => step.current?.()} />
            </li>
          )}
          <Deed fold={fold} rows={rows} goTo={goTo && ((to) => go.current?.(to))} />
        </Fragment>
      )),
    [told, since, rows, goTo === undefined],
  );
  // What is hidden can't be scrolled, so it is again when it opens; and not before the page is laid out anyway, because
  // it would be laid out once more.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => toEnd(end.current));
    return () => cancelAnimationFrame(frame);
  }, [shown.ply, open]);
  useLayoutEffect(() => {
    // It is hidden in its drawer until the window is wide; lines have their own heights once they were in sight.
    const watch = new ResizeObserver(() => {
      toEnd(end.current);
      requestAnimationFrame(() => requestAnimationFrame(() => toEnd(end.current)));
    });
    watch.observe(end.current!.parentElement!);
    return () => watch.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll only what has the focus.
    <ol class="log" tabIndex={0} aria-label="Log">
      {deeds}
      <li ref={end} class="end" aria-hidden="true" />
    </ol>
  );
}

const toEnd = (end: Element | null): void => end?.parentElement?.scrollTo({ top: 1e6 });

/** The first line that tells what happened since one's last turn, and was not one's own doing. */
function firstSince({ recap, lines, ply }: Shown): Line | undefined {
  return recap
    ? lines
        .filter((line) => line.ply > recap.ply && line.ply <= ply)
        .slice(recap.own)
        .find((line) => line.text)
    : undefined;
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll only what has the focus. */}
      <ul ref={list} aria-label="Chat" aria-live="polite" tabIndex={0}>
        {snapshot.talk.map((said) => (
          <li key={said.number}>
            <b>{said.name}:</b> {said.text}
          </li>
        ))}
      </ul>
      <form onSubmit={submit}>
        <input
          value={text}
          maxLength={500}
          aria-label="Say something"
          placeholder="Say something"
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="plain" aria-label="Send">
          <Icon id="chat" quiet />
        </button>
      </form>
    </div>
  );
}
