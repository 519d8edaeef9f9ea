import { useLayoutEffect, useState } from "preact/hooks";
import { Hat } from "../../ui/icons";
import { Spot } from "../../ui/spot";
import { useTools } from "../../table/context";
import { BOYS } from "./plans";
import { willView } from "./view";

const NAMES: Record<string, string> = { events: "Events", helpers: "Helpers", properties: "Properties", companions: "Companions" };

/** The four decks. Cards to draw are named together and drawn at once. */
export function Decks() {
  const tools = useTools();
  const view = willView(tools.shown);
  const naming = tools.myTurn && tools.shown.question?.name === "will.ChooseDeck";
  const [wanted, setWanted] = useState<string[]>([]);
  useLayoutEffect(() => setWanted([]), [naming, tools.shown.ply]);
  const left = tools.shown.question?.left ?? 0;
  const confirm = () => {
    const rest = [...wanted];
    tools.perform((shown) => {
      const deck = shown.question?.name === "will.ChooseDeck" ? rest.shift() : undefined;
      return shown.question?.options.find((option) => option.place === `deck:${deck}`)?.id;
    });
  };
  return (
    <section class="panel decks" aria-label="Decks">
      <h2>Decks {naming && <small>{wanted.length} of {left}</small>}</h2>
      <div class="deck-row">
        {Object.keys(NAMES).map((deck) => {
          const named = wanted.filter((name) => name === deck).length;
          const offered = naming && tools.places.get(`deck:${deck}`)?.options.length;
          const add = offered ? () => wanted.length < left && setWanted([...wanted, deck]) : undefined;
          return (
            <Spot key={deck} place={`deck:${deck}`} class={`deck deck-${deck}`} idle="Cards are drawn when a plan is taken, and for an unknown card." onPick={add} label={`${NAMES[deck]}: ${view.decks[deck]} in the deck, ${view.piles[deck]} discarded${named ? `, ${named} to draw` : ""}`}>
              <span class={`back deck-${deck}`}><b>{view.decks[deck]}</b></span>
              <span class="deck-name">{NAMES[deck]}</span>
              {named > 0 && <span class="badge">+{named}</span>}
            </Spot>
          );
        })}
      </div>
      <Unknown />
      {naming && wanted.length > 0 && (
        <div class="stage">
          <button type="button" class="primary" disabled={wanted.length < left} onClick={confirm}>Draw {wanted.length}</button>
          <button type="button" onClick={() => setWanted(wanted.slice(0, -1))}>One less</button>
        </div>
      )}
    </section>
  );
}

/** Each colour's own peg for a card from the top of a deck. */
function Unknown() {
  const { shown } = useTools();
  const pegs = willView(shown).spaces.map((space, i) => ({ ...space, i })).filter((space) => space.name.startsWith("unknown"));
  return (
    <div class="unknown-row">
      <span>unknown card</span>
      {pegs.map((peg, owner) => (
        <Spot key={peg.i} place={`space:${peg.i}`} class="peg" idle={BOYS} label={`The unknown card of ${shown.seats[owner]?.name}${peg.figure >= 0 ? ", taken" : ""}`}>
          <span class={`peg-mark ${peg.figure >= 0 ? "full" : ""}`}>
            {peg.figure >= 0
              ? <span data-fly={`hat:${peg.i}`} data-home={`[data-seat="${peg.figure}"]`}><Hat seat={peg.figure} size={20} quiet /></span>
              : <span class="faint"><Hat seat={owner} size={16} quiet /></span>}
          </span>
        </Spot>
      ))}
    </div>
  );
}
