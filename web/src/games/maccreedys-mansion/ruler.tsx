import { useTools } from "../../table/context";
import { Hat } from "../../ui/icons";
import { ahead, dollars, mansionView } from "./view";

const STEP = 20_000;
const HAT = 8; // how wide a hat is, in percent of the rule

/** Hats that would lie upon each other, side by side. */
function apart(at: number[]): number[] {
  const order = at.map((_, seat) => seat).sort((a, b) => at[a]! - at[b]! || a - b);
  const found = [...at];
  let last = -HAT;
  for (const seat of order) last = found[seat] = Math.max(at[seat]!, last + HAT);
  const over = Math.max(0, last - 100);
  return found.map((percent) => Math.max(0, percent - over));
}

/** The brass rule: all hats by what their companies are worth; beside it, how far the house is. */
export function Ruler() {
  const tools = useTools();
  const { seats, rooms } = mansionView(tools.shown);
  const worth = ahead(tools).seats.map((company) => company.worth);
  const end = STEP * Math.max(2, Math.ceil(Math.max(...worth) / STEP));
  const said = seats
    .map((_, seat) => seat)
    .sort((a, b) => worth[b]! - worth[a]!)
    .map((seat) => `${tools.shown.seats[seat]?.name} ${dollars(worth[seat]!)}`);
  const at = apart(worth.map((sum) => (100 * Math.max(0, sum)) / end));
  const inPlay = rooms.filter((room) => !room.covered);
  return (
    <>
      <div class="worth-rule" data-bank="" role="img" aria-label={`Worth: ${said.join(", ")}`}>
        <span class="rule-end">$0</span>
        <span class="rule-line">
          {at.map((percent, seat) => (
            <span key={seat} class="rule-hat" style={{ left: `${percent}%` }}>
              <Hat seat={seat} quiet />
            </span>
          ))}
        </span>
        <span class="rule-end">{dollars(end)}</span>
      </div>
      <span class="restored">
        <b>{inPlay.filter((room) => room.complete).length}</b> of {inPlay.length} restored
      </span>
    </>
  );
}
