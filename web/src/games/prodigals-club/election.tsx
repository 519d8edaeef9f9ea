import { useLayoutEffect, useRef } from "preact/hooks";
import { useTools, useWhose } from "../../table/context";
import { useRoom } from "../../ui/hooks";
import { Icon, iconLabel } from "../../ui/icons";
import { Spot } from "../../ui/spot";
import { type Laying, turned, useLaying } from "./laying";
import { HydePark } from "./park";
import { ClubWood, Errands, Sets } from "./pieces";
import { type Circle, clubView, type GridPlace } from "./view";

const SIDES = ["north", "east", "south", "west"];
const edgeName = (edge: string): string => (edge === "?" ? "any" : edge === "-" ? "blank" : edge);
const circleName = (tile: Circle): string => tile.edges.map((edge, i) => `${edgeName(edge)} ${SIDES[i]}`).join(", ");

/** A tile of the political circle, its four half circles at its edges. */
export function CircleTile({ edges, ghost, joined }: { edges: string[]; ghost?: boolean; joined?: string[] }) {
  return (
    <span class={`circle ${ghost ? "ghosted" : "paper"}`}>
      {edges.map((edge, i) =>
        edge && edge !== "-" ? (
          <span key={i} class={`edge ${SIDES[i]} ${joined?.[i] && joined[i] !== "-" ? "joined" : ""}`}>
            <Icon
              id={edge === "?" ? "any" : edge}
              size={14}
              label={`${iconLabel(edge === "?" ? "any" : edge)} ${SIDES[i]}`}
              quiet
            />
          </span>
        ) : null,
      )}
    </span>
  );
}

const LEAST = 28; // a finger and a line around it
const SEEN = 12; // where there is nothing to be laid
const EDGE = 8; // where the outermost places glow
const MOST = 54; // of a tile alone, unless the window is large
const SHARE = 0.4;

