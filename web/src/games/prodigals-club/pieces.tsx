import type { ComponentChildren } from "preact";
import { CardFace, CardPage, Doings, unknownRow } from "../../ui/card";
import { type Effect, Effects } from "../../ui/effects";
import { Hat, Icon } from "../../ui/icons";
import { Spot } from "../../ui/spot";
import { useTools } from "../../table/context";
import type { Row } from "../../api";
import { type CardSet, type ClubSpace, clubView } from "./view";

const TAKEN = "Somebody has taken this set; new ones lie here in the next round.";
export const BOYS = "Errand boys are sent one by one at the beginning of a round.";

/** The boys on a space, each with the hat of its player; or the ring that waits for one. */
export function Boys({ space }: { space: ClubSpace }) {
  const count = space.figures.length;
  return (
    <span class={`peg-mark ${count ? "full" : ""} ${count > 2 ? "crowd" : count > 1 ? "couple" : ""}`}>
      {count ? space.figures.map((seat) => (
        <span key={seat} data-fly={`boy:${space.space}:${seat}`} data-home={`[data-seat="${seat}"]`}><Hat seat={seat} size={count > 2 ? 13 : count > 1 ? 15 : 18} quiet /></span>
      )) : <Icon id="errand" size={16} quiet />}
    </span>
  );
}

export function useWho(): (space: ClubSpace) => string {
  const { shown } = useTools();
  return (space) => space.figures.map((seat) => shown.seats[seat]?.name).join(", ") || "free";
}

/** What an errand does this round: Hyde Park's megaphones grow from round to round. */
function useEffectsOf(space: ClubSpace): Effect[] {
  const view = clubView(useTools().shown);
  const megaphones = view.election?.park_megaphones[view.round - 1];
  return space.effects.map((effect) => (effect.do === "park" && megaphones ? { do: "mega", n: megaphones } : effect));
}

/** A place for errand boys: its name, what it does, and the hats of those who are there. */
export function Errand({ space }: { space: ClubSpace }) {
  const who = useWho();
  return (
    <Spot place={`space:${space.space}`} class="errand" idle={BOYS} label={`${space.heading}: ${who(space)}`}
      peek={<p class="why"><b>{space.heading}</b> {space.text}</p>}>
      <Boys space={space} />
      <span class="errand-text">
        <span class="errand-name">{space.heading}</span>
        <span class="doings"><Effects effects={useEffectsOf(space)} /></span>
      </span>
    </Spot>
  );
}

/** The errands of a board that do something by themselves. */
export const Errands = ({ spaces, children }: { spaces: ClubSpace[]; children?: ComponentChildren }) => (
  <div class="club-errands">{spaces.filter((space) => space.effects.length).map((space) => <Errand key={space.space} space={space} />)}{children}</div>
);

/** With two or three players: the spaces that serve any card set of the board. */
function Takes({ board }: { board: string }) {
  const who = useWho();
  const takes = clubView(useTools().shown).spaces.filter((space) => space.board === board && space.name.includes("-take-"));
  if (!takes.length) return null;
  return (
    <span class="takes">
      <span>take a set</span>
      {takes.map((space) => <Spot key={space.space} place={`space:${space.space}`} class="take" idle={BOYS} label={`${space.heading}: ${who(space)}`}><Boys space={space} /></Spot>)}
    </span>
  );
}

/** A card of a set: its name, what it does, and what comes with it. */
function MiniCard({ row, also }: { row: Row; also: Effect[] }) {
  return (
    <span class={`mini kind-${row.kind as string} ${row.border === "black" ? "black" : ""}`}>
      <span class="mini-name">{row.name}</span>
      <span class="mini-does"><Doings row={row} />{row.party ? <Icon id={`party_${row.party as string}`} size={15} /> : null}{also.length > 0 && <span class="doings also">+ <Effects effects={also} /></span>}</span>
    </span>
  );
}

/** Card sets of one board; pointing at one sends a boy to take it in one go. */
export function Sets({ letter }: { letter: string }) {
  const { shown } = useTools();
  const sets = clubView(shown).sets.filter((set) => set.name.startsWith(letter));
  return <div class="card-sets">{sets.map((set) => <OneSet key={set.set} set={set} letter={letter} />)}</div>;
}

function OneSet({ set, letter }: { set: CardSet; letter: string }) {
  const tools = useTools();
  const view = clubView(tools.shown);
  const own = view.spaces.find((space) => space.name === set.name);
  const free = view.spaces.find((space) => space.name.startsWith(`${letter}-take`) && tools.places.get(`space:${space.space}`)?.options.length);
  const takes = view.spaces.filter((space) => space.name.startsWith(`${letter}-take`)).map((space) => `space:${space.space}`);
  const rows = set.cards.map((card) => tools.rows[card.id] ?? unknownRow(card.id));
  const take = () => tools.perform((shown) => {
    const wanted = shown.question?.name === "club.TakeSet" ? `set:${set.set}` : `space:${free?.space}`;
    return shown.question?.options.find((option) => option.place === wanted)?.id;
  });
  const single = rows.length === 1 && set.left; // what comes with it stands on the card itself
  const name = set.left ? `Card set: ${rows.map((row) => row.name).join("; ") || "no cards"}` : "Card set, taken";
  return (
    <Spot place={own ? `space:${own.space}` : `set:${set.set}`} class={`card-set ${rows.length > 2 ? "tall" : ""}`} idle={set.left ? BOYS : TAKEN} also={set.left ? takes : []} onPick={free && set.left ? take : undefined} label={name}
      peek={rows.length ? <div class="two-pages">{rows.map((row, i) => <CardPage key={i} row={row} />)}</div> : undefined}>
      {rows.map((row, i) => <MiniCard key={i} row={row} also={single ? set.also : []} />)}
      {set.left && !single && set.also.length > 0 && <span class="doings also"><Effects effects={set.also} /></span>}
      {!set.left && <span class="taken">{own?.figures.length ? <Boys space={own} /> : null} taken</span>}
    </Spot>
  );
}

export function ClubCard({ id, card, place, used, label }: { id: string; card: number; place: string; used?: boolean; label?: string }) {
  const { rows } = useTools();
  const row = rows[id] ?? unknownRow(id);
  return (
    <div class={`laid ${used ? "used" : ""}`}>
      {used !== undefined && <span class="check" aria-hidden="true"><Icon id="tick" size={16} quiet /> used</span>}
      <Spot place={place} class="on-shelf" label={label ?? `${row.name}${used ? ", used" : ""}`} fly={`card:${card}`} peek={<CardPage row={row} />}>
        <CardFace row={row} />
      </Spot>
    </div>
  );
}

export const Panel = ({ name, title, extra, children }: { name: string; title: string; extra?: ComponentChildren; children: ComponentChildren }) => (
  <section class={`panel club-${name}`} aria-label={title}>
    <h2><Icon id={name} size={19} quiet /> {title} {extra} <Takes board={name} /></h2>
    {children}
  </section>
);
