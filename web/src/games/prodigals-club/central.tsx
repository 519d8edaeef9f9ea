import type { ComponentChildren } from "preact";
import { useTools } from "../../table/context";
import { CardFace, CardPage, unknownRow } from "../../ui/card";
import { Hat, Icon } from "../../ui/icons";
import { Spot } from "../../ui/spot";
import { Doings } from "./cards";
import { BOYS, Boys, ClubWood, useWho } from "./pieces";
import { clubView } from "./view";

/** The middle of the table: the club's card, the order of the next round with its bonus tiles, the renaissance man. */
export function Central({ children }: { children?: ComponentChildren }) {
  const { shown } = useTools();
  const view = clubView(shown);
  const [card, man, ...order] = ["central-card", "renaissance-man"]
    .map((name) => view.spaces.find((space) => space.name === name))
    .concat(view.spaces.filter((space) => space.name.startsWith("order-")));
  const who = useWho();
  return (
    <ClubWood name="central" title="The Club">
      {card && <ClubsCard space={card.space} />}
      <div
        class="order now"
        role="img"
        aria-label={`Order of this round: ${view.order.map((seat) => shown.seats[seat]?.name).join(", ")}`}
      >
        <span class="small-head">this round</span>
        <div class="order-row">
          {view.order.map((seat) => (
            <Hat key={seat} seat={seat} size={20} quiet />
          ))}
        </div>
      </div>
      {order.length > 0 && (
        <div class="order" role="group" aria-label="Order of the next round">
          <span class="small-head">next round</span>
          <div class="order-row">
            {order.map(
              (space, i) =>
                space && (
                  <Spot
                    key={space.space}
                    place={`space:${space.space}`}
                    class="order-place"
                    idle={BOYS}
                    label={`Number ${i + 1} in the next round: ${who(space)}`}
                  >
                    {space.figures.length ? <Boys space={space} /> : <b class="socket">{i + 1}</b>}
                  </Spot>
                ),
            )}
          </div>
        </div>
      )}
      {view.bonuses.length > 0 && <Bonuses />}
      {man && (
        <Spot
          place={`space:${man.space}`}
          class="errand renaissance"
          idle={BOYS}
          label={`Renaissance man: ${who(man)}`}
        >
          <Boys space={man} />
          <span class="errand-text">
            <span class="errand-name">Renaissance man</span>
            <Renaissance />
          </span>
        </Spot>
      )}
      {children}
    </ClubWood>
  );
}

function ClubsCard({ space: number }: { space: number }) {
  const { shown, rows } = useTools();
  const view = clubView(shown);
  const space = view.spaces.find((one) => one.space === number)!;
  const card = view.central_card;
  const row = card ? (rows[card.id] ?? unknownRow(card.id)) : null;
  const boys = view.central_card_boys;
  return (
    <Spot
      place={`space:${number}`}
      class="clubs-card"
      idle={BOYS}
      label={row ? `The club's card: ${row.name}` : "The club's card is taken"}
      peek={row ? <CardPage row={row} /> : undefined}
    >
      {row ? <CardFace row={row} /> : <span class="card gone">taken</span>}
      <span class="clubs-peg">
        <Boys space={space} />
        {boys > 1 && <small>for {boys} boys</small>}
      </span>
    </Spot>
  );
}

/** Whoever reserves a place in the order takes one of them. */
function Bonuses() {
  const { shown, rows } = useTools();
  return (
    <div class="bonuses" role="group" aria-label="Bonus tiles">
      {clubView(shown).bonuses.map((bonus) => (
        <BonusTile
          key={bonus.tile}
          id={bonus.id}
          place={`bonus:${bonus.tile}`}
          label={`Bonus tile: ${rows[bonus.id]?.text ?? bonus.id}`}
        />
      ))}
    </div>
  );
}

function BonusTile({ id, place, label }: { id: string; place: string; label: string }) {
  const { rows } = useTools();
  const row = rows[id] ?? unknownRow(id);
  return (
    <Spot place={place} class="bonus" label={label} peek={<p class="why">{row.text}</p>}>
      <Doings row={row} />
    </Spot>
  );
}

export function OwnBonus() {
  const { shown, rows, me, places } = useTools();
  const bonus = clubView(shown).seats[me]?.bonus;
  if (!bonus) return null;
  const place =
    [...places.keys()].find((one) => one.startsWith("bonus:") && shown.question?.name !== "club.TakeBonus") ??
    "own-bonus";
  return <BonusTile id={bonus} place={place} label={`Your bonus tile: ${rows[bonus]?.text ?? bonus}`} />;
}

// What he stands for while he is nobody's: any two.
const UNNAMED = [null, null];

/** Whose he is, and which symbols he stands for. */
function Renaissance() {
  const { seat, symbols: named } = clubView(useTools().shown).renaissance;
  const symbols = seat >= 0 ? named : UNNAMED;
  return (
    <span class="medallions">
      {seat >= 0 && <Hat seat={seat} size={16} quiet />}
      {symbols.map((symbol, i) => (
        <span class="medallion" key={i}>
          <Icon id={symbol ?? "any"} size={16} />
        </span>
      ))}
    </span>
  );
}
