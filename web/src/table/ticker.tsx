import { CardPage } from "../ui/card";
import { Hat } from "../ui/icons";
import { useFloats, useGlass, useHover } from "../ui/peek";
import { Plate } from "../ui/plate";
import type { Line } from "../wire";
import { useTools } from "./context";
import { RecapButton } from "./recap";

/** The newest line of the story, with the card it is about, and the way through all since one's last turn. */
export function Ticker({ stepThrough }: { stepThrough?: () => void }) {
  const { shown, rows } = useTools();
  const line = shown.lines.findLast((one) => one.text && one.ply <= shown.ply);
  if (!line) return null;
  const row = rows[line.cards[0]?.card ?? ""];
  return (
    <div class={`ticker slip ${line.who >= 0 ? `seat-${line.who % 5}` : ""}`}>
      <div class="ticker-line" aria-hidden="true" key={line.text}>
        {row && <Plate row={row} />}
        {line.who >= 0 && <Hat seat={line.who} size={22} quiet />}
        <p>
          <Said line={line} />
        </p>
      </div>
      {stepThrough && shown.recap && <RecapButton open={stepThrough} />}
    </div>
  );
}

/** On a very wide window: the card that was pointed at last, else the one spoken of last. */
export function Glass() {
  const { shown, rows } = useTools();
  const pointed = useGlass();
  const spoken = shown.lines.findLast(
    (line) => line.ply <= shown.ply && line.cards.length && rows[line.cards[0]!.card],
  );
  const row = rows[spoken?.cards[0]?.card ?? ""];
  const body = pointed ?? (row && <CardPage row={row} />);
  return body ? (
    <aside class="under-glass" aria-label="Under the glass">
      <p class="faded">Under the glass</p>
      {body}
    </aside>
  ) : null;
}

function Said({ line }: { line: Line }) {
  const { rows } = useTools();
  const floats = useFloats();
  const row = rows[line.cards[0]?.card ?? ""];
  const hover = useHover((at) => row && floats.peek(at, <CardPage row={row} />, row.name));
  return <span {...hover}>{line.text}</span>;
}
