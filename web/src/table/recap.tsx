import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../api";
import type { Shown } from "../connection";
import { Icon } from "../ui/icons";
import type { Line } from "../wire";

/** The table as it was after one of the others' moves, and which of how many that is. */
export interface Recapped { past: Shown; step: number; steps: number; goTo(step: number): void; leave(): void }

/** Stepping through what happened since one's last turn. Choices that tell nothing are passed over. */
export function useRecap(table: string, token: string, now: Shown | null): { open(): void; recapped: Recapped | null } {
  const [past, setPast] = useState<Shown | null>(null);
  const [plies, setPlies] = useState<number[]>([]);
  const wanted = useRef(-1);
  const leave = () => {
    wanted.current = -1;
    setPast(null);
  };
  // On a shared screen the next person must not see what this one could.
  useEffect(leave, [now?.viewer]);
  const look = (ply: number) => {
    wanted.current = ply;
    const seat = now!.viewer < 0 ? null : now!.viewer;
    api.ply(table, token, ply, seat).then(
      (state) => wanted.current === ply && setPast({ ...state, recap: now!.recap, seats: now!.seats, mine: [], lines: state.log }),
      leave,
    );
  };
  const start = (lines: Line[]) => {
    const { first, last } = now!.recap!;
    const told = [...new Set(lines.filter((line) => line.text && line.ply > first && line.ply <= last).map((line) => line.ply))];
    const found = told.length ? told : [last];
    setPlies(found);
    look(found[0]!);
  };
  const open = () => void (now?.recap && api.replay(table, token).then((whole) => start(whole.lines), leave));
  const step = plies.indexOf(past?.plies ?? -1) + 1;
  return { open, recapped: past && past.viewer === now?.viewer ? { past, step, steps: plies.length, goTo: (to) => look(plies[to - 1]!), leave } : null };
}

export function RecapBar({ recapped: { past, step, steps, goTo, leave }, myTurn }: { recapped: Recapped; myTurn: boolean }) {
  const forward = useRef<HTMLButtonElement>(null);
  useEffect(() => forward.current?.focus(), []);
  const isFirst = past.plies === past.recap!.first + 1; // which may begin with one's own doing
  const told = past.lines.filter((line) => line.ply === past.plies).slice(isFirst ? past.recap!.own : 0).map((line) => line.text).filter(Boolean).join(" ");
  return (
    <section class="question recap" aria-label="Since your last turn" data-step={step} onKeyDown={(event) => event.key === "Escape" && leave()}>
      <div class="ask">
        <p class="prompt" role="status">{told || "Nothing that you could see."}</p>
        <p class="faded small">Since your last turn, step {step} of {steps}{myTurn ? "; it is your turn now" : ""}</p>
      </div>
      <div class="tools">
        <button type="button" aria-label="Step back" disabled={step <= 1} onClick={() => goTo(step - 1)}>‹</button>
        <button ref={forward} type="button" aria-label="Step forward" disabled={step >= steps} onClick={() => goTo(step + 1)}>›</button>
        <button type="button" class="primary" onClick={leave}>Back to now</button>
      </div>
    </section>
  );
}

export const RecapButton = ({ open }: { open(): void }) => (
  <button type="button" class="plain step-through" onClick={open}><Icon id="replay" size={14} quiet /> Step through</button>
);
