import { Hat, Icon } from "../../ui/icons";
import { Spot } from "../../ui/spot";
import { useTools } from "../../table/context";
import { type PlanView, willView } from "./view";

export const BOYS = "Errand boys are sent once everybody has a plan.";
const PLANS = "Plans are taken at the beginning of a round.";
const count = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? "" : "s"}`;

/** The planning board: a row of hourglasses, the further left the earlier. */
export function Plans() {
  const { shown } = useTools();
  const view = willView(shown);
  return (
    <section class="panel plans" aria-label="Planning board">
      <h2>Plans <small>further left acts earlier</small></h2>
      <div class="plan-row">
        {view.plans.map((plan, i) => <Hourglass key={i} plan={plan} number={i} />)}
      </div>
    </section>
  );
}

function Hourglass({ plan, number }: { plan: PlanView; number: number }) {
  const { shown } = useTools();
  const taker = plan.taken >= 0 ? `, taken by ${shown.seats[plan.taken]?.name}` : plan.blocked ? ", blocked" : "";
  const holds = `${count(plan.cards, "card")}, ${count(plan.errand_boys, "errand boy")}, ${count(plan.actions, "action")}`;
  return (
    <Spot place={`plan:${number}`} idle={PLANS} label={`Plan ${number + 1}: ${holds}${taker}`} class={`plan ${plan.blocked ? "blocked" : ""} ${plan.taken >= 0 ? "taken" : ""}`}>
      <svg class="glass" viewBox="0 0 80 92" preserveAspectRatio="none" aria-hidden="true">
        <path d="M8 3h64M8 89h64M13 3c0 24 20 34 24 43-4 9-24 19-24 43M67 3c0 24-20 34-24 43 4 9 24 19 24 43" />
        <path class="sand" d="M17 24c3 10 14 16 20 22h6c6-6 17-12 20-22zM15 87c2-13 14-16 25-16s23 3 25 16z" />
      </svg>
      <span class="plan-top">
        <span class="pair"><Icon id="cards" size={16} />{plan.cards}</span>
        <span class="pair"><Icon id="errand" size={16} />{plan.errand_boys}</span>
      </span>
      <span class="plan-foot pair"><Icon id="action" size={16} />{plan.actions}</span>
      <span class="plan-hat">
        {plan.taken >= 0 && (
          <span data-fly={`plan-hat:${plan.taken}`} data-home={`[data-seat="${plan.taken}"]`}><Hat seat={plan.taken} size={26} name={shown.seats[plan.taken]?.name} /></span>
        )}
        {plan.blocked && <Icon id="close" size={24} label="blocked" />}
      </span>
    </Spot>
  );
}
