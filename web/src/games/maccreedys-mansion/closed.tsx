import type { SceneProps } from "../../moments/scene";
import { nth } from "../../moments/words";
import { Icon } from "../../ui/icons";
import { Scene as Picture } from "./plate-of";
import { dollars, mansionView } from "./view";

const HAUNTS: [icon: string, name: string, text: string][] = [
  ["mason", "Keep a worker away", "one piece fewer in the pool tomorrow"],
  ["ghost", "Chill a room", "nobody works in it tomorrow"],
  ["broken", "Break what is whole", "its job goes back into the deck"],
  ["inspector", "Frighten the inspector", "no inspection tonight; not twice running"],
];

/** One's own company closes: why, what a ghost may do, and what is left to play for. */
export function OwnClosed({ scene, to, close }: SceneProps) {
  const { who, what } = scene.lines[0]!;
  const forGood = what === "closes for good";
  const { round, seats } = mansionView(to);
  const now = seats[who]!;
  const late = now.active - now.debt_total >= 1; // investments were turned into money since
  return (
    <article class="own-closed paper">
      <div class="own-closed-plate wash-haunt">
        <Picture of="closed" />
      </div>
      <div class="own-closed-body">
        <p class="faded">Evening of the {nth(round)} day</p>
        <h2>
          {to.seats[who]?.name} & Company is closed{forGood && " for good"}.
        </h2>
        <p>
          {dollars(now.tonight.paid_total)} went to men and vendors this evening
          {late ? "" : `, and ${dollars(now.active)} is left in hand`}
          {now.debt_total > 0 && `, with ${dollars(now.debt_total)} still owed`}. A company with less than a dollar,
          debts counted, is closed{late && `; the ${dollars(now.active)} now in hand came after that`}. You keep your
          markers, stores and job cards. And you are the ghost now.
        </p>
        <h3>What a ghost may do, once an evening</h3>
        <ul>
          {HAUNTS.map(([icon, name, text]) => (
            <li key={name}>
              <Icon id={icon} size={24} quiet />
              <span>
                <b>{name}</b>
                {text}
              </span>
            </li>
          ))}
        </ul>
        <p>
          {now.hauntings_left < 0
            ? "There is no limit to your hauntings."
            : `Hauntings left to you in this game: ${now.hauntings_left}.`}
        </p>
        <h3>What is left to play for</h3>
        <p>{hope(forGood, now.invested)}</p>
        <button type="button" class="primary" onClick={close}>
          Stay, and be felt
        </button>
      </div>
    </article>
  );
}

const LOST = "Closed for good is never undone. If every company fails, the last that stands wins; you can see to that.";
const LATER = "With more than a dollar in hand, debts counted, you may re-open; what later evenings bring counts.";

const hope = (forGood: boolean, invested: number): string =>
  forGood
    ? LOST
    : invested > 0
      ? `Liquidate your ${dollars(invested)}, settle your debts, and with more than a dollar you may re-open tonight.`
      : LATER;
