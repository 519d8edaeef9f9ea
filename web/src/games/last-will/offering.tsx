import { useTools } from "../../table/context";
import { CardFace, CardPage, unknownRow } from "../../ui/card";
import { Hat } from "../../ui/icons";
import { Spot } from "../../ui/spot";
import { Peg } from "./peg";
import { BOYS } from "./plans";
import { Tickets } from "./tickets";
import { type OfferView, willView } from "./view";

const LONG = 12; // letters that fit where a card lay
const SEND = "will.SendErrandBoy";
const spaced = (name: string): string => name.replaceAll("_", " ");

/** The offering: cards on a sideboard, each with the peg where an errand boy may stand. */
export function Offering() {
  const { shown } = useTools();
  const view = willView(shown);
  const trio = view.offering.filter((slot) => slot.name.startsWith("trio"));
  const single = view.offering.filter((slot) => !slot.name.startsWith("trio"));
  return (
    <section
      class={`wood offering of-${view.offering.length}`}
      aria-label="Offering"
      style={{ "--offers": view.offering.length }}
    >
      {trio.length > 0 && <Trio slots={trio} />}
      {single.map((slot) => (
        <Single key={slot.slot} slot={slot} />
      ))}
      <Tickets />
    </section>
  );
}

/** Where a card was: whose it is now, if that can be told. */
function Gone({ wild, figure }: { wild: boolean; figure: number }) {
  const { shown } = useTools();
  const taker = shown.seats[figure]?.name;
  return (
    <span class="card gone">
      {figure >= 0 && <Hat seat={figure} size={26} quiet />}
      {wild ? "out visiting" : taker && taker.length <= LONG ? `to ${taker}` : "taken"}
    </span>
  );
}

function OfferCard({ slot, figure = -1 }: { slot: OfferView; figure?: number }) {
  const { rows } = useTools();
  if (!slot.card) return <Gone wild={slot.deck === "wilds"} figure={figure} />;
  return <CardFace row={rows[slot.card.id] ?? unknownRow(slot.card.id)} />;
}

const pageOf = (slot: OfferView, rows: ReturnType<typeof useTools>["rows"]) =>
  slot.card ? <CardPage row={rows[slot.card.id] ?? unknownRow(slot.card.id)} /> : undefined;

function Single({ slot }: { slot: OfferView }) {
  const { shown, rows } = useTools();
  const view = willView(shown);
  const index = view.spaces.findIndex((space) => space.name === slot.name);
  const figure = view.spaces[index]?.figure ?? -1;
  const name = slot.card ? (rows[slot.card.id]?.name ?? slot.card.id) : `${spaced(slot.name)}, empty`;
  const who = figure >= 0 ? `, ${shown.seats[figure]?.name} is here` : "";
  return (
    <Spot
      place={`space:${index}`}
      class="offer"
      idle={BOYS}
      label={`${name}${who}`}
      peek={pageOf(slot, rows)}
      fly={slot.card ? `card:${slot.card.card}` : undefined}
    >
      <OfferCard slot={slot} figure={figure} />
      <Peg index={index} />
    </Spot>
  );
}

/** Two pegs serve three cards; pointing at a card sends a boy and takes it in one go. */
function Trio({ slots }: { slots: OfferView[] }) {
  const tools = useTools();
  const view = willView(tools.shown);
  const pegs = view.spaces.map((space, i) => ({ ...space, i })).filter((space) => space.name.startsWith("trio"));
  const free = pegs.find((peg) => tools.places.get(`space:${peg.i}`)?.options.length);
  const take = (slot: OfferView) => () =>
    tools.perform([{ place: `space:${free?.i}` }, { place: `offer:${slot.slot}` }]);
  return (
    <div class="trio">
      <div class="trio-cards">
        {slots.map((slot) => {
          const name = slot.card ? (tools.rows[slot.card.id]?.name ?? slot.card.id) : `${spaced(slot.name)}, taken`;
          const sending = tools.shown.question?.name === SEND && free && slot.card;
          return (
            <Spot
              key={slot.slot}
              place={`offer:${slot.slot}`}
              class="offer"
              idle={BOYS}
              also={pegs.map((peg) => `space:${peg.i}`)}
              label={sending ? `Take ${name}` : name}
              onPick={sending ? take(slot) : undefined}
              peek={pageOf(slot, tools.rows)}
              fly={slot.card ? `card:${slot.card.card}` : undefined}
            >
              <OfferCard slot={slot} />
            </Spot>
          );
        })}
      </div>
      <div class="trio-pegs">
        {pegs.map((peg, n) => (
          <Spot
            key={peg.i}
            place={`space:${peg.i}`}
            class="peg"
            idle={BOYS}
            label={`${n ? "Second" : "First"} place at the three cards: ${peg.figure >= 0 ? tools.shown.seats[peg.figure]?.name : "free"}`}
          >
            <Peg index={peg.i} />
          </Spot>
        ))}
        <span class="trio-said">one of these three</span>
        <span class="trio-said narrow">one of the first three</span>
      </div>
    </div>
  );
}
