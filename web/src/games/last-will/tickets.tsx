import { useTools } from "../../table/context";
import { Plate } from "../../ui/plate";
import { Spot } from "../../ui/spot";
import { Peg } from "./peg";
import { BOYS } from "./plans";
import { willView } from "./view";

const ERRANDS: Record<string, [title: string, does: string]> = {
  extension: ["Another leaf", "one more space on your mat"],
  opera: ["Opera", "£2, at once"],
  demotion: ["To the office", "be demoted, by any line"],
  clock: ["Clock", "choose your plan earlier"],
};
const UNSEEN = "unknown";
const OPERA = { id: "scenes/opera", name: "Opera", deck: "", text: "", picture: [] };

/** What an errand boy may be sent for besides cards. */
export function Tickets() {
  const { shown } = useTools();
  const spaces = willView(shown).spaces.map((space, i) => ({ ...space, i, kind: space.name.split("_")[0] ?? "" }));
  return (
    <div class="tickets">
      {spaces
        .filter((space) => ERRANDS[space.kind])
        .map((space) => (
          <Errand key={space.i} {...space} />
        ))}
      <Unseen pegs={spaces.filter((space) => space.kind === UNSEEN)} />
    </div>
  );
}

function Errand({ kind, figure, i }: { kind: string; figure: number; i: number }) {
  const { shown } = useTools();
  const [title, does] = ERRANDS[kind]!;
  const state = figure >= 0 ? `, ${shown.seats[figure]?.name} is here` : ", free";
  return (
    <Spot place={`space:${i}`} class={`ticket ticket-${kind}`} idle={BOYS} label={`${title}: ${does}${state}`}>
      <Peg index={i} />
      <span>
        <b>{title}</b> <span class="note">{does}</span>
      </span>
      {kind === "opera" && <Plate row={OPERA} />}
    </Spot>
  );
}

/** A card from the top of a deck: each seat has a socket of its own. */
function Unseen({ pegs }: { pegs: { i: number; figure: number }[] }) {
  const { shown, me } = useTools();
  const label = (owner: number) =>
    `The unknown card of ${shown.seats[owner]?.name}${(pegs[owner]?.figure ?? -1) >= 0 ? ", taken" : ""}`;
  const own = pegs[me];
  return (
    <div class="unseen">
      {own && (
        <Spot place={`space:${own.i}`} class="ticket" idle={BOYS} label={label(me)}>
          <Peg index={own.i} />
          <span>
            <b>Unseen card</b> <span class="note">top of any deck</span>
          </span>
        </Spot>
      )}
      <span class="pegs">
        {!own && <b>Unseen card</b>}
        {pegs.map((peg, owner) =>
          owner === me ? null : (
            <Spot key={peg.i} place={`space:${peg.i}`} class="peg" idle={BOYS} label={label(owner)}>
              <Peg index={peg.i} owner={owner} />
            </Spot>
          ),
        )}
      </span>
    </div>
  );
}
