import { useTools } from "../../table/context";
import { SeatPlate } from "../../table/seats";
import { CardMini, CardTop, times, unknownRow } from "../../ui/card";
import { useNarrow } from "../../ui/hooks";
import { Icon } from "../../ui/icons";
import { Job, Wage } from "./job";
import { orderOf } from "./plans";
import { Shelf } from "./shelf";
import { type CardRef, type SeatView, type WillView, willView } from "./view";

/** Boys of the plan that have not been sent yet; where those of another game go along, all of them. */
export function boysLeft(view: WillView & { boys?: number[] }, seat: number): number {
  if (view.boys) return view.boys[seat] ?? 0;
  const plan = view.plans.find((one) => one.taken === seat);
  const sent = view.spaces.filter((space) => space.figure === seat).length;
  return plan ? Math.max(0, plan.errand_boys - sent) : 0;
}

const pounds = (n: number): string => (n < 0 ? `−£${-n}` : `£${n}`);

/** What "to ruin" is made of. Both are sums: a bare number beside a house would be read as so many houses. */
export const Split = ({ seat }: { seat: SeatView }) => (
  <span class="split">
    <span class="pair" data-now={`£${seat.cash} in cash`}>
      <span class="sum">{pounds(seat.cash)}</span> <span class="word">cash</span>
    </span>
    <span class="pair" data-now={`£${seat.score - seat.cash} in houses`}>
      <Icon id="town_house" label="houses" size={16} />
      <span class="sum">{pounds(seat.score - seat.cash)}</span>{" "}
      <span class="word">
        <span class="in">in </span>houses
      </span>
    </span>
    <Wage seat={seat} />
  </span>
);

/** The backs of a hand: its decks are all one may know. */
export const Backs = ({ seat }: { seat: SeatView }) => (
  <span class="backs" role="img" aria-label={`${seat.hand_size} ${seat.hand_size === 1 ? "card" : "cards"} in hand`}>
    {seat.hand_backs.map((deck, i) => (
      <i key={i} class={`deck-${deck}`} />
    ))}
  </span>
);

export const Order = ({ nth }: { nth?: string }) =>
  nth ? (
    <span class="plan-tag" data-now={`acts ${nth}`}>
      <Icon id="clock" size={16} label="acts" />
      {nth}
    </span>
  ) : null;

export const Boys = ({ n }: { n: number }) => (
  <span class="pair boys" data-now={`${n} errand ${n === 1 ? "boy" : "boys"} left`}>
    {n} <Icon id="errand" size={16} label="errand boys left" />
  </span>
);

const MOST_NAMED = 6; // cards beside which their names have room

/** An opponent's mat: cash and houses apart, small cards with empty places, order, hand and boys. */
export function Mat({ seat: number }: { seat: number }) {
  const { shown, rows } = useTools();
  const view = willView(shown);
  const seat = view.seats[number];
  if (!seat) return null;
  return (
    <>
      <Split seat={seat} />
      <span
        class={`minis ${Math.max(seat.spaces, seat.board.length) > MOST_NAMED ? "many" : ""}`}
        style={{ "--spaces": Math.max(seat.spaces, seat.board.length) }}
      >
        {seat.board.map((laid) => {
          const row = rows[laid.id] ?? unknownRow(laid.id);
          const worth = laid.value === undefined ? "" : `, worth £${laid.value}`;
          const said = `${row.name}${worth}${laid.used ? ", used" : ""}`;
          return (
            <span
              key={laid.card}
              role="img"
              aria-label={said}
              data-fly={`card:${laid.card}`}
              data-home={`[data-seat="${number}"]`}
            >
              <CardMini row={row} worn={laid} />
              <span class="mini-name">{row.name}</span>
            </span>
          );
        })}
        {times(Math.max(0, seat.spaces - seat.board.length)).map((i) => (
          <i key={`gap${i}`} class="gap" aria-hidden="true" />
        ))}
      </span>
      <span class="mat-side">
        <Order nth={orderOf(view.plans, number)} />
        <Backs seat={seat} />
        <Boys n={boysLeft(view, number)} />
      </span>
    </>
  );
}

