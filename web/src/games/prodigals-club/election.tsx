import { Icon, iconLabel } from "../../ui/icons";
import { Spot } from "../../ui/spot";
import { useTools } from "../../table/context";
import { HydePark } from "./park";
import { Errands, Panel, Sets } from "./pieces";
import { type Circle, clubView, type GridPlace } from "./view";

const SIDES = ["north", "east", "south", "west"];
const edgeName = (edge: string): string => (edge === "?" ? "any" : edge === "-" ? "blank" : edge);
const circleName = (tile: Circle): string => tile.edges.map((edge, i) => `${edgeName(edge)} ${SIDES[i]}`).join(", ");

/** A tile of the political circle, its four half circles at its edges. */
export function CircleTile({ edges, ghost }: { edges: string[]; ghost?: boolean }) {
  return (
    <span class={`circle ${ghost ? "ghosted" : ""}`}>
      {edges.map((edge, i) => edge && edge !== "-" ? (
        <span key={i} class={`edge ${SIDES[i]}`}><Icon id={edge === "?" ? "any" : edge} size={14} label={`${iconLabel(edge === "?" ? "any" : edge)} ${SIDES[i]}`} quiet /></span>
      ) : null)}
    </span>
  );
}

/** A growing mosaic; where the tile in hand may go is ghosted. */
export function Mosaic({ grid, mine, width, height }: { grid: GridPlace[]; mine: boolean; width: number; height: number }) {
  const { places } = useTools();
  const shown = grid.filter((spot) => spot.tile || (mine && places.has(`grid:${spot.place}`)));
  const [xs, ys] = [shown.map((spot) => spot.x), shown.map((spot) => spot.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [columns, rows] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  const cell = Math.min(54, Math.floor(width / columns), Math.floor(height / rows));
  return (
    <div class="mosaic" style={{ width: `${columns * cell}px`, height: `${rows * cell}px` }}>
      {shown.map((spot) => (
        <span key={spot.place} class="cell" style={{ left: `${(spot.x - left) * cell}px`, top: `${(spot.y - top) * cell}px`, width: `${cell}px`, height: `${cell}px` }}>
          {spot.tile ? <span role="img" aria-label={`Circle tile at ${spot.at}: ${circleName(spot.tile)}`}><CircleTile edges={spot.tile.edges} /></span>
            : <Spot place={`grid:${spot.place}`} class="ghost-cell" label={`Place ${spot.at}`}><CircleTile edges={spot.needs} ghost /></Spot>}
        </span>
      ))}
    </div>
  );
}

export function ElectionBoard() {
  const { shown, me } = useTools();
  const view = clubView(shown);
  const election = view.election!;
  const mine = election.seats[me];
  const placing = election.placing;
  const names = view.competitions.length;
  return (
    <Panel name="election" title="Election" extra={<small>be rid of your votes</small>}>
      <Errands spaces={view.spaces.filter((space) => space.board === "election")} />
      <Sets letter="E" />
      <HydePark election={election} round={view.round} />
      <div class="circles">
        <div class="circle-offer">
          {placing ? <Turning tile={placing} /> : election.tiles.map((tile, i) => tile && (
            <Spot key={i} place={`tile:${tile.tile}`} class="circle-spot" label={`Circle tile: ${circleName(tile)}`}><CircleTile edges={tile.edges} /></Spot>
          ))}
        </div>
        {mine && <Mosaic grid={mine.grid} mine width={names > 2 ? 130 : 270} height={names > 2 ? 116 : 170} />}
      </div>
    </Panel>
  );
}

const turned = (edges: string[], by: number): string[] => edges.map((_, i) => edges[(i - by + 4) % 4]!);

/** The tile in hand; when asked which way round, in all its turns. */
function Turning({ tile }: { tile: Circle }) {
  const { shown, myTurn } = useTools();
  if (!myTurn || shown.question?.name !== "election.TurnTile") return <span class="circle-spot held" role="img" aria-label={`In hand: ${circleName(tile)}`}><CircleTile edges={tile.edges} /></span>;
  return (
    <>
      {[0, 1, 2, 3].map((turn) => {
        const edges = turned(tile.edges, turn);
        return <Spot key={turn} place={`turn:${turn}`} class="circle-spot" label={circleName({ ...tile, edges })}><CircleTile edges={edges} /></Spot>;
      })}
    </>
  );
}
