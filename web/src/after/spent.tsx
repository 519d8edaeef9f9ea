import type { Shown } from "../connection";
import { namesOf } from "../people";
import { Hat } from "../ui/icons";
import type { Aftermath } from "../wire";

const MOST_ROWS = 7;

/** What everybody spent on: a row for each purpose, a column for each seat, the most of a row standing out. */
export function SpentTable({ after: { fortunes }, shown }: { after: Aftermath; shown: Shown }) {
  const sums = new Map<string, number>();
  for (const { on, amount } of fortunes.flatMap((fortune) => fortune.spent)) sums.set(on, (sums.get(on) ?? 0) + amount);
  const purposes = [...sums]
    .sort((a, b) => b[1] - a[1])
    .map(([on]) => on)
    .slice(0, MOST_ROWS);
  if (!purposes.length) return <p class="faded">Nobody spent anything.</p>;
  return (
    <table class="spent-table">
      <thead>
        <tr>
          <td />
          {namesOf(shown).map((name, i) => (
            <th key={i} scope="col">
              <Hat seat={i} size={22} name={name} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {purposes.map((on) => {
          const cells = fortunes.map((fortune) => fortune.spent.find((one) => one.on === on));
          const most = Math.max(...cells.map((cell) => cell?.amount ?? 0));
          return (
            <tr key={on}>
              <th scope="row">{on}</th>
              {cells.map((cell, i) => (
                <td key={i} class={cell?.amount === most ? "most" : ""}>
                  <span style={{ "--part": `${Math.round(((cell?.amount ?? 0) / most) * 100)}%` }}>
                    {cell?.text ?? "–"}
                  </span>
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
