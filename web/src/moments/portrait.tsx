import type { Row } from "../api";
import { Plate } from "../ui/plate";

/** Somebody enters, and says what displeases. */
export const Portrait = ({ row, name, says }: { row: Row | undefined; name: string; says: string }) => (
  <article class="portrait-scene wash-dame">
    <div class="portrait-plate">{row && <Plate row={row} />}</div>
    <div>
      <h2>{name}</h2>
      <p>{says}</p>
    </div>
  </article>
);
