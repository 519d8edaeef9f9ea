import type { ComponentChildren } from "preact";
import { Hat } from "../ui/icons";
import type { Line } from "../wire";

/** A step of a round's end on a slip of paper: what it is, and who it meets, one after the other. */
export function Told({ title, lines, children }: { title: string; lines: Line[]; children?: ComponentChildren }) {
  const said = lines.filter((line) => line.text);
  return (
    <section class="told">
      <h2>{title}</h2>
      {children}
      <ul>
        {said.map((line, i) => (
          <li key={i} style={{ animationDelay: `${i * 90}ms` }}>
            {line.who >= 0 && (
              <span class={`told-hat seat-${line.who % 5}`}>
                <Hat seat={line.who} size={18} quiet />
              </span>
            )}
            <span>{line.text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
