import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../api";
import type { Shown } from "../connection";
import { Icon } from "../ui/icons";
import type { Recap as Span } from "../wire";

/** Stepping through the others' moves since one's last turn, with the table as it was after each. */
export interface Recapped { past: Shown; at: number; span: Span; goTo(ply: number): void; leave(): void }

export function useRecap(table: string, token: string, now: Shown | null): { open(): void; recapped: Recapped | null } {
  const [past, setPast] = useState<Shown | null>(null);
  const wanted = useRef(-1);
  const leave = () => {
    wanted.current = -1;
    setPast(null);
  };
  const goTo = (ply: number) => {
    wanted.current = ply;
    const seat = now!.viewer < 0 ? null : now!.viewer;
    api.ply(table, token, ply, seat).then(
      (state) => wanted.current === ply && setPast({ ...state, seats: now!.seats, mine: [], lines: state.log }),
      leave,
    );
  };
  const span = now?.recap ?? null;
  const recapped = past && span ? { past, at: past.plies, span, goTo, leave } : null;
  return { open: () => span && goTo(span.first + 1), recapped };
}

export function RecapBar({ recapped: { past, at, span, goTo, leave }, myTurn }: { recapped: Recapped; myTurn: boolean }) {
  const forward = useRef<HTMLButtonElement>(null);
  useEffect(() => forward.current?.focus(), []);
  const told = past.lines.filter((line) => line.ply === at && line.text).map((line) => line.text).join(" ");
  const [step, steps] = [at - span.first, span.last - span.first];
  return (
    <section class="question recap" aria-label="Since your last turn" data-step={step} onKeyDown={(event) => event.key === "Escape" && leave()}>
      <div class="ask">
        <p class="prompt" role="status">{told || "Nothing that can be seen."}</p>
        <p class="faded small">Since your last turn, step {step} of {steps}{myTurn ? "; it is your turn now" : ""}</p>
      </div>
      <div class="tools">
        <button type="button" aria-label="Step back" disabled={step <= 0} onClick={() => goTo(at - 1)}>‹</button>
        <button ref={forward} type="button" aria-label="Step forward" disabled={step >= steps} onClick={() => goTo(at + 1)}>›</button>
        <button type="button" class="primary" onClick={leave}>Back to now</button>
      </div>
    </section>
  );
}

export const RecapButton = ({ open }: { open(): void }) => (
  <button type="button" class="plain step-through" onClick={open}><Icon id="replay" size={14} quiet /> Step through</button>
);
