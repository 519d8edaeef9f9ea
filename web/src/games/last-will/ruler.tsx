import { nameOf } from "../../people";
import { useTools } from "../../table/context";
import { Hat } from "../../ui/icons";
import { scaleOf } from "./mat";
import { willView } from "./view";

/** The brass rule from the will to ruin, with everybody's hat on it. */
export function Ruler() {
  const { shown } = useTools();
  const view = willView(shown);
  const of = scaleOf(view);
  const scores = [...view.seats.map((seat) => seat.score), ...(view.solicitor ? [view.solicitor.fortune] : [])];
  const said = scores.map((score, i) => `${nameOf(shown, i)} £${score}`).join(", ");
  const at = (score: number) => `${Math.min(100, Math.max(0, 100 - (100 * score) / of))}%`;
  return (
    <div class="ruler" data-bank="" role="img" aria-label={`To ruin: ${said}`}>
      <span class="rule" />
      <span class="end from">£{of}</span>
      <span class="end to">ruin</span>
      {scores.map((score, i) => (
        <span key={i} class="at" style={{ left: at(score) }}>
          <Hat seat={i} size={20} quiet />
        </span>
      ))}
    </div>
  );
}
