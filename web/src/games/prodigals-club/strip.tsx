import type { Row } from "../../api";
import { useTools } from "../../table/context";
import { CardPage, unknownRow } from "../../ui/card";
import { Icon } from "../../ui/icons";
import { Picture, type Sign } from "../../ui/picture";
import { Plate } from "../../ui/plate";
import { Spot } from "../../ui/spot";
import { Doings } from "./cards";
import { clubRow } from "./view";

const LONG = 24; // letters of a name that would need three lines

/** The Club's cards lie landscape, the engraving at the left: they say little, and are many. */
export function Strip({ row, also = [] }: { row: Row; also?: Sign[] }) {
  const { party } = clubRow(row);
  return (
    <span class={`strip paper wash-${row.kind} ${row.border === "black" ? "black" : ""}`}>
      <Plate row={row} />
      <span class="strip-text">
        <span class={`strip-name ${row.name.length > LONG ? "long" : ""}`}>{row.name}</span>
        <span class="strip-does">
          <Doings row={row} />
          {party ? <Icon id={`party_${party}`} size={15} /> : null}
          {also.length > 0 && (
            <span class="doings also">
              + <Picture signs={also} />
            </span>
          )}
        </span>
      </span>
    </span>
  );
}

/** A card that lies on a player's mat, as a strip. */
export function LaidStrip({ id, card, place, used }: { id: string; card: number; place: string; used: boolean }) {
  const { rows } = useTools();
  const row = rows[id] ?? unknownRow(id);
  return (
    <Spot
      place={place}
      class={`laid-strip ${used ? "used" : ""}`}
      label={`${row.name}${used ? ", used" : ""}`}
      fly={`card:${card}`}
      peek={<CardPage row={row} />}
    >
      <Strip row={row} />
      {used && (
        <span class="in-use" aria-hidden="true">
          used
        </span>
      )}
    </Spot>
  );
}
