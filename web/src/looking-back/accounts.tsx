import type { LookedBack, PartOf, Seat } from "../wire";
import { Who } from "./chances";

/** A hundred for a game, with its sign. */
export function points(amount: number): string {
  const whole = Math.round(100 * amount);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : "0";
}

/** Two standard errors either way. */
export const give = (spread: number): string => `± ${Math.round(200 * spread)}`;

/** What each won beyond a fair share, and by what. */
export function Accounts({ found, seats }: { found: LookedBack; seats: Seat[] }) {
  const company = seats.length > 1; // who plays alone owes nothing to the choices of others
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
    <section class="wide" tabIndex={0} aria-label="Accounts">
      <table class="accounts">
        <thead>
          <tr>
            <td />
            <th scope="col">result</th>
            <th scope="col">own choices</th>
            {company && <th scope="col">others’ choices</th>}
            <th scope="col">luck</th>
            <th scope="col">mistakes</th>
          </tr>
        </thead>
        <tbody>
          {found.accounts.map((one, seat) => (
            <tr key={seat}>
              <th scope="row">
                <Who seat={seat} seats={seats} />
              </th>
              <td>
                <b>{points(one.result - one.fair)}</b>
              </td>
              <Amount part={one.own} />
              {company && <Amount part={one.others} />}
              <Amount part={one.luck} />
              <td>
                {one.mistakes} of {one.choices}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Amount({ part: { amount, spread } }: { part: PartOf }) {
  return (
    <td>
      <span
        class={`amount ${amount < 0 ? "down" : "up"}`}
        style={{ "--part": `${Math.min(100, Math.abs(100 * amount))}%` }}
      >
        {points(amount)} <small>{give(spread)}</small>
      </span>
    </td>
  );
}
