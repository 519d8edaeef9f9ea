import { paceDelay } from "../../prefs";

/** Outlines of dice as they lie on the table, with the edges one sees. */
const SHAPES: Record<number, [outline: string, edges: string]> = {
  6: ["M5 5H35V35H5Z", ""],
  10: ["M20 2L37 17L34 26L20 38L6 26L3 17Z", "M20 2L29 23L20 29L11 23ZM29 23L37 17M11 23L3 17M20 29V38"],
  12: [
    "M20 2L31 5.5L38 15V25L31 34.5L20 38L9 34.5L2 25V15L9 5.5Z",
    "M20 10L30 17L26 29H14L10 17ZM20 10V2M30 17L38 15M26 29L31 34.5M14 29L9 34.5M10 17L2 15",
  ],
};

/** A die with what came up; drawn anew, and so seen rolling, whenever it is rolled. Without a number it waits. */
export function Die({ sides, rolled, says }: { sides: number; rolled: number; says: string }) {
  const [outline, edges] = SHAPES[sides]!;
  const said = rolled ? `d${sides} for ${says}: ${rolled}` : `d${sides} for ${says}: not rolled yet`;
  return (
    <li class={`die d${sides} ${!rolled ? "waits" : paceDelay() ? "rolls" : ""}`} title={said}>
      <svg key={rolled} viewBox="0 0 40 40" role="img" aria-label={said}>
        <path class="face" d={outline} />
        <path class="edge" d={edges} />
        <text x="20" y={sides === 10 ? 22 : 21} text-anchor="middle" dominant-baseline="middle">
          {rolled || ""}
        </text>
      </svg>
    </li>
  );
}
