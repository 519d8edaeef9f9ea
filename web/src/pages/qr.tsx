import { useEffect, useState } from "preact/hooks";

type Matrix = boolean[][];

const QUIET = 4; // modules of white around a code, which cameras look for

/** Dark modules as one path, in rows of runs. */
export function pathOf(rows: Matrix): string {
  const runs: string[] = [];
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const from = x;
      while (row[x]) x++;
      if (x > from) runs.push(`M${from} ${y}h${x - from}v1h${from - x}z`);
    }
  });
  return runs.join("");
}

/** A link for a phone's camera; what makes the code is fetched when there is one to make. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [rows, setRows] = useState<Matrix | null>(null);
  useEffect(() => {
    let here = true;
    import("uqr").then(
      ({ encode }) => here && setRows(encode(text, { border: 0, ecc: "M" }).data),
      () => {}, // without it the link itself is still there
    );
    return () => {
      here = false;
    };
  }, [text]);
  if (!rows) return null;
  const size = rows.length + 2 * QUIET;
  return (
    <svg
      class="qr"
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={size} height={size} fill="#fff" />
      <path d={pathOf(rows)} fill="#000" />
    </svg>
  );
}
