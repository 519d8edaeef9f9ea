import { useTools } from "../../table/context";
import { unknownRow } from "../../ui/card";
import { Plate } from "../../ui/plate";
import { clubView } from "./view";

/** What somebody else owns, small. */
export function Objects({ seat }: { seat: number }) {
  const { shown, rows } = useTools();
  const tiles = clubView(shown).possessions?.seats[seat]?.tiles;
  if (!tiles) return null;
  return (
    <span class="objects">
      {tiles.map((tile) => {
        const said = `${tile.name}, £${tile.value}, ${tile.borough}`;
        return (
          <span key={tile.tile} class="object wash-property" role="img" aria-label={said}>
            <Plate row={rows[tile.id] ?? { ...unknownRow(tile.id), name: tile.name, symbol: tile.symbol }} />
          </span>
        );
      })}
    </span>
  );
}
