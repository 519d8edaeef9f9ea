import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { useHere, useTools } from "../table/context";
import type { Refused } from "../wire";
import { carry } from "./carry";
import { hasPeek, useFloats, useHover } from "./peek";

interface SpotProps {
  place: string;
  label: string; // what it is when it can't be chosen
  class?: string;
  peek?: ComponentChildren; // shown in full on hover, focus or long press
  onPick?: () => void; // instead of choosing
  picked?: boolean;
  sign?: number; // the number on it, by which a lesson points at it
  fly?: string;
  home?: string;
  children: ComponentChildren;
  drag?: boolean; // may also be carried to where it goes
  idle?: string; // when it can be used, for whoever tries it while nothing is asked about it
  also?: string[]; // places whose refusals hold for it, too
}

/** Without those that say the same as another. */
const unlike = (refused: Refused[]): Refused[] =>
  refused.filter(
    (one, i) => refused.findIndex((other) => other.reason === one.reason && other.label === one.label) === i,
  );

/** A thing on the table: lit when it may be chosen, and ready to say why not. */
export function Spot(props: SpotProps) {
  const tools = useTools();
  const floats = useFloats();
  const here = useHere(props.place);
  const { options } = here;
  const refused = options.length
    ? here.refused
    : unlike([...here.refused, ...(props.also ?? []).flatMap((place) => tools.places.get(place)?.refused ?? [])]);
  const held = useRef(0);
  const wasHeld = useRef(false);
  const lit = options.length > 0 || (props.onPick !== undefined && tools.myTurn);
  const barred = !lit && refused.length > 0;
  const idle = !lit && !barred && !tools.still && props.idle !== undefined;

  const press = (event: MouseEvent) => {
    const at = event.currentTarget as Element;
    if (wasHeld.current) {
      wasHeld.current = false;
      return;
    }
    if (props.onPick && tools.myTurn) props.onPick();
    else if (options.length === 1) tools.choose(options[0]!.id, options[0]!.at);
    else if (options.length > 1) tools.offer(at, { options, refused });
    else if (refused.length) tools.tell(at, refused);
    else if (idle) tools.explain(at, props.label, props.idle!, props.peek);
    else if (props.peek) floats.open(at, props.peek, "reason", props.label);
  };
  const show = (at: Element) => props.peek && floats.peek(at, props.peek, props.label);
  const hover = useHover(show);
  const lift = () => tools.compose([{ id: options[0]!.id }]);
  const touch = (event: PointerEvent) => {
    if (props.drag && event.pointerType === "mouse" && options.length === 1)
      carry(event, event.currentTarget as Element, { lift, drop: tools.drop });
    if (event.pointerType === "mouse" || !props.peek) return;
    const at = event.currentTarget as Element;
    wasHeld.current = false;
    held.current = window.setTimeout(() => {
      wasHeld.current = true;
      floats.open(at, props.peek, "reason", props.label);
    }, 450);
  };
  const release = () => clearTimeout(held.current);
  const name = options.length === 1 && !props.onPick ? options[0]!.label : props.label;
  const classes = `spot ${props.class ?? ""} ${lit ? "lit" : ""} ${barred ? "barred" : ""} ${props.picked ? "picked" : ""}`;
  const marks = {
    "data-sign": props.sign,
    "data-place": tools.prefix + props.place,
    "data-fly": props.fly,
    "data-home": props.home,
    "data-peeks": props.peek ? "" : undefined,
  };
  if (!lit && !barred && !idle && !props.peek)
    return (
      <div class={classes} {...marks} role="img" aria-label={props.label}>
        {props.children}
      </div>
    );
  return (
    <button
      type="button"
      ref={(button) => hasPeek(button, props.peek)}
      class={classes}
      {...marks}
      aria-label={barred ? `${name}: not possible now` : name}
      aria-disabled={barred || idle || undefined}
      aria-pressed={props.picked}
      onClick={press}
      onPointerMove={hover.onPointerMove}
      onPointerLeave={() => {
        release();
        hover.onPointerLeave();
      }}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && show(event.currentTarget)}
      onBlur={() => floats.unpeek()}
      onPointerDown={touch}
      onPointerUp={release}
      onPointerCancel={release}
      onContextMenu={(event) => wasHeld.current && event.preventDefault()}
    >
      {props.children}
    </button>
  );
}
