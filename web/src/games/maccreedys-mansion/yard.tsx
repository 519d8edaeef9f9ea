import { Hat, Icon, iconLabel } from "../../ui/icons";
import { Spot } from "../../ui/spot";
import { useTools } from "../../table/context";
import { dollars, mansionView } from "./view";

export const TRADES = ["carpenter", "mason", "electrician", "plumber", "gasman"];
export const RESOURCES = ["stone", "lumber", "wiring", "pipes"];

/** Workers for hire and things to build with, with today's prices and what one's own company has. */
export function Yard() {
  const { shown, me } = useTools();
  const view = mansionView(shown);
  const own = view.seats[me];
  const zone = (piece: string, have: number, left: string) => (
    <Spot key={piece} place={`zone:${piece}`} class="zone" label={`${iconLabel(piece)}, ${dollars(view.prices[piece] ?? 0)}${left}; you have ${have}`}>
      <Icon id={piece} size={24} quiet />
      <span class="zone-name">{piece}</span>
      <b>{dollars(view.prices[piece] ?? 0)}</b>
      {left && <small>{left.replace(", ", "")}</small>}
      {have > 0 && <span class="badge" aria-hidden="true">{have}</span>}
    </Spot>
  );
  return (
    <section class="panel yard" aria-label="Yard">
      <h2><Icon id="hammer" size={18} quiet /> Hire and buy <small>the red number is yours</small></h2>
      <div class="zones">{TRADES.map((trade) => zone(trade, (own?.waiting[trade] ?? 0) || (own?.workers[trade] ?? 0), `, ${view.pool[trade]} left`))}</div>
      <div class="zones">{RESOURCES.map((resource) => zone(resource, own?.storage[resource] ?? 0, ""))}</div>
    </section>
  );
}

/** The auction for the order of the next day: the higher the bid, the higher the paddle. */
export function Auction() {
  const { shown } = useTools();
  const { bids, order, seats, possible_bids } = mansionView(shown);
  const top = Math.max(1, ...bids);
  return (
    <section class="panel auction" aria-label="Auction">
      <h2><Icon id="paddle" size={18} quiet /> Auction <small>for the order of tomorrow; every bid is paid</small></h2>
      <div class="paddles">
        {order.map((seat, i) => {
          const bid = bids[seat] ?? 0;
          const out = seats[seat]!.resting;
          return (
            <span key={seat} class={`bidder seat-${seat % 5} ${bid ? "" : "down"}`} role="img" aria-label={`${shown.seats[seat]?.name}: ${bid ? dollars(bid) : "no bid"}${out ? ", bids no more unless overtaken" : ""}; goes ${i + 1} today`}>
              <span class="raised" style={{ marginBottom: `${Math.round((30 * bid) / top)}px` }}>
                <svg class="paddle" viewBox="0 0 60 54" width="60" height="54" aria-hidden="true"><path class="blade" d="M30 2c20 0 27 10 27 18S50 38 30 38 3 28 3 20 10 2 30 2z" /><path d="M27 38v14h6V38" /></svg>
                <b>{bid ? dollars(bid) : "–"}</b>
              </span>
              <Hat seat={seat} size={20} quiet />
              <small>{shown.seats[seat]?.name}</small>
            </span>
          );
        })}
      </div>
      <div class="sums" role="group" aria-label="Bids">
        {possible_bids.map((sum) => <Spot key={sum} place={`bid:${sum}`} class="sum" label={`Bid ${dollars(sum)}`}>{sum}</Spot>)}
      </div>
    </section>
  );
}
