import type { Row, Rows } from "../api";
import type { Shown } from "../connection";
import type { Drawing } from "../games/registry";
import { nameOf } from "../people";
import { joined } from "../table/folding";
import { withCards } from "../table/story";
import { Hat, Icon } from "../ui/icons";
import { Plate } from "../ui/plate";
import type { Aftermath, Moment } from "../wire";
import { written } from "./geometry";

export interface Told {
  label: string;
  brief: string; // beside the hat of whose moment it is
  seat: number;
  moment: Moment;
}

const size = ({ before, after }: Moment): number => Math.abs(after - before);

/** One's own best and worst moment, or the winner's; then the greatest ones of the others. */
export function toldMoments({ fortunes }: Aftermath, shown: Shown, of: number, own: boolean): Told[] {
  const whose = (seat: number) => (own && seat === of ? "Your" : `${nameOf(shown, seat)}'s`);
  const briefly = (seat: number, which: string) => (own && seat === of ? `Your ${which} moment` : `${which} moment`);
  const greatest = (which: "best" | "worst") =>
    fortunes
      .map((fortune, seat) => ({ seat, moment: fortune[which] }))
      .filter(({ seat, moment }) => seat !== of && moment)
      .sort((a, b) => size(b.moment!) - size(a.moment!))[0];
  const found = [
    { which: "best", seat: of, moment: fortunes[of]?.best },
    { which: "worst", seat: of, moment: fortunes[of]?.worst },
    ...(["best", "worst"] as const).map((which) => ({ which, ...greatest(which) })),
  ];
  return found.flatMap(({ which, seat, moment }) =>
    moment && seat !== undefined
      ? [{ label: `${whose(seat)} ${which} moment`, brief: briefly(seat, which), seat, moment }]
      : [],
  );
}

const MOST_LINES = 3;

/** What is shown of a moment that no card was part of. */
const sceneOf = ({ told }: Moment, plate: Drawing["momentPlate"]): Row | undefined =>
  plate && { id: plate(told), name: "", deck: "", text: "", picture: [] };

export function Moments({
  told,
  after,
  rows,
  at,
  own,
  plate,
  replay,
  look,
}: {
  told: Told[];
  after: Aftermath;
  rows: Rows;
  at: number;
  own: number; // one's own seat
  plate?: Drawing["momentPlate"];
  replay(ply: number): string;
  look(ply: number): void;
}) {
  return (
    <div class="moment-row">
      {told.map(({ label, brief, seat, moment }, i) => {
        const lines = moment.told.slice(0, MOST_LINES);
        const row = rows[moment.told.flatMap((line) => line.cards)[0]?.card ?? ""] ?? sceneOf(moment, plate);
        return (
          <article
            key={label}
            class={`moment seat-${seat % 5} ${at === moment.ply ? "looked-at" : ""}`}
            onPointerEnter={() => look(moment.ply)}
          >
            <span class="number" aria-hidden="true">
              {i + 1}
            </span>
            {row && <Plate row={row} />}
            <div class="moment-text">
              <h3>
                {own !== seat && <Hat seat={seat} size={16} quiet />} <span aria-hidden="true">{brief}</span>
                <span class="visually-hidden">{label}</span>
              </h3>
              <p>
                {withCards(joined(lines), rows)}
                {moment.told.length > MOST_LINES && " …"}
              </p>
              <p class="moment-change">
                <i>round {moment.round}</i> {written(after.sign, moment.before)} →{" "}
                <b>{written(after.sign, moment.after)}</b>
              </p>
            </div>
            <a class="button" href={replay(moment.ply)} aria-label={`From here: ${label}`}>
              <Icon id="replay" size={16} quiet /> From here
            </a>
          </article>
        );
      })}
    </div>
  );
}
