import { useTools } from "../../table/context";
import { Hat, Icon } from "../../ui/icons";
import { Pawn, Voice } from "./people";
import { type Election, type ElectionSeat, many } from "./view";

const signed = (votes: number): string => (votes > 0 ? `−${votes}` : votes < 0 ? `+${-votes}` : "0");

/** Hyde Park: everybody on a crate with megaphones; on each stands what the park would do to its owner's votes now. */
export function HydePark({ election, round }: { election: Election; round: number }) {
  const rewards = election.park_rewards[Math.max(0, round - 1)] ?? [];
  return (
    <div class="park">
      <svg class="trees" viewBox="0 0 200 40" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 40V22q8-14 18-4 8-16 22-6 10-12 22 2 10-10 20 0 12-16 26-2 10-10 20 2 12-14 24 0 8-10 18 0 14-12 30 6v20z" />
      </svg>
      <span class="park-name paper">
        <b>Hyde Park</b>{" "}
        <span class="doings" role="img" aria-label={`the loudest lose ${rewards.join(", ")} votes`}>
          {rewards.map((votes, i) => (
            <span class="fx" key={i}>
              −{votes}
            </span>
          ))}
          <Icon id="vote" size={15} quiet />
        </span>
      </span>
      <span class="speakers" style={{ "--many": election.seats.length }}>
        {election.seats.map((seat, i) => (
          <Speaker key={i} at={i} seat={seat} leads={leads(election, seat)} />
        ))}
      </span>
    </div>
  );
}

const leads = ({ seats }: Election, { megaphones }: ElectionSeat): boolean =>
  megaphones > 0 && seats.every((other) => other.megaphones <= megaphones);

/** A crate with its owner's hat and figure; whoever has an errand boy in the park speaks, the others wait. */
function Speaker({ at, seat, leads }: { at: number; seat: ElectionSeat; leads: boolean }) {
  const { shown } = useTools();
  const loses = `${signed(seat.park_loss)} ${Math.abs(seat.park_loss) === 1 ? "vote" : "votes"} as it stands`;
  return (
    <span
      class={`speaker seat-${at % 5} ${leads ? "loudest" : ""} ${seat.in_park ? "stands" : ""}`}
      role="img"
      aria-label={`${shown.seats[at]?.name}: ${many(seat.megaphones, "megaphone")}${seat.in_park ? ", in the park" : ""}; ${loses}`}
    >
      <span class="orator">
        <Pawn colour="gentleman" />
        {seat.in_park && <Voice />}
      </span>
      <span class="loud paper">
        <Icon id="megaphone" size={15} quiet />
        {seat.megaphones}
      </span>
      <span class="crate">
        <Hat seat={at} size={18} quiet />
        <b class="park-loss">{signed(seat.park_loss)}</b>
      </span>
    </span>
  );
}
