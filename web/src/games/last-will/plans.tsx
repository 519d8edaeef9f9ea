import { nameOf } from "../../people";
import { useTools } from "../../table/context";
import { CardPage } from "../../ui/card";
import { Hat, Icon } from "../../ui/icons";
import { Spot } from "../../ui/spot";
import { type PlanView, willView } from "./view";

export const BOYS = "Errand boys are sent once everybody has a plan.";
const PLANS = "Plans are taken at the beginning of a round.";
const count = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? "" : "s"}`;
const NTH = ["1st", "2nd", "3rd", "4th", "5th"];

/** Whose plan comes when: "2nd" for the second from the left that is taken. */
export function orderOf(plans: PlanView[], seat: number): string | undefined {
  return NTH[plans.filter((plan) => plan.taken >= 0).findIndex((plan) => plan.taken === seat)];
}

/** The planning board: a row of brass hourglasses, the further left the earlier. */
export function Plans() {
  const { shown } = useTools();
  const view = willView(shown);
  return (
    <section class="wood plans" aria-label="Planning board">
      <h2>
        Plans <small>further left acts earlier</small>
      </h2>
      <div class="plan-row">
        {view.plans.map((plan, i) => (
          <Hourglass key={i} plan={plan} number={i} nth={orderOf(view.plans, plan.taken)} />
        ))}
      </div>
    </section>
  );
}

const GLASS = "M9 9V36C9 46 27 46 27 52C27 58 9 58 9 68V95H51V68C51 58 33 58 33 52C33 46 51 46 51 36V9Z";
const FALLING = "M10 39C14 44 28 46 29 52V77H31V52C32 46 46 44 50 39C40 42 20 42 10 39Z";

/** The more actions a plan leaves, the higher its sand. */
const heap = (actions: number): string => {
  const top = 86 - 2 * actions;
  return `M9.5 95V${top}C16 ${top - 3} 24 ${top - 7} 30 ${top - 9}C36 ${top - 7} 44 ${top - 3} 50.5 ${top}V95Z`;
};

function Hourglass({ plan, number, nth }: { plan: PlanView; number: number; nth?: string }) {
  const { shown, rows } = useTools();
  const tile = plan.tile && rows[plan.tile];
  const taker = plan.taken >= 0 ? `, taken by ${nameOf(shown, plan.taken)}` : plan.blocked ? ", blocked" : "";
  const holds = `${count(plan.cards, "card")}, ${count(plan.errand_boys, "errand boy")}, ${count(plan.actions, "action")}`;
  return (
    <Spot
      place={`plan:${number}`}
      idle={PLANS}
      label={`Plan ${number + 1}${tile ? `, ${tile.name}` : ""}: ${holds}${taker}`}
      peek={tile ? <CardPage row={tile} /> : undefined}
      class={`plan ${tile ? "tile" : ""} ${plan.blocked ? "blocked" : ""} ${plan.taken >= 0 ? "taken" : ""}`}
    >
      <svg class="glass" viewBox="0 0 60 104" preserveAspectRatio="none" aria-hidden="true">
        <path class="bulb" d={GLASS} />
        <path class="sand" d={heap(plan.actions)} />
        <path class="falling" d={FALLING} />
        <rect class="cap" x="2" y="2" width="56" height="7" rx="2" />
        <rect class="cap" x="2" y="95" width="56" height="7" rx="2" />
        <path class="post" d="M5.5 9V95M54.5 9V95" />
        <path class="shine" d="M13 14V30M47 90V76" />
      </svg>
      <span class="plan-top">
        <span class="pair">
          <Icon id="cards" size={16} />
          {plan.cards}
        </span>
        <span class="pair">
          <Icon id="errand" size={16} />
          {plan.errand_boys}
        </span>
      </span>
      <span class="plan-foot pair">
        <Icon id="action" size={16} />
        {plan.actions}
      </span>
      {plan.taken >= 0 && (
        <span class={`peg-mark full seat-${plan.taken % 5}`}>
          <span data-fly={`plan-hat:${plan.taken}`} data-home={`[data-seat="${plan.taken}"]`}>
            <Hat seat={plan.taken} size={22} name={nameOf(shown, plan.taken)} />
          </span>
        </span>
      )}
      {plan.blocked && (
        <span class="peg-mark">
          <Icon id="close" size={22} label="blocked" />
        </span>
      )}
      {nth && (
        <span class="brass-tag" aria-hidden="true">
          {nth}
        </span>
      )}
    </Spot>
  );
}
