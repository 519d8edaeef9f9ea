import { useTools } from "../../table/context";
import { unknownRow } from "../../ui/card";
import { Icon } from "../../ui/icons";
import { Plate } from "../../ui/plate";
import { Spot } from "../../ui/spot";
import { ClubWood, Errands, Sets } from "./pieces";
import { clubView, type Possession } from "./view";

const LONG = 20; // letters of a name that would need three lines

/** A thing one owns, with its price on a tag. */
export function PossessionTile({ tile, place, marked }: { tile: Possession; place: string; marked: boolean }) {
  const { rows } = useTools();
  const row = rows[tile.id] ?? { ...unknownRow(tile.id), name: tile.name, symbol: tile.symbol };
  return (
    <Spot
      place={place}
      drag
      class={`possession paper wash-property ${marked ? "marked" : ""}`}
      label={`${tile.name}, £${tile.value}, ${tile.borough}${marked ? ", pays less" : ""}`}
      fly={`possession:${tile.tile}`}
    >
      <Plate row={row} />
      <span class="tile-seal">
        <Icon id={tile.symbol} size={15} />
      </span>
      <span class="price-tag">£{tile.value}</span>
      <span class={`possession-name ${tile.name.length > LONG ? "long" : ""}`}>{tile.name}</span>
      <small>{tile.borough}</small>
    </Spot>
  );
}

export function PossessionsBoard() {
  const possessions = clubView(useTools().shown).possessions!;
  return (
    <ClubWood name="possessions" title="Possessions" aim="be rid of it all">
      <Errands board="possessions" />
      <Sets letter="P" />
      <div class="block" role="group" aria-label="On offer">
        <p class="block-head">
          On the block <Boroughs />
        </p>
        <div class="block-row">
          {possessions.offer.map((one) => (
            <PossessionTile
              key={one.tile}
              tile={one}
              place={`offer:${one.tile}`}
              marked={one.borough === possessions.borough}
            />
          ))}
        </div>
      </div>
    </ClubWood>
  );
}

/** The boroughs clockwise; the marked one pays less. */
function Boroughs() {
  const { borough, boroughs, less } = clubView(useTools().shown).possessions!;
  return (
    <span class="boroughs" role="img" aria-label={`${borough} pays £${less} less`}>
      {boroughs.map((one) => (
        <span key={one} class={one === borough ? "borough now" : "borough"}>
          <Icon id="shield" size={14} quiet />
          {one === borough && `${borough} −£${less}`}
        </span>
      ))}
    </span>
  );
}

/** Somebody's own things, where they lie before their owner. */
export function Estate({ seat, kind }: { seat: number; kind: string }) {
  const { borough, seats } = clubView(useTools().shown).possessions!;
  const { tiles } = seats[seat]!;
  return (
    <>
      {tiles.map((one) => (
        <PossessionTile key={one.tile} tile={one} place={`${kind}:${one.tile}`} marked={one.borough === borough} />
      ))}
      {!tiles.length && <p class="empty">Nothing left to sell.</p>}
    </>
  );
}
