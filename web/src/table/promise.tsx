import type { Shown } from "../connection";
import { contributor, verdict } from "../promise";

/** What may be believed about the cards of this table; what can't is said aloud. */
export function Promised({ shown }: { shown: Shown }) {
  const { fine, text } = verdict(shown, contributor(shown));
  if (!fine)
    return (
      <p class="notice promised" role="alert">
        {text}
      </p>
    );
  if (!shown.commitment) return <p class="promised faded small">{text}</p>;
  return (
    <details class="promised faded small">
      <summary>{text}</summary>
      <code>{shown.commitment}</code>
    </details>
  );
}
