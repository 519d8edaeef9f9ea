import { useTools } from "../../table/context";
import { CardMini, unknownRow } from "../../ui/card";
import { Icon } from "../../ui/icons";
import { Split } from "../last-will/mat";
import { orderOf } from "../last-will/plans";
import { willView } from "../last-will/view";

/** Of Last Will, on an opponent's mat: cash and houses apart, the order, the hand, and small cards. */
export function WillOnMat({ seat: number }: { seat: number }) {
  const { shown, rows } = useTools();
  const view = willView(shown);
  const seat = view.seats[number];
  if (!seat) return null;
  const nth = orderOf(view.plans, number);
  return (
    <>
      <span class="will-facts">
        <Split seat={seat} />
        {nth && <span class="plan-tag">{nth}</span>}
        <span class="pair" data-part="cards" role="img" aria-label={`${seat.hand_size} cards of Last Will in hand`}>
          <Icon id="cards" size={16} quiet />
          {seat.hand_size}
        </span>
      </span>
      <span class="will-minis" style={{ "--laid": Math.max(1, seat.board.length) }}>
        {seat.board.map((laid) => {
          const row = rows[laid.id] ?? unknownRow(laid.id);
          const worth = laid.value === undefined ? "" : `, worth £${laid.value}`;
          const said = `${row.name}${worth}${laid.used ? ", used" : ""}`;
          return (
            <span key={laid.card} role="img" aria-label={said} data-fly={`card:${laid.card}`}>
              <CardMini row={row} worn={laid} />
            </span>
          );
        })}
      </span>
    </>
  );
}
