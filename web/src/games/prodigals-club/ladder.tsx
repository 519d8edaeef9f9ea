import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { useTools } from "../../table/context";
import { carry } from "../../ui/carry";
import { Icon } from "../../ui/icons";
import { signed } from "../../ui/signed";
import { Spot } from "../../ui/spot";
import type { Option, Refused } from "../../wire";
import { Pawn } from "./people";
import { clubView, type Marker } from "./view";

const placeOf = (marker: number): string => `marker:${marker}`;

/** Where the markers may go now: options and refusals of each, by the space they lead to. */
function useMoves() {
  const { shown, myTurn } = useTools();
  const question = myTurn ? shown.question : null;
  const of = <T extends { place: string }>(all: T[] | undefined, marker: number) =>
    (all ?? []).filter((one) => one.place === placeOf(marker));
  return {
    options: (marker: number): Option[] => of(question?.options, marker).filter((one) => one.to),
    refused: (marker: number): Refused[] => of(question?.refused, marker),
  };
}

interface Hold {
  held: number | null; // the marker in hand
  take(marker: number | null): void;
  move(marker: number, space: number, at: Element): void;
  moved: { current: string }; // by a key: it keeps the focus where it then stands
}

/** Moving markers: take one, then say where; nothing counts until it is confirmed. */
function useHold(): Hold {
  const tools = useTools();
  const moves = useMoves();
  const [held, take] = useState<number | null>(null);
  useLayoutEffect(() => take(null), [tools.shown]);
  const moved = useRef("");
  const move = (marker: number, space: number, at: Element) => {
    const to = space < 0 ? "" : `ladder:${space}`;
    const option = moves.options(marker).find((one) => one.to === to);
    const refused = moves.refused(marker).filter((one) => one.to === to);
    if (option) tools.compose([{ id: option.id }]);
    else if (refused.length) tools.tell(at, refused);
  };
  return { held, take, move, moved };
}

/** The social ladder: three columns, four figures, down is what one wants. */
export function Ladder({ seat, mine }: { seat: number; mine: boolean }) {
  const { shown } = useTools();
  const hold = useHold();
  const society = clubView(shown).society!;
  const markers = society.seats[seat]?.markers ?? [];
  const width = society.columns.length;
  return (
    <div class={`ladder seat-${seat % 5}`}>
      <p class="ladder-end">the Palace</p>
      {society.rows.map((value, row) => (
        <div class={`rung ${value < 1 ? "low" : ""}`} key={row}>
          {mine ? (
            <Spot place={`row:${row}`} class="rung-value" label={`The row of ${value}`}>
              {signed(value)}
            </Spot>
          ) : (
            <span class="rung-value">{signed(value)}</span>
          )}
          {society.columns.map((column, c) => {
            const space = row * width + c;
            const here = markers.find((marker) => marker.space === space);
            const symbol = society.symbols[space];
            return (
              <span class="rung-cell" key={column} data-space={mine ? space : undefined}>
                {symbol && (
                  <span class={`rung-symbol ${here ? "covered" : ""}`}>
                    <Icon id={symbol} size={15} />
                  </span>
                )}
                {here && <Figure marker={here} column={column} mine={mine} seat={seat} hold={hold} />}
                {mine && !here && hold.held !== null && (
                  <Target space={space} name={`${value}, ${column}`} hold={hold} />
                )}
              </span>
            );
          })}
        </div>
      ))}
      <p class="ladder-end low">the Gutter</p>
      {mine && <Trail moved={hold.moved} />}
    </div>
  );
}

