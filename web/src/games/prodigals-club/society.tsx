import { Icon } from "../../ui/icons";
import { Spot } from "../../ui/spot";
import { useTools } from "../../table/context";
import { Errands, Panel, Sets } from "./pieces";
import { clubView, type Marker } from "./view";

/** The social ladder: three columns, four figures, down is what one wants. */
export function Ladder({ seat, mine }: { seat: number; mine: boolean }) {
  const { shown } = useTools();
  const society = clubView(shown).society!;
  const markers = society.seats[seat]?.markers ?? [];
  return (
    <div class={`ladder seat-${seat % 5}`}>
      {society.rows.map((value, row) => (
        <div class="rung" key={row}>
          {mine ? <Spot place={`row:${row}`} class="rung-value" label={`The row of ${value}`}>{value}</Spot> : <span class="rung-value">{value}</span>}
          {society.columns.map((column, c) => {
            const here = markers.find((marker) => marker.row === row && marker.column === c);
            const symbol = society.symbols[row * society.columns.length + c];
            return (
              <span class="rung-cell" key={column}>
                {symbol && <span class="rung-symbol"><Icon id={symbol} size={15} /></span>}
                {here && <Figure marker={here} column={column} mine={mine} seat={seat} />}
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Figure({ marker, column, mine, seat }: { marker: Marker; column: string; mine: boolean; seat: number }) {
  const name = `${marker.colour} on ${marker.value}, ${column}`;
  const drawn = <Icon id={marker.colour} size={20} quiet />;
  if (!mine) return <span class="figure" role="img" aria-label={name}>{drawn}</span>;
  return <Spot place={`marker:${marker.marker}`} class={`figure ${marker.colour}`} label={name} fly={`marker:${seat}:${marker.marker}`}>{drawn}</Spot>;
}

export function SocietyBoard() {
  const { shown, me, rows } = useTools();
  const view = clubView(shown);
  const society = view.society!;
  return (
    <Panel name="society" title="Society" extra={<small>go down in the world</small>}>
      <div class="society-columns">
        <div>
          <Errands spaces={view.spaces.filter((space) => space.board === "society")} />
          <Sets letter="S" />
          {society.dame && <p class="dame"><Icon id="beatrice" size={22} quiet /> <span>{rows[society.dame]?.text}{society.seats[me]?.immune ? " She leaves you alone." : ""}</span></p>}
        </div>
        {me >= 0 && <Ladder seat={me} mine />}
      </div>
    </Panel>
  );
}