/** A growing mosaic; where the tile in hand may go is ghosted. One that outgrows its room is moved about in it. */
export function Mosaic({
  grid,
  mine,
  width,
  height,
  laying,
}: {
  grid: GridPlace[];
  mine: boolean;
  width: number;
  height: number;
  laying?: Laying;
}) {
  const { places } = useTools();
  const open = (spot: GridPlace): boolean =>
    mine && (places.has(`grid:${spot.place}`) || laying?.others.has(spot.place) === true);
  const shown = grid.filter((spot) => spot.tile || open(spot));
  const [xs, ys] = [shown.map((spot) => spot.x), shown.map((spot) => spot.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [columns, rows] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  const fits = Math.min(Math.floor((width - EDGE) / columns), Math.floor((height - EDGE) / rows));
  const cell = Math.max(shown.some(open) ? LEAST : SEEN, Math.min(Math.max(MOST, height * SHARE), fits));
  const scrolls = columns * cell > width - EDGE || rows * cell > height - EDGE;
  const view = useMiddle(columns, rows);
  return (
    <div
      ref={view}
      class={`mosaic-window ${scrolls ? "scrolls" : ""}`}
      role="group"
      aria-label="Political circle"
      tabIndex={scrolls ? 0 : undefined}
      style={{ maxWidth: `${width}px`, maxHeight: `${height}px` }}
    >
      <div
        class={`mosaic ${rows > columns ? "high" : ""}`}
        style={{ width: `${columns * cell}px`, height: `${rows * cell}px`, "--cell": `${cell}px` }}
      >
        {shown.map((spot) => (
          <span
            key={spot.place}
            class="cell"
            style={{
              left: `${(spot.x - left) * cell}px`,
              top: `${(spot.y - top) * cell}px`,
              width: `${cell}px`,
              height: `${cell}px`,
            }}
          >
            {!spot.tile ? (
              <OpenPlace spot={spot} laying={laying} />
            ) : laying?.laid?.place === spot.place ? (
              <LaidTile spot={spot} laying={laying} />
            ) : (
              <span role="img" aria-label={`Circle tile at ${spot.at}: ${circleName(spot.tile)}`}>
                <CircleTile edges={spot.tile.edges} />
              </span>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Begins in the middle, and again when the mosaic has grown. */
function useMiddle(columns: number, rows: number) {
  const view = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = view.current!;
    view.current!.scrollTo({ left: (scrollWidth - clientWidth) / 2, top: (scrollHeight - clientHeight) / 2 });
  }, [columns, rows]);
  return view;
}

/** A place for the tile in hand: a press or a drop lays it there, to be turned and confirmed. */
function OpenPlace({ spot, laying }: { spot: GridPlace; laying?: Laying }) {
  const { places } = useTools();
  const fits = (places.get(`grid:${spot.place}`)?.options.length ?? 0) > 0 || laying?.others.has(spot.place);
  return (
    <Spot
      place={`grid:${spot.place}`}
      class="ghost-cell"
      label={`Place ${spot.at}`}
      onPick={laying && fits ? () => laying.lay(spot.place) : undefined}
    >
      <CircleTile edges={spot.needs} ghost />
    </Spot>
  );
}

/** The tile just laid: pressed, or with R, it turns to the next way that fits. */
function LaidTile({ spot, laying }: { spot: GridPlace; laying: Laying }) {
  const { needs, turns } = laying.laid!;
  const matched = SIDES.filter((_, i) => needs[i] && needs[i] !== "-");
  const more = turns > 1 ? `; turn it, ${turns} ways fit` : "";
  const name = `Laid at ${spot.at}: ${circleName(spot.tile!)}; joined to the ${matched.join(" and ")}${more}`;
  return (
    <button
      type="button"
      class={`spot laid-tile ${turns > 1 ? "turns" : ""}`}
      aria-label={name}
      onClick={laying.turn}
      onPointerDown={laying.carry}
    >
      <CircleTile edges={spot.tile!.edges} joined={needs} />
    </button>
  );
}

export function ElectionBoard() {
  const { shown, me } = useTools();
  const whose = useWhose();
  const view = clubView(shown);
  const election = view.election!;
  const mine = election.seats[me];
  const room = useRoom<HTMLDivElement>();
  const laying = useLaying();
  return (
    <ClubWood name="election" title="Election" aim="be rid of your votes">
      <Errands board="election" />
      <Sets letter="E" />
      <div class={`grounds ${laying.asked || laying.laid ? "laying" : ""}`}>
        <HydePark election={election} round={view.round} />
        <div class="circle-offer" role="group" aria-label="Circle tiles">
          {election.placing && laying.asked ? (
            <InHand tile={election.placing} laying={laying} />
          ) : (
            election.tiles.map((tile, i) => tile && <Offered key={i} tile={tile} />)
          )}
        </div>
        <div class="mosaic-room">
          {mine &&
            (laying.asked || laying.laid ? (
              <p class="mosaic-name">{whose("political circle")}</p>
            ) : (
              <Larger grid={mine.grid} name={whose("political circle")} />
            ))}
          <div ref={room.ref} class="mosaic-space">
            {mine && <Mosaic grid={mine.grid} mine width={room.width} height={room.height} laying={laying} />}
          </div>
        </div>
      </div>
    </ClubWood>
  );
}

const LARGE = 296;

/** A circle to be read, nothing in it to be chosen. */
function WholeCircle({ grid }: { grid: GridPlace[] }) {
  const laid = grid.filter((spot) => spot.tile);
  const [xs, ys] = [laid.map((spot) => spot.x), laid.map((spot) => spot.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [columns, rows] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  const cell = Math.min(LARGE / 3, Math.floor(LARGE / Math.max(columns, rows)));
  const at = (n: number): string => `${n * cell}px`;
  return (
    <div class="club-seat larger-circle" style={{ width: at(columns), height: at(rows), "--cell": at(1) }}>
      {laid.map((spot) => (
        <span
          key={spot.place}
          class="cell"
          style={{ left: at(spot.x - left), top: at(spot.y - top), width: at(1), height: at(1) }}
        >
          <CircleTile edges={spot.tile!.edges} />
        </span>
      ))}
    </div>
  );
}

/** All the room of the circle shows it in full: its tiles are small where the boards are many. */
const Larger = ({ grid, name }: { grid: GridPlace[]; name: string }) => (
  <Spot place="circle" class="mosaic-larger" label={`${name}, larger`} peek={<WholeCircle grid={grid} />}>
    <span class="mosaic-name">{name}</span>
  </Spot>
);

const Offered = ({ tile }: { tile: Circle }) => (
  <Spot
    place={`tile:${tile.tile}`}
    class="circle-spot"
    idle="A tile is taken when an errand or a card gives one."
    label={`Circle tile: ${circleName(tile)}`}
    drag
  >
    <CircleTile edges={tile.edges} />
  </Spot>
);

/** The tile in hand: a press, or R, turns it; it is carried to its place or the place is pressed. */
function InHand({ tile, laying }: { tile: Circle; laying: Laying }) {
  const edges = turned(tile.edges, laying.way);
  return (
    <button
      type="button"
      class="spot circle-spot held"
      aria-label={`In hand: ${circleName({ ...tile, edges })}; turn it`}
      onClick={laying.turn}
      onPointerDown={laying.carry}
    >
      <CircleTile edges={edges} />
    </button>
  );
}
