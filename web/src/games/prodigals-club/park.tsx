import { Hat, Icon } from "../../ui/icons";
import { useTools } from "../../table/context";
import type { Election } from "./view";

/** Hyde Park: everybody on a soap box with megaphones; whoever is loudest loses most votes. */
export function HydePark({ election, round }: { election: Election; round: number }) {
  const { shown } = useTools();
  const rewards = election.park_rewards[Math.max(0, round - 1)] ?? [];
  const most = Math.max(1, ...election.seats.map((seat) => seat.megaphones));
  return (
    <div class="park">
      <span class="park-name">
        Hyde Park
        <span class="doings">{rewards.map((votes, i) => <span class="fx" key={i}>−{votes}{i === rewards.length - 1 && <Icon id="vote" size={15} label="votes lost by the loudest" />}</span>)}</span>
      </span>
      <span class="speakers">
        {election.seats.map((seat, i) => (
          <span key={i} class={`speaker seat-${i % 5} ${seat.megaphones === most ? "loudest" : ""}`} role="img" aria-label={`${shown.seats[i]?.name}: ${seat.megaphones} megaphones${seat.in_park ? ", in the park" : ""}`}>
            <Hat seat={i} size={20} quiet />
            <SoapBox stands={seat.in_park} />
            <span class="loud"><Icon id="megaphone" size={15} quiet />{seat.megaphones}</span>
          </span>
        ))}
      </span>
    </div>
  );
}

/** A crate, and on it whoever has an errand boy in the park. */
const SoapBox = ({ stands }: { stands: boolean }) => (
  <svg class="soapbox" viewBox={stands ? "0 0 44 32" : "0 14 44 18"} width="44" height={stands ? 32 : 18} aria-hidden="true">
    {stands && <path class="figure-line" d="M22 0v9M15 7l7-4 7-3M18 15l4-6 4 6" />}
    <path class="crate" d="M2 15h40v16H2z" />
    <path d="M2 20.500h40M2 25.500h40M7 15v16M37 15v16" />
  </svg>
);
