// A line drawing for each room on a 64 by 48 grid, as the icons are drawn: "M…" is a path, "o x y r" a circle.

const ROOMS: Record<string, string[]> = {
  garret: ["M4 46V24L26 4h34", "M14 46V30M14 36h28v10M42 36v-4M14 33h9v3", "M52 46v-9M49 37h6M52 34c-2.500-2 0-4 0-6 0 2 2.500 4 0 6z"],
  observatory: ["M6 46V30a26 24 0 0 1 52 0v16", "M38 8l10 9", "M18 34L42 14l5 6L23 40zM30 36l-5 10M32 34l7 12", "o 12 14 1", "o 54 8 1"],
  "tank-loft": ["M14 8h36v22H14zM14 14h36M22 8v22M42 8v22M18 30v16M46 30v16M18 38h28", "M32 30v4M32 38c-2.500 3-2.500 5.500 0 5.500s2.500-2.500 0-5.500z"],
  bedroom: ["M10 46V6M54 46V6M6 6h52M10 10c5 7 10 1 14 1s9 6 16 0 9 2 14-1", "M10 32h44v9H10zM14 32c0-7 14-7 14 0M10 26c3-4 4-9 2-14M54 26c-3-4-4-9-2-14"],
  bathroom: ["M6 24h52c0 12-6 15-13 15H19C12 39 6 36 6 24zM18 39l-4 7M46 39l4 7", "M52 24V12c0-5-9-5-9 0v3M40 15h6", "o 30 16 3", "o 22 11 2", "o 34 8 1.500"],
  nursery: ["M8 40c14 7 34 7 48 0M20 42l7-13M44 42l-6-13", "M18 27c8 4 16 4 22 1l5-15 8 5-4 5-3-1-4 11M45 13l-1-5M18 27l-7 6M24 28c1-4 6-4 8 1"],
  gallery: ["M4 8h17v22H4zM7 11h11v16H7zM25 4h15v28H25zM44 8h16v20H44z", "o 12.500 17 3", "M8 27c1-6 8-6 9 0", "o 32.500 14 4", "M27 32c1-10 10-10 11 0", "o 52 15 3", "M47 28c1-7 9-7 10 0M4 44h56"],
  "palm-house": ["M4 46V22C10 1 54 1 60 22v24M32 4v8M4 26h10M50 26h10M14 12l5 6M50 12l-5 6", "M32 46V28M32 28c-7-6-14-2-16 5M32 28c7-6 14-2 16 5M32 28c-3-8-10-9-14-6M32 28c3-8 10-9 14-6M26 46l1-5h10l1 5"],
  "dining-room": ["M32 0v8M16 14c0 9 32 9 32 0M16 14v-5M48 14v-5M32 8v12M24 19v-6M40 19v-6", "M6 35h52M12 35v11M52 35v11M20 35c0-4 7-4 7 0M37 35c0-4 7-4 7 0M32 35v-6"],
  hall: ["M4 46h11v-8h11v-8h11v-8h11v-8h12", "M15 38V21M26 30V13M37 22V6M48 14V2M15 21L48 2", "o 15 19 2"],
  library: ["M6 4h52v42H6zM6 18h52M6 32h52", "M11 18V7M15 18V7M19 18V9M26 18l4-11M30 18l4-11M42 18V7M47 18V7M52 18V9M11 32V21M16 32V22M21 32V21M38 32V21M42 32V22M47 32V21M14 46V35M20 46V36M34 46l4-11M46 46V35M51 46V36"],
  kitchen: ["M6 20h52v26H6zM6 26h52M12 30h16v12H12zM36 30h16v12H36zM16 33h8M40 33h8", "M46 20V2h7v18", "M12 20v-7h14v7M9 13h20M19 13v-3", "o 36 17 3"],
  "boiler-room": ["M12 46V18C12 2 42 2 42 18v28zM19 32h16v10H19zM19 37h16", "o 27 18 6", "M27 18l3-4M42 22h12V4M42 34h16M54 12h6"],
  laundry: ["M2 6c20 7 40 7 60 0M12 9l-5 5 5 3v11h13V17l5-3-5-5M44 9v14h9V8", "M30 32h28l-3 14H33zM36 36v7M44 36v7M51 36v7", "o 38 28 2", "o 46 27 3"],
  "wine-cellar": ["o 16 36 10", "o 16 36 6", "o 40 36 10", "o 40 36 6", "o 28 17 10", "o 28 17 6", "M2 46h60M56 46V30l-2-4v-8h6v8l-2 4"],
  crypt: ["M16 46V22c0-20 32-20 32 0v24M8 46h48M32 15v17M25 21h14", "M56 46c-1-5 0-8 4-9M4 46c2-3 2-5 0-8"],
};

/** What one would see in the room, behind its spaces. */
export function RoomDrawing({ id }: { id: string }) {
  const strokes = ROOMS[id];
  if (!strokes) return null;
  return (
    <svg class="room-drawing" viewBox="0 0 64 48" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
      {strokes.map((stroke) => {
        if (!stroke.startsWith("o")) return <path key={stroke} d={stroke} />;
        const [, x, y, r] = stroke.split(" ");
        return <circle key={stroke} cx={x} cy={y} r={r} />;
      })}
    </svg>
  );
}

/** Slates, two chimneys and a weathercock. */
export const Roof = () => (
  <svg class="roof" viewBox="0 0 640 34" preserveAspectRatio="none" aria-hidden="true">
    <path class="slates" d="M44 34L112 10H528l68 24z" />
    <path d="M94 16h452M78 22h484M60 28h520" />
    <path class="slates" d="M150 14V1h30v13zM460 14V1h30v13z" />
    <path d="M146 1h38M456 1h38M320 10V0M312 3h16" />
  </svg>
);
