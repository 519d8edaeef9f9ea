import type { Motion, Scene } from "../moments/scene";
import type { Line, Recap } from "../wire";

/** A step of what happened: the table after a choice, or a scene that led there. */
export interface PastStep {
  ply: number;
  scene: Scene | null;
  own: number; // lines of it that were one's own doing
}

/** The steps since one's last turn; choices that tell nothing are passed over, and what followed from one is staged. */
export function stepsOf(lines: Line[], { first, last, own }: Recap, viewer: number, motion?: Motion): PastStep[] {
  const plies = [...new Set(lines.filter((line) => line.ply > first && line.ply <= last).map((line) => line.ply))];
  const steps = plies.flatMap((ply) => {
    const told = lines.filter((line) => line.ply === ply);
    const mine = ply === first + 1 ? own : 0;
    const scenes = motion?.before?.(told, viewer) ?? [];
    const staged = scenes.filter((scene) => scene.lines.length).map((scene) => ({ ply, scene, own: 0 }));
    const inScenes = new Set(scenes.flatMap((scene) => scene.lines));
    const tells = told.slice(mine).some((line) => line.text && !inScenes.has(line));
    return tells || !staged.length
      ? [...staged, ...(told.some((line) => line.text) ? [{ ply, scene: null, own: mine }] : [])]
      : staged;
  });
  return steps.length ? steps : [{ ply: last, scene: null, own: 0 }];
}

/** The words of a step; what its scenes tell is told there. */
export function toldIn(step: PastStep, lines: Line[], viewer: number, motion?: Motion): string {
  const told = lines.filter((line) => line.ply === step.ply);
  const staged = new Set((motion?.before?.(told, viewer) ?? []).flatMap((scene) => scene.lines));
  const wanted = step.scene?.lines ?? told.slice(step.own).filter((line) => !staged.has(line));
  return wanted
    .map((line) => line.text)
    .filter(Boolean)
    .join(" ");
}
