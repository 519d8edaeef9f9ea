import { useLayoutEffect, useState } from "preact/hooks";
import { useStaged, useTools } from "../../table/context";
import { Spot } from "../../ui/spot";
import { willView } from "./view";

const NAMES: Record<string, string> = {
  events: "Events",
  helpers: "Helpers",
  properties: "Properties",
  companions: "Companions",
};

const CHOOSE = "will.ChooseDeck";

/** The four decks, as thick as they have cards. Cards to draw are named together and drawn at once. */
export function Decks() {
  const tools = useTools();
  const view = willView(tools.shown);
  const naming = tools.myTurn && tools.shown.question?.name === CHOOSE;
  const [wanted, setWanted] = useState<string[]>([]);
  useLayoutEffect(() => setWanted([]), [naming, tools.shown.ply]);
  const left = tools.shown.question?.amounts.left ?? 0;
  useStaged(
    naming && wanted.length > 0
      ? {
          deed: wanted.length < left ? `Draw ${wanted.length} of ${left}` : `Draw ${wanted.length}`,
          ready: wanted.length >= left,
          said: counted(wanted),
          confirm: () => tools.perform(wanted.map((deck) => ({ question: CHOOSE, place: `deck:${deck}` }))),
          others: [{ label: "One less", act: () => setWanted(wanted.slice(0, -1)) }],
        }
      : null,
  );
  return (
    <section class="decks" aria-label="Decks">
      {Object.keys(NAMES).map((deck) => {
        const named = wanted.filter((name) => name === deck).length;
        const offered = naming && tools.places.get(`deck:${deck}`)?.options.length;
        const add = offered ? () => wanted.length < left && setWanted([...wanted, deck]) : undefined;
        return (
          <Spot
            key={deck}
            place={`deck:${deck}`}
            class={`deck deck-${deck}`}
            idle="Cards are drawn when a plan is taken, and for an unknown card."
            onPick={add}
            label={`${NAMES[deck]}: ${view.decks[deck]} in the deck, ${view.piles[deck]} discarded${named ? `, ${named} to draw` : ""}`}
          >
            <span class={`pile back deck-${deck}`} style={{ "--n": Math.min(12, (view.decks[deck] ?? 0) / 3) }}>
              <Rosette />
              <b>{view.decks[deck]}</b>
            </span>
            <span class="deck-name">{NAMES[deck]}</span>
            {named > 0 && <span class="badge">+{named}</span>}
          </Spot>
        );
      })}
    </section>
  );
}

const counted = (decks: string[]): string =>
  Object.keys(NAMES)
    .map((deck) => [decks.filter((one) => one === deck).length, NAMES[deck]!] as const)
    .filter(([n]) => n)
    .map(([n, name]) => `${n} of ${name}`)
    .join(", ");

const TURNS = [0, 30, 60, 90, 120, 150];

/** The print on the back of a card. */
const Rosette = () => (
  <svg viewBox="0 0 52 70" preserveAspectRatio="none" aria-hidden="true">
    <rect x="4" y="4" width="44" height="62" rx="3" />
    {TURNS.map((turn) => (
      <ellipse key={turn} cx="26" cy="35" rx="19" ry="9" transform={`rotate(${turn} 26 35)`} />
    ))}
  </svg>
);
