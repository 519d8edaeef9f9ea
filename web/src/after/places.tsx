import type { Shown } from "../connection";
import { drawingOf, type Gazette } from "../games/registry";
import { nameOf } from "../people";
import { Hat, iconLabel } from "../ui/icons";
import { Lid } from "../ui/pictures";
import { Plate } from "../ui/plate";
import type { Aftermath, Fortune, Holding } from "../wire";
import { written } from "./geometry";
import { whoWon } from "./words";

const plain = (shown: Shown): Gazette => ({ head: "The end", told: shown.title });

/** The gazette: who won, and all places with what is behind them. */
export function Places({ shown, after, me }: { shown: Shown; after: Aftermath | null; me: number }) {
  const { head, told, plate } = (drawingOf(shown.game).gazette ?? plain)(shown);
  return (
    <>
      <p class="mast">The Squander Gazette</p>
      <h1>{head}</h1>
      <div class="lead">
        {plate ? <Plate row={{ id: plate, name: head, deck: "", text: "", picture: [] }} /> : <Lid game={shown.game} />}
        <div>
          <h2>{whoWon(shown)}</h2>
          <p>{told}</p>
        </div>
      </div>
      <ol>
        {shown.ranking.map(({ seat, place, note, score }) => {
          const fortune = after?.fortunes[seat];
          return (
            <li key={seat} class={`seat-${seat % 5} ${seat === me ? "me" : ""}`}>
              <span class="place">{place}</span>
              <span class="disc">
                <Hat seat={seat} size={24} quiet />
              </span>
              <span class="who">
                <b>{seat === me ? "You" : nameOf(shown, seat)}</b> {fortune && <Parts sign={after.sign} of={fortune} />}
                {note && <small class="note">{note}</small>}
                <Hinted by={shown.seats[seat]?.hints ?? 0} />
                {fortune && <Bar part={share(after, seat)} />}
              </span>
              <b class="total">{written(after?.sign ?? "", score)}</b>
            </li>
          );
        })}
      </ol>
    </>
  );
}

const Hinted = ({ by }: { by: number }) =>
  by ? <small class="note">{by === 1 ? "with one hint" : `with ${by} hints`}</small> : null;

/** Into what the number splits; where pieces are compared, the one that counts stands out. */
function Parts({ sign, of }: { sign: string; of: Fortune }) {
  const compared = of.parts.some((part) => !part.counts);
  const whole = of.parts.filter((part) => !part.of);
  const text = (part: Holding) => `${iconLabel(part.name)} ${written(sign, part.amount)}`;
  return (
    <small>
      {whole.map((part) => {
        const pieces = of.parts.filter((piece) => piece.of === part.name);
        return (
          <span key={part.name} class={compared && part.counts ? "counts" : ""}>
            {text(part)}
            {pieces.length > 0 && ` (${pieces.map(text).join(", ")})`}
          </span>
        );
      })}
    </small>
  );
}

/** How much of what one began with is gone; where the most wins, how near one is to the best. */
function share({ falls, points, fortunes }: Aftermath, seat: number): number {
  const start = points[0]!.worth[seat]!;
  const now = fortunes[seat]!.worth;
  const of = falls ? start : Math.max(1, ...fortunes.map((fortune) => fortune.worth));
  return Math.max(0, Math.min(1, (falls ? start - now : now) / Math.max(1, of)));
}

const Bar = ({ part }: { part: number }) => (
  <span class="gone-bar" aria-hidden="true">
    <i style={{ width: `${Math.round(part * 100)}%` }} />
  </span>
);
