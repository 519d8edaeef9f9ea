import { nameOf } from "../../people";
import { useTools } from "../../table/context";
import { Hat } from "../../ui/icons";
import { willPlayed } from "./campaign";
import { Die } from "./die";
import { Boys, boysLeft, Order } from "./mat";
import { orderOf } from "./plans";
import { type SolicitorView, willView } from "./view";

const money = (n: number): string => (n < 0 ? `−£${-n}` : `£${n}`);

/** Against a single player: his fortune, the dice as they lie, and the track with the round that is played. */
export function SolicitorMat() {
  const { shown } = useTools();
  const view = willView(shown);
  const him = view.solicitor;
  if (!him) return null;
  return (
    <section class={`mat opp solicitor seat-${him.seat}`} aria-label={`${nameOf(shown, him.seat)}, ${him.title}`}>
      <Fortune him={him} name={nameOf(shown, him.seat)} />
      <Campaign past={view.campaign} />
      <div class="minis sol-sheet">
        <div class="sol-rolls">
          <Dice him={him} />
          <Track him={him} round={view.round} />
        </div>
        <Errands />
      </div>
      <span class="mat-side">
        <Order nth={orderOf(view.plans, him.seat)} />
        <Boys n={boysLeft(view, him.seat)} />
      </span>
    </section>
  );
}

const Fortune = ({ him, name }: { him: SolicitorView; name: string }) => (
  <div class={`chip sol-who seat-${him.seat}`} data-seat={him.seat}>
    <Hat seat={him.seat} size={28} quiet />
    <span class="chip-text">
      <span class="chip-name">{name}</span>
      <span class="tally">
        <b>{money(him.fortune)}</b> <span>{him.bankrupt ? "ruined" : "to ruin"}</span>
      </span>
    </span>
  </div>
);

/** Who he is, and in a campaign which will this is. */
function Campaign({ past }: { past?: string[] }) {
  const { shown } = useTools();
  const him = willView(shown).solicitor!;
  return (
    <span class="split sol-title">
      {him.title}
      {past && `; ${willPlayed(past)}`}
    </span>
  );
}

/** Each die is told apart by its shape, and rolls when what lies there is new. */
function Dice({ him }: { him: SolicitorView }) {
  return (
    <ul class="dice" aria-label="His dice of this round">
      <Die sides={6} rolled={him.d6} says="his plan" />
      {(him.d10.length ? him.d10 : [0]).map((rolled, i) => (
        <Die key={i} sides={10} rolled={rolled} says="an errand" />
      ))}
      <Die sides={12} rolled={him.d12} says="his spending" />
    </ul>
  );
}

const ERRANDS: [numbers: string, errand: string][] = [
  ["1 2", "single cards"],
  ["3 4", "wild cards"],
  ["5 6", "the three"],
  ["7", "leaf"],
  ["8", "market"],
  ["9", "opera"],
  ["10", "his own peg"],
];

/** What the d10 sends his boys for, where there is room to say so. */
const Errands = () => (
  <dl class="sol-errands">
    {ERRANDS.map(([numbers, errand]) => (
      <div key={numbers}>
        <dt>{numbers}</dt>
        <dd>{errand}</dd>
      </div>
    ))}
  </dl>
);

/** What he spends, round by round. */
function Track({ him, round }: { him: SolicitorView; round: number }) {
  const said = `He spends £${him.track[round - 1]} this round, £${him.swing} more or less by the d12`;
  return (
    <ol class="sol-track" aria-label={said} title={said}>
      {him.track.map((sum, i) => (
        <li key={i} class={i + 1 === round ? "now" : i + 1 < round ? "past" : ""}>
          {sum}
        </li>
      ))}
      <li class="swing">±{him.swing}</li>
    </ol>
  );
}
