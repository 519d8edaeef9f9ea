import { Icon } from "../../ui/icons";
import { Spot } from "../../ui/spot";
import { useTools, useWhose } from "../../table/context";
import { Errands, Panel, Sets } from "./pieces";
import { clubView, type Possession } from "./view";

/** A thing one owns, with its label and its price on a tag. */
export function PossessionTile({ tile, place, marked }: { tile: Possession; place: string; marked: boolean }) {
  return (
    <Spot place={place} drag class={`possession ${marked ? "marked" : ""}`} label={`${tile.name}, £${tile.value}, ${tile.borough}${marked ? ", pays less" : ""}`} fly={`possession:${tile.tile}`}>
      <span class="object"><Icon id={tile.symbol} size={24} /></span>
      <span class="possession-name">{tile.name}</span>
      <small>{tile.borough}</small>
      <span class="tag">£{tile.value}</span>
    </Spot>
  );
}

export function PossessionsBoard() {
  const { shown, me, own } = useTools();
  const whose = useWhose();
  const view = clubView(shown);
  const possessions = view.possessions!;
  const mine = possessions.seats[me];
  const tile = (kind: string) => (one: Possession) => <PossessionTile key={one.tile} tile={one} place={`${kind}:${one.tile}`} marked={one.borough === possessions.borough} />;
  return (
    <Panel name="possessions" title="Possessions" extra={<small>be rid of everything</small>}>
      <Errands spaces={view.spaces.filter((space) => space.board === "possessions")} />
      <Sets letter="P" />
      <div class="possession-row offered" role="group" aria-label="On offer">{possessions.offer.map(tile("offer"))}</div>
      {mine && (
        <div class="estate">
          <p class="own-line">{own ? "Yours" : whose("own")} <span class="purse">£{mine.pounds}</span><Boroughs /></p>
          <div class="possession-row" role="group" aria-label={whose("possessions")}>
            {mine.tiles.map(tile("possession"))}
            {!mine.tiles.length && <p class="empty">Nothing left to sell.</p>}
          </div>
        </div>
      )}
    </Panel>
  );
}

/** The boroughs clockwise; the marked one pays less. */
function Boroughs() {
  const { borough, boroughs, less } = clubView(useTools().shown).possessions!;
  return (
    <span class="boroughs" role="img" aria-label={`${borough} pays £${less} less`}>
      {boroughs.map((one) => <span key={one} class={one === borough ? "borough now" : "borough"}><Icon id="shield" size={14} quiet />{one === borough && `${borough} −£${less}`}</span>)}
    </span>
  );
}
