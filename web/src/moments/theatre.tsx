import { useEffect, useRef } from "preact/hooks";
import type { Rows } from "../api";
import { drawingOf } from "../games/registry";
import "./moments.css";
import type { Playing } from "./scene";

interface TheatreProps {
  playing: Playing | null;
  rows: Rows;
  proceed(): void;
}

/** What happens has the table for itself for a moment. A scene that waits is closed by a click or a key. */
export function Theatre({ playing, rows, proceed }: TheatreProps) {
  if (!playing) return null;
  const { Scene } = drawingOf(playing.to.game);
  if (!Scene) return null;
  const { name, waits } = playing.scene;
  const drawn = <Scene key={name} {...playing} rows={rows} close={proceed} />;
  if (waits) return <Waits name={name} close={proceed} drawn={drawn} />;
  return (
    <div class="theatre" data-scene={name} aria-hidden="true">
      {drawn}
    </div>
  );
}

function Waits({ name, close, drawn }: { name: string; close(): void; drawn: preact.ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    before.current = document.activeElement;
    box.current?.querySelector("button")?.focus();
    return () => (before.current as HTMLElement | null)?.focus?.();
  }, []);
  const press = (event: KeyboardEvent) => {
    const pressed = event.key === " " || event.key === "Enter";
    if (event.key !== "Escape" && (!pressed || (event.target as Element).closest("button"))) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <div
      ref={box}
      class="theatre waits"
      data-scene={name}
      role="dialog"
      aria-modal="true"
      aria-label="What happened"
      onClick={close}
      onKeyDown={press}
    >
      {drawn}
    </div>
  );
}

const BUSY = "a, button, input, select, textarea, dialog, .side, .float, [role=dialog]";

/** A click, a tap, Space or Esc finishes all that is under way. */
export function useSkip(active: boolean, skip: () => void): void {
  const call = useRef(skip);
  call.current = skip;
  useEffect(() => {
    if (!active) return;
    const click = (event: MouseEvent) => {
      if (!(event.target as Element).closest(".side, .float, dialog, [role=dialog]")) call.current();
    };
    const press = (event: KeyboardEvent) => {
      const target = event.target as Element;
      const open = document.querySelector(".float, dialog[open], [role=dialog]");
      if (event.key === " " ? target.closest(BUSY) : event.key !== "Escape" || open) return;
      event.preventDefault();
      call.current();
    };
    addEventListener("click", click, true);
    addEventListener("keydown", press, true);
    return () => {
      removeEventListener("click", click, true);
      removeEventListener("keydown", press, true);
    };
  }, [active]);
}
