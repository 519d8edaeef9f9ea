import { useEffect, useState } from "preact/hooks";
import { CardFace, CardPage, unknownRow } from "../../ui/card";
import { Spot } from "../../ui/spot";
import { type TableTools, useTools } from "../../table/context";
import { type SeatView, willView } from "./view";

const KEEPING = ["will.KeepFirstCards", "will.KeepCards"];

/** How many cards may be picked now, when cards to keep are asked for. */
function room(tools: TableTools, seat: SeatView): number {
  const question = tools.shown.question;
  if (!tools.myTurn || !question || !KEEPING.includes(question.name)) return 0;
  if (question.name === "will.KeepCards") return seat.hand_limit - (seat.kept?.length ?? 0);
  return Number(/\d+/.exec(question.prompt)?.[0] ?? 1);
}

/** Sends the picked cards one by one, then says that there are no more. */
function keep(tools: TableTools, picked: number[]): void {
  const rest = new Set(picked);
  tools.perform((shown) => {
    const question = shown.question;
    if (!question || !KEEPING.includes(question.name)) return undefined;
    const next = question.options.find((option) => rest.has(Number(option.place.replace("hand:", ""))) && option.place.startsWith("hand:"));
    if (next) {
      rest.delete(Number(next.place.slice(5)));
      return next.id;
    }
    return rest.size ? undefined : question.options.find((option) => !option.place && option.id === 0)?.id;
  });
}

export function Hand() {
  const tools = useTools();
  const seat = willView(tools.shown).seats[tools.me];
  const [picked, setPicked] = useState<number[]>([]);
  const space = seat ? room(tools, seat) : 0;
  useEffect(() => setPicked([]), [tools.shown.question?.name, tools.shown.ply]);
  if (!seat?.hand) return null;
  const first = tools.shown.question?.name === KEEPING[0];
  const toggle = (card: number) => () =>
    setPicked((now) => (now.includes(card) ? now.filter((c) => c !== card) : now.length < space ? [...now, card] : now));
  const cards = [...seat.hand];
  return (
    <section class="panel hand" aria-label="Your hand">
      <h2>
        Your hand <small>{cards.length} {cards.length === 1 ? "card" : "cards"}</small>
        {space > 0 && (
          <span class="stage">
            <button type="button" class="primary" disabled={first ? picked.length < space : picked.length === 0} onClick={() => keep(tools, picked)}>
              Keep {picked.length} of {space}
            </button>
          </span>
        )}
      </h2>
      <div class={`hand-row ${cards.length > 8 ? "tight" : ""}`}>
        {cards.map(({ card, id }) => {
          const row = tools.rows[id] ?? unknownRow(id);
          const kept = seat.kept?.some((k) => k.card === card);
          const offered = tools.places.get(`hand:${card}`)?.options.length;
          return (
            <Spot key={card} place={`hand:${card}`} class={`in-hand ${kept ? "kept" : ""}`} label={`${row.name}${kept ? ", kept" : ""}`} fly={`card:${card}`} home={`.deck-${String(row.deck ?? "")}`}
              onPick={space > 0 && offered ? toggle(card) : undefined} drag={row.deck === "companions" || row.deck === "wilds"} picked={space > 0 && offered ? picked.includes(card) : undefined} peek={<CardPage row={row} />}>
              <CardFace row={row} />
            </Spot>
          );
        })}
        {cards.length === 0 && <p class="empty">Your hand is empty.</p>}
      </div>
    </section>
  );
}
