import type { ComponentChildren } from "preact";
import type { Shown } from "../connection";
import { spoken } from "../daily/spoken";
import { drawingOf, type RailText } from "../games/registry";
import { useNarrow } from "../ui/hooks";
import { Icon } from "../ui/icons";
import { useTools } from "./context";
import { Ticker } from "./ticker";

interface RailProps {
  base: Shown;
  part?: string; // of the round, which is staged just now
  children: ComponentChildren;
  stepThrough?: () => void;
}

/** The table's upper edge: where the game stands, how all stand in it, what happened last, and the way to the rest. */
export function Rail({ base, part, children, stepThrough }: RailProps) {
  const { phase, rail, Ruler } = drawingOf(base.game);
  return (
    <header class="rail">
      <p class={rail ? "phase visually-hidden" : "phase"}>{phase(base)}</p>
      {rail && <Progress {...during(rail(base), part)} />}
      {base.day && (
        <p class="rail-day">
          <span>Deal of </span>
          {spoken(base.day)}
        </p>
      )}
      {Ruler && <Ruler />}
      <span class="grow" />
      {!useNarrow() && <Ticker stepThrough={stepThrough} />}
      {children}
    </header>
  );
}

const during = (told: RailText, part?: string): RailText =>
  part && told.steps.includes(part) ? { ...told, step: told.steps.indexOf(part) } : told;

function Progress({ round, pips, steps, step }: RailText) {
  return (
    <div class="progressing" aria-hidden="true">
      <b class="round">{round}</b>
      {pips && (
        <span class="pips">
          {Array.from({ length: pips[1] }, (_, i) => (
            <i key={i} class={i + 1 === pips[0] ? "now" : i < pips[0] ? "on" : ""} />
          ))}
        </span>
      )}
      <span class="steps">
        {steps.map((name, i) => (
          <span key={name} class={i === step ? "now" : ""}>
            {name}
          </span>
        ))}
      </span>
    </div>
  );
}

/** Opens and closes the log where it does not lie beside the table. */
export function LogButton({ open, toggle }: { open: boolean; toggle(): void }) {
  const { shown } = useTools();
  return (
    <button type="button" class="plain log-button" aria-label="Log" aria-expanded={open} onClick={toggle}>
      <Icon id="log" quiet />
      {shown.recap && <i class="fresh" aria-hidden="true" />}
    </button>
  );
}
