import { useLayoutEffect, useState } from "preact/hooks";
import { type Staged, type TableTools, useStaged, useTools, useWhose } from "../../table/context";
import { CardFace, CardPage, CardSpine, unknownRow } from "../../ui/card";
import { Spot } from "../../ui/spot";
import { type CardRef, type SeatView, willView } from "./view";

const KEEPING = ["will.KeepFirstCards", "will.KeepCards"];
const NO_MORE = 0;

const keeps = (tools: TableTools): boolean => tools.myTurn && KEEPING.includes(tools.shown.question?.name ?? "");

/** Sends the picked cards one by one, then says that there are no more. */
function keep(tools: TableTools, picked: number[]): void {
  const question = tools.shown.question!.name;
  tools.perform([...picked.map((card) => ({ question, place: `hand:${card}` })), { question, id: NO_MORE }]);
}

/** What keeping these cards does with all of the hand: it is said before, as it can't be undone. */
function keeping(tools: TableTools, seat: SeatView, picked: number[], wild: (card: CardRef) => boolean): Staged {
  const { amounts, options } = tools.shown.question!;
  const left = amounts.left ?? 0;
  const stay = picked.length + (seat.kept?.length ?? 0);
  const back = seat.hand!.filter(wild).length; // wild cards go back to the offering, whatever is kept
  const gone = seat.hand!.length - stay - back;
  const must = !options.some((option) => option.id === NO_MORE) && picked.length < left;
  const all = options.find((option) => !option.place && option.id !== NO_MORE);
  const does = [
    stay ? `Keep ${gone ? stay : `all ${stay}`}` : "Keep none",
    gone && `discard ${stay ? gone : `all ${gone}`}`,
    back && `give ${back} back`,
  ]
    .filter(Boolean)
    .join(", ");
  const these = {
    deed: must ? `Keep ${picked.length} of ${left}` : does,
    ready: !must,
    quiet: !picked.length && !must,
    option: NO_MORE,
    confirm: () => keep(tools, picked),
  };
  if (!all || picked.length) return these;
  return {
    deed: all.label,
    ready: true,
    option: all.id,
    confirm: () => tools.choose(all.id),
    others: [{ label: does, option: NO_MORE, act: these.confirm }],
  };
}

export function Hand() {
  const tools = useTools();
  const whose = useWhose();
  const seat = willView(tools.shown).seats[tools.me];
  const [picked, setPicked] = useState<number[]>([]);
  const asked = keeps(tools) && seat?.hand !== undefined;
  const rowOf = ({ id }: CardRef) => tools.rows[id] ?? unknownRow(id);
  useLayoutEffect(() => setPicked([]), [tools.shown.question?.name, tools.shown.ply]);
  useStaged(asked ? keeping(tools, seat!, picked, (card) => rowOf(card).deck === "wilds") : null);
  if (!seat?.hand) return null;
  const left = tools.shown.question?.amounts.left ?? 0;
  const toggle = (card: number) => () =>
    setPicked((now) => (now.includes(card) ? now.filter((c) => c !== card) : now.length < left ? [...now, card] : now));
  const cards = [...seat.hand];
  return (
    <section class="hand" aria-label={whose("hand")}>
      <h2>
        {whose("hand")}{" "}
        <small>
          {cards.length} · keep {seat.hand_limit} at the round's end
        </small>
      </h2>
      <div class="hand-row" style={{ "--cards": cards.length }}>
        {cards.map((ref) => {
          const { card } = ref;
          const row = rowOf(ref);
          const kept = seat.kept?.some((k) => k.card === card);
          const offered = asked && tools.places.get(`hand:${card}`)?.options.length;
          return (
            <Spot
              key={card}
              place={`hand:${card}`}
              class={`in-hand ${kept ? "kept" : ""}`}
              label={`${row.name}${kept ? ", kept" : ""}`}
              fly={`card:${card}`}
              home={`.deck-${row.deck}`}
              onPick={offered ? toggle(card) : undefined}
              drag={row.deck === "companions" || row.deck === "wilds"}
              picked={offered ? picked.includes(card) : undefined}
              peek={<CardPage row={row} />}
            >
              <CardFace row={row} />
              <CardSpine row={row} />
            </Spot>
          );
        })}
        {cards.length === 0 && <p class="empty">{tools.own ? "Your hand is empty." : "No cards in hand."}</p>}
      </div>
    </section>
  );
}
