import type { ComponentChildren } from "preact";
import { CardFace, CardPage, unknownRow } from "../../ui/card";
import { Hat, Icon } from "../../ui/icons";
import { Spot } from "../../ui/spot";
import { useTools } from "../../table/context";
import { type CardSet, type ClubSpace, clubView } from "./view";

/** What an errand does, when nobody is asked about it. */
const ERRANDS: Record<string, [icon: string, text: string]> = {
  "central-card": ["card", "the club's card"],
  "renaissance-man": ["renaissance", "renaissance man"],
  "E-vote": ["vote", "lose a vote"],
  "E-hydepark": ["megaphone", "Hyde Park"],
  "E-tile": ["any", "vote, circle tile"],
  "S-down": ["down", "one down"],
  "S-stairs": ["down", "two down"],
  "S-ballroom": ["society", "two diagonally"],
  "S-couple": ["lady", "a couple"],
  "S-beatrice": ["beatrice", "avoid the Dame"],
  "P-exchange": ["possessions", "exchange"],
  "P-sell-two": ["sell", "sell two"],
  "P-either": ["sell", "exchange or sell"],
  "P-spend": ["pound", "spend"],
};

function errandOf(name: string): [icon: string, text: string] {
  if (name.startsWith("order-")) return ["clock", `number ${name.slice(6)}`];
  if (/-take-/.test(name)) return ["cards", "take a set"];
  return ERRANDS[name] ?? ["errand", name.replaceAll("-", " ")];
}

/** A place for errand boys, with the hats of those who are there. */
export function Errand({ space }: { space: ClubSpace }) {
  const { shown } = useTools();
  const [icon, text] = errandOf(space.name);
  const who = space.figures.map((seat) => shown.seats[seat]?.name).join(", ");
  return (
    <Spot place={`space:${space.space}`} class="peg" label={`${text}${who ? `: ${who}` : ", free"}`}>
      <span class={`peg-mark ${space.figures.length ? "full" : ""}`}>
        {space.figures.length ? space.figures.map((seat) => (
          <span key={seat} data-fly={`boy:${space.space}:${seat}`} data-home={`[data-seat="${seat}"]`}><Hat seat={seat} size={18} quiet /></span>
        )) : <Icon id="errand" size={16} quiet />}
      </span>
      <Icon id={icon} size={17} quiet />
      <span>{text}</span>
    </Spot>
  );
}

export function Errands({ spaces }: { spaces: ClubSpace[] }) {
  const takes = spaces.filter((space) => space.name.includes("-take-"));
  return (
    <div class="club-errands">
      {spaces.filter((space) => !takes.includes(space)).map((space) => <Errand key={space.space} space={space} />)}
      {takes.length > 0 && <span class="takes"><span>take a set</span>{takes.map((space) => <Errand key={space.space} space={space} />)}</span>}
    </div>
  );
}

/** Card sets of one board; pointing at one sends a boy to take it in one go. */
export function Sets({ letter }: { letter: string }) {
  const tools = useTools();
  const view = clubView(tools.shown);
  const sets = view.sets.filter((set) => set.name.startsWith(letter));
  const free = view.spaces.find((space) => space.name.startsWith(`${letter}-take`) && tools.places.get(`space:${space.space}`)?.options.length);
  const take = (set: CardSet) => () =>
    tools.perform((shown) => {
      const wanted = shown.question?.name === "club.TakeSet" ? `set:${set.set}` : `space:${free?.space}`;
      return shown.question?.options.find((option) => option.place === wanted)?.id;
    });
  return (
    <div class="card-sets">
      {sets.map((set) => {
        const rows = set.cards.map((card) => tools.rows[card.id] ?? unknownRow(card.id));
        const pick = free && set.left && rows.length ? take(set) : undefined;
        return (
          <Spot key={set.set} place={`set:${set.set}`} class="card-set" onPick={pick} label={rows.length ? `Card set: ${rows.map((row) => row.name).join("; ")}` : "Card set, taken"}
            peek={rows.length ? <div class="two-pages">{rows.map((row, i) => <CardPage key={i} row={row} />)}</div> : undefined}>
            {rows.map((row, i) => (
              <span key={i} class={`set-line ${row.border === "black" ? "black" : ""}`}>{row.name}</span>
            ))}
            {!rows.length && <span class="set-line gone">taken</span>}
          </Spot>
        );
      })}
    </div>
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
    <h2>{title} {extra}</h2>
    {children}
  </section>
);
