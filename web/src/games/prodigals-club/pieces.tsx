import type { ComponentChildren } from "preact";
import { useTools } from "../../table/context";
import { CardPage, unknownRow } from "../../ui/card";
import { Hat, Icon } from "../../ui/icons";
import { Picture } from "../../ui/picture";
import { Spot } from "../../ui/spot";
import { Strip } from "./strip";
import { type CardSet, type ClubSpace, clubView } from "./view";

const TAKEN = "Somebody has taken this set; new ones lie here in the next round.";
export const BOYS = "Errand boys are sent one by one at the beginning of a round.";

/** The boys on a space, each in the leather of its player; or the socket that waits for one. */
export function Boys({ space }: { space: ClubSpace }) {
  const count = space.figures.length;
  if (!count)
    return (
      <span class="socket">
        <Icon id="errand" size={16} quiet />
      </span>
    );
  return (
    <span class={`sockets ${count > 2 ? "crowd" : ""}`}>
      {space.figures.map((seat) => (
        <span
          key={seat}
          class={`socket full seat-${seat % 5}`}
          data-fly={`boy:${space.space}:${seat}`}
          data-home={`[data-seat="${seat}"]`}
        >
          <Hat seat={seat} size={18} quiet />
        </span>
      ))}
    </span>
  );
}

export function useWho(): (space: ClubSpace) => string {
  const { shown } = useTools();
  return (space) => space.figures.map((seat) => shown.seats[seat]?.name).join(", ") || "free";
}

/** A place for errand boys: a socket, its name, and what it does. */
export function Errand({ space }: { space: ClubSpace }) {
  const who = useWho();
  return (
    <Spot
      place={`space:${space.space}`}
      class="errand"
      idle={BOYS}
      label={`${space.heading}: ${who(space)}`}
      peek={
        <p class="why">
          <b>{space.heading}</b> {space.text}
        </p>
      }
    >
      <Boys space={space} />
      <span class="errand-text">
        <span class="errand-name">{space.heading}</span>
        <span class="doings">
          <Picture signs={space.effects} />
        </span>
      </span>
    </Spot>
  );
}

/** The errands of a board that do something by themselves. */
export const Errands = ({ board }: { board: string }) => (
  <div class="club-errands">
    {clubView(useTools().shown)
      .spaces.filter((space) => space.board === board && space.effects.length)
      .map((space) => (
        <Errand key={space.space} space={space} />
      ))}
  </div>
);

/** With two or three players: the spaces that serve any card set of the board. */
function Takes({ board }: { board: string }) {
  const who = useWho();
  const takes = clubView(useTools().shown).spaces.filter(
    (space) => space.board === board && space.name.includes("-take-"),
  );
  if (!takes.length) return null;
  return (
    <span class="takes">
      <span>take a set</span>
      {takes.map((space) => (
        <Spot
          key={space.space}
          place={`space:${space.space}`}
          class="take"
          idle={BOYS}
          label={`${space.heading}: ${who(space)}`}
        >
          <Boys space={space} />
        </Spot>
      ))}
    </span>
  );
}

/** Card sets of one board; pointing at one sends a boy to take it in one go. */
export function Sets({ letter }: { letter: string }) {
  const { shown } = useTools();
  const sets = clubView(shown).sets.filter((set) => set.name.startsWith(letter));
  return (
    <div class="card-sets">
      {sets.map((set) => (
        <OneSet key={set.set} set={set} letter={letter} />
      ))}
    </div>
  );
}

function OneSet({ set, letter }: { set: CardSet; letter: string }) {
  const tools = useTools();
  const view = clubView(tools.shown);
  const own = view.spaces.find((space) => space.name === set.name);
  const free = view.spaces.find(
    (space) => space.name.startsWith(`${letter}-take`) && tools.places.get(`space:${space.space}`)?.options.length,
  );
  const takes = view.spaces
    .filter((space) => space.name.startsWith(`${letter}-take`))
    .map((space) => `space:${space.space}`);
  const rows = set.cards.map((card) => tools.rows[card.id] ?? unknownRow(card.id));
  const take = () => tools.perform([{ place: `space:${free?.space}` }, { place: `set:${set.set}` }]);
  const single = rows.length === 1 && set.left; // what comes with it stands on the card itself
  const name = set.left ? `Card set: ${rows.map((row) => row.name).join("; ") || "no cards"}` : "Card set, taken";
  return (
    <Spot
      place={own ? `space:${own.space}` : `set:${set.set}`}
      class={`card-set of-${rows.length} ${set.left ? "" : "gone"}`}
      idle={set.left ? BOYS : TAKEN}
      also={set.left ? takes : []}
      onPick={free && set.left ? take : undefined}
      label={name}
      peek={
        rows.length ? (
          <div class="two-pages">
            {rows.map((row, i) => (
              <CardPage key={i} row={row} />
            ))}
          </div>
        ) : undefined
      }
    >
      {rows.map((row, i) => (
        <Strip key={i} row={row} also={single ? set.also : []} />
      ))}
      {set.left && !single && set.also.length > 0 && (
        <span class="doings also">
          <Picture signs={set.also} />
        </span>
      )}
      {!set.left && <span class="set-gone">{own?.figures.length ? <Boys space={own} /> : null} taken</span>}
    </Spot>
  );
}

/** A wooden board of the Club, each painted its own colour. */
export const ClubWood = ({
  name,
  title,
  aim,
  children,
}: {
  name: string;
  title: string;
  aim?: string;
  children: ComponentChildren;
}) => (
  <section class={`wood club-board club-${name}`} aria-label={title}>
    <h2>
      <Icon id={name} size={19} quiet /> {title} {aim && <small>{aim}</small>} <Takes board={name} />
    </h2>
    {children}
  </section>
);
