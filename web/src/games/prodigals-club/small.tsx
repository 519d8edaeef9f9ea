import { type GridPlace, type Marker, many, type Society } from "./view";

/** Where somebody's four figures stand: ladies round, gentlemen square. */
export function MiniStairs({ society, markers }: { society: Society; markers: Marker[] }) {
  const [columns, rows] = [society.columns.length, society.rows.length];
  const said = markers
    .map((marker) => `${marker.colour} on ${marker.value}, ${society.columns[marker.column]}`)
    .join("; ");
  return (
    <svg class="mini-stairs" viewBox={`0 0 ${columns * 10} ${rows * 10}`} role="img" aria-label={`Society: ${said}`}>
      <title>{said}</title>
      <path
        class="steps"
        d={[
          ...Array.from({ length: rows + 1 }, (_, i) => `M0 ${i * 10}h${columns * 10}`),
          ...Array.from({ length: columns + 1 }, (_, i) => `M${i * 10} 0v${rows * 10}`),
        ].join("")}
      />
      {markers.map(({ marker, colour, row, column }) =>
        colour === "lady" ? (
          <circle key={marker} class="lady" cx={column * 10 + 5} cy={row * 10 + 5} r="4.6" />
        ) : (
          <rect key={marker} class="gentleman" x={column * 10 + 1} y={row * 10 + 1} width="8" height="8" />
        ),
      )}
    </svg>
  );
}

const EDGES = ["M3 0h4", "M10 3v4", "M3 10h4", "M0 3v4"];

/** Somebody's political circle, its tiles as they lie. */
export function MiniCircle({ grid }: { grid: GridPlace[] }) {
  const laid = grid.filter((place) => place.tile);
  const [xs, ys] = [laid.map((place) => place.x), laid.map((place) => place.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  const said = `Political circle: ${many(laid.length, "tile")}`;
  return (
    <svg class="mini-circle" viewBox={`-1 -1 ${wide * 11 + 1} ${high * 11 + 1}`} role="img" aria-label={said}>
      <title>{said}</title>
      {laid.map(({ place, x, y, tile }) => (
        <g key={place} transform={`translate(${(x - left) * 11} ${(y - top) * 11})`}>
          <rect width="10" height="10" rx="1" />
          <circle cx="5" cy="5" r="1.6" />
          <path d={EDGES.filter((_, i) => tile!.edges[i] !== "-").join("")} />
        </g>
      ))}
    </svg>
  );
}
