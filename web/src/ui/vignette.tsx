// A small engraving for a game: its main emblem before rays, two lesser ones at its feet, on hatched ground.

const RAYS = Array.from({ length: 13 }, (_, i) => Math.PI * (1 + i / 12));
const HATCHES = Array.from({ length: 15 }, (_, i) => 8 + i * 8.5);
const ray = (angle: number): string =>
  `M${66 + 40 * Math.cos(angle)} ${72 + 46 * Math.sin(angle)}L${66 + 58 * Math.cos(angle)} ${72 + 66 * Math.sin(angle)}`;

export function Vignette({ icons: [main, left, right] }: { icons: string[] }) {
  return (
    <svg class="vignette" viewBox="0 0 132 96" aria-hidden="true">
      <path class="fine" d={RAYS.map(ray).join("")} />
      <use class="main" href={`#i-${main}`} x="36" y="13" width="60" height="60" />
      <use href={`#i-${left}`} x="4" y="42" width="32" height="32" />
      <use href={`#i-${right}`} x="96" y="42" width="32" height="32" />
      <path class="ground" d="M4 76H128" />
      <path class="fine" d={HATCHES.map((x) => `M${x} 80l-5 9`).join("")} />
    </svg>
  );
}
