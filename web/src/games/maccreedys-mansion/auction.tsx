import { useTools } from "../../table/context";
import { Hat } from "../../ui/icons";
import { Spot } from "../../ui/spot";
import { useStaged } from "./staging";
import { ahead, dollars, mansionView, number, ordinal } from "./view";

/** The auction for the order of the next day: the higher the bid, the higher the paddle. */
export function Auction() {
  const tools = useTools();
  const base = mansionView(tools.gesture?.base ?? tools.shown);
  const end = ahead(tools);
  const bids = end.bids.length ? end.bids : base.bids;
  return (
    <section class="wood auction" aria-label="Auction">
      <h2>
        The order of tomorrow <small>every bid is paid</small>
      </h2>
      <div class={`paddles of-${base.order.length}`}>
        {base.order.map((seat) => (
          <Bidder key={seat} seat={seat} bid={bids[seat] ?? 0} top={Math.max(1, ...bids)} />
        ))}
      </div>
      <fieldset class="bid-sums">
        <legend class="visually-hidden">Bids</legend>
        {base.possible_bids.map((sum) => (
          <Sum key={sum} sum={sum} />
        ))}
      </fieldset>
      <p class="morrow">
        Tomorrow:
        {end.order_tomorrow.map((seat, i) => (
          <span key={seat} class="in-order">
            <Hat seat={seat} name={tools.shown.seats[seat]?.name} /> {ordinal(i + 1)}
          </span>
        ))}
      </p>
    </section>
  );
}

function Bidder({ seat, bid, top }: { seat: number; bid: number; top: number }) {
  const { shown, me } = useTools();
  const view = mansionView(shown);
  const resting = view.seats[seat]!.resting;
  const said = seat === me && bid ? "your bid" : resting ? "passes" : bid > 0 && bid === top ? "leads" : "";
  const raised = 0.3 + (0.7 * bid) / top;
  return (
    <span
      class={`bidder seat-${seat % 5} ${seat === me ? "me" : ""} ${bid ? "" : "down"}`}
      style={{ "--raised": raised }}
      role="img"
      aria-label={`${shown.seats[seat]?.name}: ${bid ? dollars(bid) : "no bid"}${resting ? ", bids no more unless overtaken" : ""}`}
    >
      <span class="paddle" aria-hidden="true">
        <svg viewBox="0 0 60 150" aria-hidden="true">
          <path class="handle" d="M26 44h8v106h-8z" />
          <path class="blade" d="M30 3c19 0 27 9 27 20S49 45 30 45 3 34 3 23 11 3 30 3z" />
          <path class="inner" d="M30 6.5c16 0 23 8 23 16.5S46 41 30 41 7 32 7 23 14 6.500 30 6.500z" />
        </svg>
        <b>{bid ? dollars(bid) : "–"}</b>
      </span>
      <span class="bidder-name">
        <Hat seat={seat} quiet /> <span>{seat === me ? "You" : shown.seats[seat]?.name}</span>
      </span>
      <small>{said}</small>
    </span>
  );
}

function Sum({ sum }: { sum: number }) {
  const staged = useStaged(`bid:${sum}`);
  return (
    <Spot
      place={`bid:${sum}`}
      class="sum"
      label={staged.option?.label ?? `Bid ${dollars(sum)}`}
      onPick={staged.pick}
      picked={staged.chosen || undefined}
    >
      {number(sum)}
    </Spot>
  );
}
