import type { Shown } from "../connection";
import { verdict } from "../promise";

/** Whose share of the shuffle this page has given. */
const contributor = (shown: Shown): number => shown.mine[0] ?? (shown.owner ? -1 : -2);

/** What may be believed about the cards of this table; what can't is said aloud. */
export function Promised({ shown }: { shown: Shown }) {
  const { fine, text } = verdict(shown, contributor(shown));
  if (!fine) return <p class="notice promised" role="alert">{text}</p>;
  if (!shown.commitment) return <p class="promised faded small">{text}</p>;
  return <details class="promised faded small"><summary>{text}</summary><code>{shown.commitment}</code></details>;
}
