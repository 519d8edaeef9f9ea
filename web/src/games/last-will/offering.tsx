import { CardFace, CardPage, unknownRow } from "../../ui/card";
import { Hat, Icon } from "../../ui/icons";
import { Spot } from "../../ui/spot";
import { useTools } from "../../table/context";
import { BOYS } from "./plans";
import { type OfferView, willView } from "./view";

const SEND = "will.SendErrandBoy";
const spaced = (name: string): string => name.replaceAll("_", " ");

/** The offering: cards on a sideboard, each with the peg where an errand boy may stand. */
export function Offering() {
  const { shown } = useTools();
  const view = willView(shown);
  const trio = view.offering.filter((slot) => slot.name.startsWith("trio"));
  const single = view.offering.filter((slot) => !slot.name.startsWith("trio"));
  const others = view.spaces.map((space, i) => ({ ...space, i })).filter((space) => /^(extension|opera|clock)/.test(space.name));
  return (
    <section class="panel offering" aria-label="Offering">
      <h2>Offering <small>one errand boy takes one card</small></h2>
      <div class={`offer-row ${view.offering.length > 8 ? "many" : ""}`}>
        {trio.length > 0 && <Trio slots={trio} />}
        {single.map((slot) => <Single key={slot.slot} slot={slot} />)}
        <div class="errands">{others.map((space) => <Errand key={space.i} {...space} />)}</div>
      </div>
    </section>
  );
}

function Peg({ index }: { index: number }) {
  const { shown } = useTools();
  const figure = willView(shown).spaces[index]?.figure ?? -1;
  return (
    <span class={`peg-mark ${figure >= 0 ? "full" : ""}`}>
      {figure >= 0 ? <span data-fly={`hat:${index}`} data-home={`[data-seat="${figure}"]`}><Hat seat={figure} size={20} name={shown.seats[figure]?.name} /></span> : <Icon id="errand" size={16} quiet />}
    </span>
  );
}

function OfferCard({ slot }: { slot: OfferView }) {
  const { rows } = useTools();
  if (!slot.card) return <span class="card gone">{slot.deck === "wilds" ? "out visiting" : "taken"}</span>;
  return <CardFace row={rows[slot.card.id] ?? unknownRow(slot.card.id)} />;
}

const pageOf = (slot: OfferView, rows: ReturnType<typeof useTools>["rows"]) =>
  slot.card ? <CardPage row={rows[slot.card.id] ?? unknownRow(slot.card.id)} /> : undefined;

function Single({ slot }: { slot: OfferView }) {
  const { shown, rows } = useTools();
  const view = willView(shown);
  const index = view.spaces.findIndex((space) => space.name === slot.name);
  const figure = view.spaces[index]?.figure ?? -1;
  const name = slot.card ? rows[slot.card.id]?.name ?? slot.card.id : `${spaced(slot.name)}, empty`;
  const who = figure >= 0 ? `, ${shown.seats[figure]?.name} is here` : "";
  return (
    <Spot place={`space:${index}`} class="offer" idle={BOYS} label={`${name}${who}`} peek={pageOf(slot, rows)} fly={slot.card ? `card:${slot.card.card}` : undefined}>
      <OfferCard slot={slot} />
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
    tools.perform((shown) => {
      const wanted = shown.question?.name === SEND ? `space:${free?.i}` : `offer:${slot.slot}`;
      return shown.question?.options.find((option) => option.place === wanted)?.id;
    });
  return (
    <div class="trio">
      <div class="trio-cards">
        {slots.map((slot) => {
          const name = slot.card ? tools.rows[slot.card.id]?.name ?? slot.card.id : `${spaced(slot.name)}, taken`;
          const sending = tools.shown.question?.name === SEND && free && slot.card;
          return (
            <Spot key={slot.slot} place={`offer:${slot.slot}`} class="offer" idle={BOYS} also={pegs.map((peg) => `space:${peg.i}`)} label={sending ? `Take ${name}` : name} onPick={sending ? take(slot) : undefined} peek={pageOf(slot, tools.rows)} fly={slot.card ? `card:${slot.card.card}` : undefined}>
              <OfferCard slot={slot} />
            </Spot>
          );
        })}
      </div>
      <div class="trio-pegs">
        {pegs.map((peg, n) => (
          <Spot key={peg.i} place={`space:${peg.i}`} class="peg" idle={BOYS} label={`${n ? "Second" : "First"} place at the three cards: ${peg.figure >= 0 ? tools.shown.seats[peg.figure]?.name : "free"}`}>
            <Peg index={peg.i} /><span>one of three</span>
          </Spot>
        ))}
      </div>
    </div>
  );
}

const ERRANDS: Record<string, [icon: string, text: string]> = {
  extension: ["extension", "extension"],
  opera: ["opera", "opera £2"],
  clock: ["clock", "clock"],
};

function Errand({ name, figure, i }: { name: string; figure: number; i: number }) {
  const { shown } = useTools();
  const [kind = ""] = name.split("_");
  const [icon, text] = ERRANDS[kind] ?? ["errand", name];
  const state = figure >= 0 ? `, ${shown.seats[figure]?.name} is here` : ", free";
  return (
    <Spot place={`space:${i}`} class="peg" idle={BOYS} label={`${text}${state}`}>
      <Peg index={i} />
      <Icon id={icon} size={18} quiet />
      <span>{text}</span>
    </Spot>
  );
}
