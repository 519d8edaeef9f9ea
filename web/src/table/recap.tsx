import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../api";
import type { Shown } from "../connection";
import type { Motion, Playing, Scene } from "../moments/scene";
import { Icon } from "../ui/icons";
import type { Line } from "../wire";
import { type PastStep, stepsOf, toldIn } from "./steps";

/** The table as it was after one of the others' moves or before a scene of it, and which of how many that is. */
export interface Recapped {
  past: Shown;
  playing: Playing | null;
  told: string;
  step: number;
  steps: number;
  goTo(step: number): void;
  leave(): void;
}

interface Looked {
  at: number;
  past: Shown;
  playing: Playing | null;
  told: string;
}

/** Stepping through what happened since one's last turn, a round's end scene by scene. */
export function useRecap(
  table: string,
  token: string,
  now: Shown | null,
  motion: Motion | undefined,
): { open(): void; recapped: Recapped | null } {
  const [looked, setLooked] = useState<Looked | null>(null);
  const [steps, setSteps] = useState<PastStep[]>([]);
  const wanted = useRef<PastStep | null>(null);
  const leave = () => {
    wanted.current = null;
    setLooked(null);
  };
  // On a shared screen the next person must not see what this one could.
  useEffect(leave, [now?.viewer]);
  const fetchPly = async (ply: number): Promise<Shown> => {
    const state = await api.ply(table, token, ply, now!.viewer < 0 ? null : now!.viewer);
    return { ...state, recap: now!.recap, seats: now!.seats, mine: [], lines: state.log };
  };
  const look = async (found: PastStep[], at: number) => {
    const step = found[at]!;
    wanted.current = step;
    const [to, from] = await Promise.all([fetchPly(step.ply), step.scene ? fetchPly(step.ply - 1) : null]);
    if (wanted.current !== step) return;
    const told = toldIn(step, to.lines, to.viewer, motion);
    // The scene's lines as this state knows them, so that a drawing finds them in its log.
    const scene = step.scene && sceneIn(step.scene, to, motion);
    setLooked({ at, past: from ?? to, playing: scene && from ? { scene, from, to } : null, told });
  };
  const start = (lines: Line[]) => {
    const found = stepsOf(lines, now!.recap!, now!.viewer, motion);
    setSteps(found);
    look(found, 0).catch(leave);
  };
  const open = () => void (now?.recap && api.replay(table, token).then((whole) => start(whole.lines), leave));
  return {
    open,
    recapped:
      looked && looked.past.viewer === now?.viewer
        ? {
            ...looked,
            step: looked.at + 1,
            steps: steps.length,
            goTo: (to) => void look(steps, to - 1).catch(leave),
            leave,
          }
        : null,
  };
}

function sceneIn(scene: Scene, to: Shown, motion: Motion | undefined): Scene {
  const told = to.lines.filter((line) => line.ply === to.plies);
  const again = motion?.before?.(told, to.viewer) ?? [];
  return again.find((one) => one.name === scene.name && one.lines.length === scene.lines.length) ?? scene;
}

export function RecapBar({
  recapped: { told, step, steps, goTo, leave },
  myTurn,
}: {
  recapped: Recapped;
  myTurn: boolean;
}) {
  const forward = useRef<HTMLButtonElement>(null);
  useEffect(() => forward.current?.focus(), []);
  return (
    <section
      class="question recap"
      aria-label="Since your last turn"
      data-step={step}
      onKeyDown={(event) => event.key === "Escape" && leave()}
    >
      <div class="ask">
        <p class="prompt" role="status">
          {told || "Nothing that you could see."}
        </p>
        <p class="faded small">
          Since your last turn, step {step} of {steps}
          {myTurn ? "; it is your turn now" : ""}
        </p>
      </div>
      <div class="tools">
        <button type="button" aria-label="Step back" disabled={step <= 1} onClick={() => goTo(step - 1)}>
          ‹
        </button>
        <button
          ref={forward}
          type="button"
          aria-label="Step forward"
          disabled={step >= steps}
          onClick={() => goTo(step + 1)}
        >
          ›
        </button>
        <button type="button" class="primary" onClick={leave}>
          Back to now
        </button>
      </div>
    </section>
  );
}

export const RecapButton = ({ open }: { open(): void }) => (
  <button
    type="button"
    class="plain step-through"
    aria-label="Step through"
    title="Step through what happened since your last turn"
    onClick={open}
  >
    <Icon id="replay" size={14} quiet /> <span>Step through</span>
  </button>
);
