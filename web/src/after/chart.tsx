import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Shown } from "../connection";
import { namesOf } from "../people";
import { Icon } from "../ui/icons";
import type { Aftermath, Moment } from "../wire";
import { DASHES, lineOf, plyAt, pointAt, roundsInto, spread, ticks, written } from "./geometry";

const AT_DESK = 13.8; // pixels of its letters in the window for which the picture's lengths are given

/** How large something is drawn, in the pixels of the page, and by how much all in it is larger than on a desk. */
function useSize(): [ref: { current: HTMLDivElement | null }, width: number, height: number, by: number] {
  const ref = useRef<HTMLDivElement>(null);
  const [[width, height, by], setSize] = useState<[number, number, number]>([0, 0, 1]);
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth, clientHeight } = ref.current!;
      setSize([clientWidth, clientHeight, Math.max(1, parseFloat(getComputedStyle(ref.current!).fontSize) / AT_DESK)]);
    };
    const watch = new ResizeObserver(measure);
    measure();
    watch.observe(ref.current!);
    return () => watch.disconnect();
  }, []);
  return [ref, width, height, by];
}

interface ChartProps {
  after: Aftermath;
  shown: Shown;
  me: number;
  moments: { label: string; moment: Moment; seat: number }[];
  at: number; // the ply under the cursor
  look(ply: number): void;
}

/** The worth of all, round by round: a line a seat in its ink and its own dash, a hat at its end. */
export function Chart({ after, shown, me, moments, at, look }: ChartProps) {
  const [ref, width, height, by] = useSize();
  const worths = after.points.flatMap((point) => point.worth);
  const marks = ticks(Math.min(...worths), Math.max(...worths));
  const named = width > 560 * by;
  const [left, top, right, bottom] = [52 * by, 26 * by, width - (named ? 132 : 40) * by, height - 26 * by];
  const rounds = after.starts.length;
  const x = (into: number) => left + ((right - left) * into) / rounds;
  const y = (worth: number) => bottom - ((bottom - top) * (worth - marks[0]!)) / (marks.at(-1)! - marks[0]!);
  const names = namesOf(shown);
  const seats = names.map((_, i) => i);
  const ends = spread(
    seats.map((seat) => y(after.fortunes[seat]!.worth)),
    24 * by,
    top,
    bottom,
  );
  const first = after.points[0]!.round;
  const cursor = x(roundsInto(after, at));
  const point = (event: PointerEvent) => {
    const into = ((event.clientX - ref.current!.getBoundingClientRect().left - left) / (right - left)) * rounds;
    look(plyAt(after, into));
  };
  return (
    <div class="worth-chart" ref={ref} onPointerMove={point} onPointerDown={point}>
      {width > 0 && (
        <svg width={width} height={height} role="img" aria-label={said(after, shown)}>
          {marks.map((mark) => (
            <g key={mark}>
              <path d={`M${left} ${y(mark)}H${right}`} class={mark === 0 ? "zero" : "grid"} />
              <text x={left - 8 * by} y={y(mark) + 5 * by} text-anchor="end">
                {brief(after.sign, mark)}
              </text>
            </g>
          ))}
          {after.starts.map((_, i) => (
            <g key={i}>
              <path d={`M${x(i)} ${top}V${bottom}`} class="grid" />
              {first > 0 && (
                <text x={x(i + 0.5)} y={height - 6 * by} text-anchor="middle">
                  {(right - left) / rounds > 64 * by ? `round ${first + i}` : first + i}
                </text>
              )}
            </g>
          ))}
          <path d={`M${cursor} ${top - 6 * by}V${bottom}`} class="cursor" />
          <path d={`M${cursor - 7 * by} ${top - 16 * by}h${14 * by}l${-7 * by} ${10 * by}z`} class="cursor-head" />
          {seats
            .toSorted((a, b) => Number(a === me) - Number(b === me))
            .map((seat) => (
              <path
                key={seat}
                d={lineOf(seat, after, x, y)}
                class={`worth-line seat-${seat % 5} ${seat === me ? "mine" : ""}`}
                stroke-dasharray={DASHES[seat % 5]}
              />
            ))}
          {moments.map(({ label, moment, seat }, i) => (
            <g key={label} class="dot">
              <circle
                cx={x(roundsInto(after, moment.ply))}
                cy={y(pointAt(after.points, moment.ply).worth[seat]!)}
                r={10 * by}
              />
              <text
                x={x(roundsInto(after, moment.ply))}
                y={y(pointAt(after.points, moment.ply).worth[seat]!) + 5 * by}
                text-anchor="middle"
              >
                {i + 1}
              </text>
            </g>
          ))}
          {seats.map((seat) => (
            <g
              key={seat}
              class={`line-end seat-${seat % 5}`}
              transform={`translate(${right + 6 * by} ${ends[seat]! - 12 * by})`}
            >
              <Icon id={`hat${seat % 5}`} size={24 * by} quiet />
              {named && (
                <text x={30 * by} y={17 * by}>
                  {seat === me ? "You" : briefName(names[seat]!, names)}
                </text>
              )}
            </g>
          ))}
        </svg>
      )}
    </div>
  );
}

const ROOM = 13; // letters beside a line's end

/** Of a long name its first word, if nobody else begins with it. */
function briefName(name: string, names: readonly string[]): string {
  if (name.length <= ROOM) return name;
  const first = name.split(" ")[0]!;
  const alone = names.filter((other) => other.split(" ")[0] === first).length === 1;
  return alone && first.length <= ROOM ? first : `${name.slice(0, ROOM - 1)}…`;
}

/** Thousands are written short beside the axis. */
const brief = (sign: string, amount: number): string =>
  Math.abs(amount) >= 10_000 ? `${written(sign, amount / 1000)}k` : written(sign, amount);

/** The picture in words: how everybody began and ended. */
const said = ({ points, sign, fortunes }: Aftermath, shown: Shown): string =>
  `Round by round: ${namesOf(shown)
    .map((name, i) => `${name} from ${written(sign, points[0]!.worth[i]!)} to ${written(sign, fortunes[i]!.worth)}`)
    .join("; ")}.`;

/** The same lines, small and without a word. */
export function Spark({ after, me }: { after: Aftermath; me: number }) {
  const worths = after.points.flatMap((point) => point.worth);
  const [least, most] = [Math.min(...worths), Math.max(...worths)];
  const x = (into: number) => (120 * into) / after.starts.length;
  const y = (worth: number) => 32 - (30 * (worth - least)) / Math.max(1, most - least);
  return (
    <svg viewBox="0 0 120 34" preserveAspectRatio="none" aria-hidden="true" class="spark">
      {after.fortunes.map((_, seat) => (
        <path
          key={seat}
          d={lineOf(seat, after, x, y)}
          class={`worth-line seat-${seat % 5} ${seat === me ? "mine" : ""}`}
        />
      ))}
    </svg>
  );
}
