import { useTools } from "../../table/context";
import { CardBack, CardFace, CardMini, CardPage, times, unknownRow } from "../../ui/card";
import { Icon } from "../../ui/icons";
import { Spot } from "../../ui/spot";
import { Job } from "./job";
import { type LaidCard, willView } from "./view";

/** A player board: a shelf whose cards slide down once they are used. */
export function Shelf({ seat, small = false }: { seat: number; small?: boolean }) {
  const { shown } = useTools();
  const board = willView(shown).seats[seat]!;
  const empty = Math.max(0, board.spaces - board.board.length);
  return (
    <div class="shelf" style={{ "--spaces": board.spaces, "--free": empty }}>
      {board.board.map((laid) => (
        <Laid key={laid.card} laid={laid} seat={seat} small={small} />
      ))}
      {times(empty).map((i) => (
        <span key={`empty${i}`} class="slot-empty" aria-hidden="true">
          {i === 0 && !small && "a free space"}
        </span>
      ))}
    </div>
  );
}

function Laid({ laid, seat, small }: { laid: LaidCard; seat: number; small: boolean }) {
  const { rows, me, places } = useTools();
  const row = rows[laid.id] ?? unknownRow(laid.id);
  const mine = seat === me;
  const tokens = laid.tokens.length ? `, with ${laid.tokens.join(" and ")}` : "";
  const value = laid.value === undefined ? "" : `, value £${laid.value}`;
  const label = `${row.name}${laid.used ? ", used" : ""}${value}${tokens}`;
  const sale = places.get(`sell:${laid.card}`);
  return (
    <div class={`laid ${laid.used ? "used" : ""}`}>
      <span class="check" aria-hidden="true">
        <Icon id="tick" size={16} quiet /> used
      </span>
      <Spot
        place={mine ? `board:${laid.card}` : `seat${seat}:${laid.card}`}
        class="on-shelf"
        label={label}
        fly={`card:${laid.card}`}
        home={`[data-seat="${seat}"]`}
        peek={<CardPage row={row} worn={laid} />}
      >
        {small ? <CardMini row={row} worn={laid} /> : <CardFace row={row} worn={laid} />}
      </Spot>
      {mine && sale && (
        <Spot place={`sell:${laid.card}`} class="sale" label={`Sell ${row.name}`}>
          <Icon id="sell" size={14} quiet /> {sale.options[0] ? `£${sale.options[0].amount}` : "sell"}
        </Spot>
      )}
    </div>
  );
}

/** Another seat's things, as everybody may see them. */
export function SeatBoard({ seat }: { seat: number }) {
  const { shown } = useTools();
  const s = willView(shown).seats[seat]!;
  return (
    <div class={`seat-board mat seat-${seat % 5}`}>
      <p class="facts">
        <span class="pair">
          <Icon id="pound" />£{s.cash} in cash
        </span>
        <span class="pair">
          <Icon id="action" />
          {s.actions} actions left
        </span>
        {s.white_actions > 0 && (
          <span class="pair">
            <Icon id="white_action" />
            {s.white_actions} for white cards
          </span>
        )}
        <span class="pair">
          <Icon id="cards" />
          {s.hand_size} in hand
        </span>
      </p>
      <Job seat={seat} />
      <Shelf seat={seat} />
      <div class="backs">
        {s.hand_backs.map((deck, i) => (
          <CardBack key={i} deck={deck} />
        ))}
      </div>
    </div>
  );
}
