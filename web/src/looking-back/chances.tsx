import { DASHES, spread } from "../after/geometry";
import { Hat } from "../ui/icons";
import type { LookedBack, Seat } from "../wire";

const [WIDTH, HEIGHT] = [960, 320];
const [LEFT, RIGHT, TOP, BOTTOM] = [46, 150, 18, 28];
const LEVELS = [0, 0.25, 0.5, 0.75, 1];

interface Props {
  found: LookedBack;
  names: string[];
  href(ply: number): string;
}

/** Everybody's chance of winning over the game: a line a seat in its ink and its own dash; mistakes are numbered. */
export function Chances({ found, names, href }: Props) {
  const last = found.points.at(-1)!;
  const x = (ply: number) => LEFT + ((WIDTH - LEFT - RIGHT) * ply) / Math.max(1, last.ply);
  const y = (chance: number) => HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * chance;
  const line = (seat: number) => found.points.map((at) => `${x(at.ply)},${y(at.chances[seat]!)}`).join(" ");
  const at = (ply: number, seat: number) => y(found.points.find((point) => point.ply === ply)?.chances[seat] ?? 0);
  const ends = spread(last.chances.map(y), 22, TOP, HEIGHT - BOTTOM);
  return (
    <svg class="chances" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <title>{said(found, names)}</title>
      {LEVELS.map((level) => (
        <g key={level} class="level">
          <path d={`M${LEFT} ${y(level)}H${WIDTH - RIGHT}`} />
          <text x={LEFT - 8} y={y(level) + 4} text-anchor="end">
            {Math.round(100 * level)} %
          </text>
        </g>
      ))}
      {found.rounds.map((ply, i) => (
        <g key={ply} class="level">
          <path d={`M${x(ply)} ${TOP}V${HEIGHT - BOTTOM}`} />
          <text x={x(ply) + 4} y={HEIGHT - 8}>
            {i + 1}
          </text>
        </g>
      ))}
      {last.chances.map((_, seat) => (
        <polyline key={seat} class={`seat-${seat}`} points={line(seat)} stroke-dasharray={DASHES[seat]} />
      ))}
      {found.dearest.map((one, i) => (
        <a key={one.ply} class={`mark seat-${one.seat}`} href={href(one.ply)} aria-label={`Mistake ${i + 1}`}>
          <circle cx={x(one.ply)} cy={at(one.ply, one.seat)} r={11} />
          <text x={x(one.ply)} y={at(one.ply, one.seat) + 4.5} text-anchor="middle">
            {i + 1}
          </text>
        </a>
      ))}
      {last.chances.map((_, i) => (
        <text key={i} class={`name seat-${i}`} x={WIDTH - RIGHT + 10} y={ends[i]! + 5}>
          {names[i]}
        </text>
      ))}
    </svg>
  );
}

const said = ({ points }: LookedBack, names: string[]): string => {
  const [first, last] = [points[0]!, points.at(-1)!].map(({ chances }) => shares(chances, names));
  return `Chances of winning, from ${first} at the first choice to ${last} at the end.`;
};

const shares = (chances: number[], names: string[]): string =>
  chances.map((chance, i) => `${names[i]} ${Math.round(100 * chance)} %`).join(", ");

/** A seat's hat and name. */
export function Who({ seat, seats }: { seat: number; seats: Seat[] }) {
  return (
    <span class="who">
      <Hat seat={seat} size={20} /> {seats[seat]!.name}
    </span>
  );
}
