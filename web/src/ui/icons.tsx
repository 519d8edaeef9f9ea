import { useLayoutEffect, useReducer } from "preact/hooks";
import { SHARED } from "./strokes";

// One set of line drawings on a 24 grid with one stroke weight. A drawing is a list of strokes: "M…" is a path,
// "o x y r" a circle, a leading "*" fills it. Each has a name, which is its label everywhere.

export type Icons = Record<string, [name: string, ...strokes: string[]]>;

const known = new Map(Object.entries(SHARED));
const sprites = new Set<() => void>();

/** A game brings its own drawings. What two games draw under one name they share, in `strokes.ts`. */
export function addIcons(icons: Icons): void {
  for (const [id, drawing] of Object.entries(icons)) {
    if (known.has(id)) throw new Error(`There are two drawings of the name ${id}.`);
    known.set(id, drawing);
  }
  for (const again of sprites) again();
}

const strokes = (parts: string[]) =>
  parts.map((part) => {
    const filled = part.startsWith("*");
    const stroke = filled ? part.slice(1) : part;
    const fill = filled ? "currentColor" : "none";
    if (!stroke.startsWith("o")) return <path key={part} d={stroke} fill={fill} />;
    const [, x, y, r] = stroke.split(" ");
    return <circle key={part} cx={x} cy={y} r={r} fill={fill} />;
  });

/** All drawings once in the document, to be used by name. */
export function Sprite() {
  const [, again] = useReducer((n: number, _: null) => n + 1, 0);
  useLayoutEffect(() => {
    const call = () => again(null);
    sprites.add(call);
    return () => void sprites.delete(call);
  }, []);
  return (
    <svg width="0" height="0" class="sprite" aria-hidden="true">
      {[...known].map(([id, [, ...parts]]) => (
        <symbol key={id} id={`i-${id}`} viewBox="0 0 24 24">
          {strokes(parts)}
        </symbol>
      ))}
    </svg>
  );
}

export const iconLabel = (id: string): string => known.get(id)?.[0] ?? id.replaceAll("_", " ");

/** A drawing. With `quiet` it says nothing, because the text beside it does. */
export function Icon({
  id,
  size = 18,
  quiet = false,
  label,
}: {
  id: string;
  size?: number;
  quiet?: boolean;
  label?: string;
}) {
  const said = label ?? iconLabel(id);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the quiet ones are hidden from readers, the others have one.
    <svg
      class="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...(quiet ? { "aria-hidden": true } : { role: "img", "aria-label": said })}
    >
      {!quiet && <title>{said}</title>}
      <use href={`#i-${known.has(id) ? id : "card"}`} />
    </svg>
  );
}

/** The hat of a seat, in its colour and its shape. */
export function Hat({
  seat,
  size = 20,
  quiet = false,
  name,
}: {
  seat: number;
  size?: number;
  quiet?: boolean;
  name?: string;
}) {
  return (
    <span class={`hat seat-${seat % 5}`}>
      <Icon id={`hat${seat % 5}`} size={size} quiet={quiet} label={name} />
    </span>
  );
}