/** How far the purse and the houses still are from ruin. */
function Purse({ seat, of }: { seat: SeatView; of: number }) {
  const part = (n: number) => `${(100 * Math.max(0, n)) / of}%`;
  return (
    <span class="purse" aria-hidden="true">
      <i style={{ width: part(seat.cash) }} />
      <i class="houses" style={{ width: part(seat.score - seat.cash) }} />
    </span>
  );
}

/** One's own mat, with table cards and what is left to do. In the combination the frame names the seat. */
export function OwnMat({ label }: { label: string }) {
  const { shown, me, prefix } = useTools();
  const narrow = useNarrow();
  const view = willView(shown);
  const seat = view.seats[me]!;
  return (
    <section class={`mat own seat-${me % 5}`} aria-label={label}>
      <div class="own-info">
        {!prefix && !narrow && <SeatPlate seat={me} />}
        <Purse seat={seat} of={scaleOf(view)} />
        <Split seat={seat} />
        <Job seat={me} />
        <ul class="left">
          <li>
            <Icon id="errand" quiet /> <b>{boysLeft(view, me)}</b> {boysLeft(view, me) === 1 ? "boy" : "boys"}
          </li>
          <li>
            <Icon id="action" quiet /> <b>{seat.actions}</b> {seat.actions === 1 ? "action" : "actions"}
          </li>
          {seat.white_actions > 0 && (
            <li>
              <Icon id="white_action" quiet /> <b>{seat.white_actions}</b> white
            </li>
          )}
        </ul>
      </div>
      <Shelf seat={me} />
    </section>
  );
}

const MOST_LARGE = 3; // mats on which cards can be read

/** On a small screen one's own mat is one line, whichever sheet is open, with the tops of the hand below it. */
export function OwnLine() {
  const { shown, me, prefix } = useTools();
  const seat = willView(shown).seats[me];
  if (!useNarrow() || prefix || !seat) return null;
  return (
    <div class="own-edge">
      <div class={`mat own-line seat-${me % 5}`}>
        <SeatPlate seat={me} />
        <Split seat={seat} />
      </div>
      <Tops hand={seat.hand ?? []} />
    </div>
  );
}

/** The tops of one's hand, which lies on the other sheet and comes up at a tap. */
function Tops({ hand }: { hand: CardRef[] }) {
  const { rows, showMine } = useTools();
  if (!hand.length) return null;
  return (
    <button
      type="button"
      class="tops"
      aria-label={`Your hand: ${hand.length} ${hand.length === 1 ? "card" : "cards"}`}
      onClick={showMine}
    >
      {hand.map(({ card, id }) => (
        <CardTop key={card} row={rows[id] ?? unknownRow(id)} />
      ))}
    </button>
  );
}

/** All mats in equal columns, for those who watch. */
export function WatchedMats() {
  const { shown } = useTools();
  const view = willView(shown);
  return (
    <div class="watched-mats">
      {view.seats.map((seat, i) => (
        <section
          key={i}
          class={`mat watched-mat seat-${i % 5} ${shown.question?.who === i && !shown.over ? "turn" : ""}`}
          aria-label={shown.seats[i]?.name}
        >
          <SeatPlate seat={i} />
          <Shelf seat={i} small={view.seats.length > MOST_LARGE} />
          <p class="foot">
            <Split seat={seat} />
            <Order nth={orderOf(view.plans, i)} />
            <Boys n={boysLeft(view, i)} />
            <Backs seat={seat} />
          </p>
        </section>
      ))}
    </div>
  );
}

const STEP = 10;
const LEAST = 70;

/** Where the brass rule begins: what the will left, or more if somebody has made money since. */
export const scaleOf = (view: WillView): number => {
  const scores = view.seats.map((seat) => seat.score);
  return Math.max(LEAST, STEP * Math.ceil(Math.max(...scores, view.solicitor?.fortune ?? 0) / STEP));
};
