import type { ComponentChildren } from "preact";
import { byWhom, joined } from "../table/folding";
import { Hat } from "../ui/icons";
import type { Line } from "../wire";

/** A step of a round's end on a slip of paper: what it is, and who it meets, one after the other. */
export function Told({ title, lines, children }: { title: string; lines: Line[]; children?: ComponentChildren }) {
  const said = byWhom(lines.filter((line) => line.text));
  return (
    <section class="told">
      <h2>{title}</h2>
      {children}
      <ul>
        {said.map((deeds, i) => (
          <li key={i} style={{ animationDelay: `${i * 90}ms` }}>
            {deeds[0]!.who >= 0 && (
              <span class={`told-hat seat-${deeds[0]!.who % 5}`}>
                <Hat seat={deeds[0]!.who} size={18} quiet />
              </span>
            )}
            <span>{joined(deeds).text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
