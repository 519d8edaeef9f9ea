import { useTools } from "../../table/context";
import { unknownRow } from "../../ui/card";
import { Plate } from "../../ui/plate";
import { Ladder } from "./ladder";
import { ClubWood, Errands, Sets } from "./pieces";
import { clubView } from "./view";

export function SocietyBoard() {
  const { me } = useTools();
  return (
    <ClubWood name="society" title="Society" aim="go down in the world">
      <div class="salon">
        <div class="salon-left">
          <Dame />
          <Errands board="society" />
          <Sets letter="S" />
        </div>
        {me >= 0 && <Ladder seat={me} mine />}
      </div>
    </ClubWood>
  );
}

/** Her portrait says whom she raises this round. */
function Dame() {
  const { shown, me, rows } = useTools();
  const { dame, seats } = clubView(shown).society!;
  if (!dame) return null;
  const row = rows[dame] ?? unknownRow(dame);
  return (
    <div class="dame paper wash-dame">
      <Plate row={row} />
      <p>
        <b>Dame Beatrice</b>
        <span>{seats[me]?.immune ? "She leaves you alone this round." : row.text}</span>
      </p>
    </div>
  );
}