const ARROWS: Record<string, [down: number, across: number]> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A marker: taken by a press and put down by another, carried, or moved by the arrow keys. */
function Figure({
  marker,
  column,
  mine,
  seat,
  hold,
}: {
  marker: Marker;
  column: string;
  mine: boolean;
  seat: number;
  hold: Hold;
}) {
  const tools = useTools();
  const moves = useMoves();
  const button = useRef<HTMLSpanElement>(null);
  const name = `${marker.colour} on ${marker.value}, ${column}`;
  const drawn = <Pawn colour={marker.colour} />;
  const options = moves.options(marker.marker);
  const { columns, rows } = clubView(tools.shown).society!;
  const width = columns.length;
  const refused = moves.refused(marker.marker);
  if (!mine)
    return (
      <span class="figure" role="img" aria-label={name}>
        {drawn}
      </span>
    );
  const pick = () =>
    options.length === 1 && !refused.length
      ? tools.compose([{ id: options[0]!.id }])
      : hold.take(hold.held === marker.marker ? null : marker.marker);
  const key = (event: KeyboardEvent) => {
    const [down, across] = ARROWS[event.key] ?? [0, 0];
    if (!options.length || (!down && !across)) return;
    event.preventDefault();
    hold.moved.current = placeOf(marker.marker);
    // A step aside is taken downwards where only that is possible.
    const spaces = [down, 1].map((rows) => marker.space + rows * width + across);
    const space = spaces.find((to) => options.some((option) => option.to === `ladder:${to}`)) ?? spaces[0]!;
    const outside =
      marker.column + across < 0 || marker.column + across >= width || space < 0 || space >= width * rows.length;
    hold.move(marker.marker, outside ? -1 : space, button.current!);
  };
  const down = (event: PointerEvent) => {
    if (!options.length) return;
    const drop = (at: Element | null) => {
      const space = at?.closest<HTMLElement>("[data-space]")?.dataset.space;
      hold.take(null);
      if (space !== undefined && Number(space) !== marker.space) hold.move(marker.marker, Number(space), at!);
    };
    carry(event, button.current!, { lift: () => hold.take(marker.marker), drop });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it is pressed; this hears its keys and its drag.
    <span ref={button} class="figure-hold" onKeyDown={key} onPointerDown={down}>
      <Spot
        place={placeOf(marker.marker)}
        class={`figure ${marker.colour}`}
        label={options.length ? `${name}; choose it and a space, or move it with the arrow keys` : name}
        fly={`marker:${seat}:${marker.marker}`}
        idle="Markers move when an errand, a card or Dame Beatrice moves them."
        onPick={options.length ? pick : undefined}
        picked={options.length ? hold.held === marker.marker : undefined}
      >
        {drawn}
        <i class="figure-step" />
      </Spot>
      {hold.held === marker.marker && refused.length > 0 && (
        <button
          type="button"
          class="why-mark"
          style={{ right: `${100 * (marker.column + 1)}%` }}
          aria-label="Why can it go nowhere else?"
          onPointerDown={(event) => event.stopPropagation()}
          onClick={(event) => tools.tell(event.currentTarget, refused)}
        >
          ?
        </button>
      )}
    </span>
  );
}

/** A space that the marker in hand may go to, or may not, and says why. */
function Target({ space, name, hold }: { space: number; name: string; hold: Hold }) {
  const moves = useMoves();
  const to = `ladder:${space}`;
  const lit = moves.options(hold.held!).some((option) => option.to === to);
  const barred = !lit && moves.refused(hold.held!).some((option) => option.to === to);
  if (!lit && !barred) return null;
  return (
    <button
      type="button"
      class={`spot rung-target ${lit ? "lit" : "barred"}`}
      aria-disabled={barred || undefined}
      aria-label={`To ${name}${barred ? ": not possible now" : ""}`}
      onClick={(event) => hold.move(hold.held!, space, event.currentTarget)}
    />
  );
}

/** The way each marker has come in this gesture. */
function Trail({ moved }: { moved: { current: string } }) {
  const { gesture } = useTools();
  const svg = useRef<SVGSVGElement>(null);
  const [lines, setLines] = useState<string[]>([]);
  const ways = gesture
    ? waysOf(
        gesture.answers
          .filter((answer) => answer.option.to)
          .map(({ asked, option }) => [option, clubView(asked).society!.seats[asked.viewer]!.markers]),
      )
    : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: ways are made anew at each drawing, and measured when they changed.
  useLayoutEffect(() => {
    const box = svg.current!.parentElement!.getBoundingClientRect();
    const centre = (space: number): string => {
      const cell = svg.current!.parentElement!.querySelector(`[data-space="${space}"]`)!.getBoundingClientRect();
      return `${cell.left + cell.width / 2 - box.left},${cell.top + cell.height / 2 - box.top}`;
    };
    setLines(ways.map((way) => way.map(centre).join(" ")));
    if (moved.current) document.querySelector<HTMLElement>(`.ladder [data-place="${moved.current}"]`)?.focus();
    moved.current = "";
  }, [JSON.stringify(ways)]);
  return (
    <svg ref={svg} class="trail" aria-hidden="true">
      {lines.map((line) => (
        <g key={line}>
          <polyline points={line} />
          <circle cx={line.split(",")[0]} cy={line.split(/[, ]/)[1]} r="5" />
        </g>
      ))}
    </svg>
  );
}

/** The spaces that each moved marker stood on, in order. */
function waysOf(steps: [Option, Marker[]][]): number[][] {
  const ways = new Map<string, number[]>();
  for (const [{ place, to }, markers] of steps) {
    const from = markers.find((marker) => placeOf(marker.marker) === place)!.space;
    ways.set(place, [...(ways.get(place) ?? [from]), Number(to.replace("ladder:", ""))]);
  }
  return [...ways.values()];
}
