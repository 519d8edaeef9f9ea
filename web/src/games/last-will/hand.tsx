import { useLayoutEffect, useState } from "preact/hooks";
import { CardFace, CardPage, unknownRow } from "../../ui/card";
import { Spot } from "../../ui/spot";
import { type TableTools, useTools, useWhose } from "../../table/context";
import { type CardRef, type SeatView, willView } from "./view";

export const KEEPING = /^will\.Keep(First)?Cards$/;
const NO_MORE = 0;

const keeps = (tools: TableTools): boolean => tools.myTurn && KEEPING.test(tools.shown.question?.name ?? "");
const cardAt = (place: string): number => (place.startsWith("hand:") ? Number(place.slice(5)) : -1);

/** Sends the picked cards one by one, then says that there are no more. */
function keep(tools: TableTools, picked: number[]): void {
  const rest = new Set(picked);
  tools.perform(({ question }) => {
    if (!question || !KEEPING.test(question.name)) return undefined;
    const next = question.options.find((option) => rest.has(cardAt(option.place)));
    if (next) rest.delete(cardAt(next.place));
    return next?.id ?? (rest.size ? undefined : question.options.find((option) => option.id === NO_MORE)?.id);
  });
}

/** The one place where cards are kept, and so the others discarded: it says what it will do, as it can't be undone. */
function Keeping({ seat, picked, wild }: { seat: SeatView; picked: number[]; wild(card: CardRef): boolean }) {
  const tools = useTools();
  const { left, options } = tools.shown.question!;
  const stay = picked.length + (seat.kept?.length ?? 0);
  const back = seat.hand!.filter(wild).length; // wild cards go back to the offering, whatever is kept
  const gone = seat.hand!.length - stay - back;
  const must = !options.some((option) => option.id === NO_MORE) && picked.length < left;
  const all = options.find((option) => !option.place && option.id !== NO_MORE);
  const does = [stay ? `Keep ${gone ? stay : `all ${stay}`}` : "Keep none", gone && `discard ${stay ? gone : `all ${gone}`}`, back && `give ${back} back`].filter(Boolean).join(", ");
  return (
    <span class="stage">
      <button type="button" class={picked.length ? "primary" : must ? "" : "lit"} data-option={NO_MORE} disabled={must} onClick={() => keep(tools, picked)}>{must ? `Keep ${picked.length} of ${left}` : does}</button>
      {all && !picked.length && <button type="button" class="primary" data-option={all.id} onClick={() => tools.choose(all.id)}>{all.label}</button>}
    </span>
  );
}

export function Hand() {
  const tools = useTools();
  const whose = useWhose();
  const seat = willView(tools.shown).seats[tools.me];
  const [picked, setPicked] = useState<number[]>([]);
  const keeping = keeps(tools);
  useLayoutEffect(() => setPicked([]), [tools.shown.question?.name, tools.shown.ply]);
  if (!seat?.hand) return null;
  const left = tools.shown.question?.left ?? 0;
  const toggle = (card: number) => () =>
    setPicked((now) => (now.includes(card) ? now.filter((c) => c !== card) : now.length < left ? [...now, card] : now));
  const cards = [...seat.hand];
  const rowOf = ({ id }: CardRef) => tools.rows[id] ?? unknownRow(id);
  return (
    <section class="panel hand" aria-label={whose("hand")}>
      <h2>
        {whose("hand")} <small>{cards.length} {cards.length === 1 ? "card" : "cards"}</small>
        {keeping && <Keeping seat={seat} picked={picked} wild={(card) => rowOf(card).deck === "wilds"} />}
      </h2>
      <div class={`hand-row ${cards.length > 8 ? "tight" : ""}`}>
        {cards.map((ref) => {
          const { card } = ref;
          const row = rowOf(ref);
          const kept = seat.kept?.some((k) => k.card === card);
          const offered = keeping && tools.places.get(`hand:${card}`)?.options.length;
          return (
            <Spot key={card} place={`hand:${card}`} class={`in-hand ${kept ? "kept" : ""}`} label={`${row.name}${kept ? ", kept" : ""}`} fly={`card:${card}`} home={`.deck-${String(row.deck ?? "")}`}
              onPick={offered ? toggle(card) : undefined} drag={row.deck === "companions" || row.deck === "wilds"} picked={offered ? picked.includes(card) : undefined} peek={<CardPage row={row} />}>
              <CardFace row={row} />
            </Spot>
          );
        })}
        {cards.length === 0 && <p class="empty">{tools.own ? "Your hand is empty." : "No cards in hand."}</p>}
      </div>
    </section>
  );
}
