import type { ComponentChildren } from "preact";
import type { Row } from "../../api";
import { CardNote, type Cards, Hours, times, type Worn } from "../../ui/card";
import { Icon, iconLabel } from "../../ui/icons";
import { RowPicture, type Sign } from "../../ui/picture";
import { type Cost, type JobLine, willRow } from "./view";

const DRAWN = ["options", "companions", "effect", "lay", "activate", "privilege", "scale", "price"] as const;

function Body({ row, worn, large }: { row: Row; worn?: Worn; large?: boolean }) {
  if (!DRAWN.some((name) => willRow(row)[name] !== undefined)) return <CardNote row={row} large={large} />;
  return (
    <>
      {willRow(row).options?.map((cost, i) => (
        <CostLine key={i} cost={cost} />
      ))}
      <Company row={row} />
      <Scale row={row} value={worn?.value} />
      <LayLine row={row} />
      <ActivationLine row={row} worn={worn} />
      <RowPicture row={row} />
    </>
  );
}

const COMPANIONS = ["dog", "horse", "guest", "chef"];

const typeOf = (row: Row): string => willRow(row).type ?? row.id;

/** Which companion it is, or which ones it may be. */
const ComeAlong = ({ types }: { types: string[] }) => (
  <span class="line come-along">
    {types.map((type) => (
      <Icon key={type} id={type} />
    ))}
  </span>
);

/** What counts of a card: a house's worth, else what it spends, else its privilege. */
function mini(row: Row, worn?: Worn): ComponentChildren {
  const { scale, price, activate, options = [] } = willRow(row);
  const pounds = options.map((cost) => cost.pounds ?? 0).sort((one, other) => one - other);
  if (pounds.at(-1))
    return (
      <b>
        £{pounds[0]}
        {pounds.length > 1 && <span class="up-to">–{pounds.at(-1)}</span>}
      </b>
    );
  if (worn?.value !== undefined) return <b>£{worn.value}</b>;
  const { length = 0 } = worn?.tokens ?? [];
  const spends = activate?.pounds?.[Math.min(length, activate.pounds.length - 1)];
  const token = length ? activate?.tokens?.[length - 1] : undefined;
  if (spends !== undefined)
    return (
      <b>
        {token && <Icon id={token} quiet />}£{spends}
      </b>
    );
  if (scale ?? price !== undefined) return <b>£{scale?.[0] ?? price}</b>;
  return iconsOf(row.picture)
    .slice(0, 2)
    .map((icon, i) => <Icon key={i} id={icon} quiet />);
}

const iconsOf = (signs: Sign[]): string[] =>
  signs.flatMap((sign) => (typeof sign === "string" ? [] : "icon" in sign ? [sign.icon] : iconsOf(sign.of)));

const corner = (row: Row): ComponentChildren => {
  const crowns = willRow(row).crowns ?? 0;
  return crowns ? times(crowns).map((i) => <Icon key={i} id="crown" size={14} />) : null;
};

const houseSymbol = (row: Row): string[] => {
  const { type } = willRow(row);
  return type ? [type] : [];
};

export const WILL_CARDS: Cards = {
  event: { corner, border: "white", Body, mini },
  helper: { corner, border: "black", Body, mini },
  expense: { corner, border: "black", Body, mini },
  property: { corner, border: "black", symbols: houseSymbol, Body, mini },
  job: { Body: JobBody, mini: (row) => <b>£{wages(row)}</b> },
  tile: { Body: TileBody },
  companion: { Body: ({ row }) => <ComeAlong types={[typeOf(row)]} />, mini: (row) => <Icon id={typeOf(row)} quiet /> },
  wild: { symbols: () => ["wild"], Body: () => <ComeAlong types={COMPANIONS} />, mini: () => <Icon id="wild" quiet /> },
};

const linesOf = (row: Row): JobLine[] => {
  const { lines } = willRow(row);
  return Array.isArray(lines) ? lines : [];
};
const wages = (row: Row): number => linesOf(row).reduce((sum, line) => sum + line.income, 0);

/** What each line earns until it is covered. */
function JobBody({ row }: { row: Row }) {
  return (
    <>
      {linesOf(row).map((line) => (
        <span class="line" key={line.symbol}>
          <Icon id={line.symbol} />
          <b class="money">£{line.income}</b>
        </span>
      ))}
    </>
  );
}

/** Both sides of a plan tile. */
function TileBody({ row }: { row: Row }) {
  return (
    <>
      {willRow(row).faces?.map((face, i) => (
        <span class="line" key={i}>
          {face.cards} <Icon id="cards" /> {face.errand_boys} <Icon id="errand" /> {face.actions} <Icon id="action" />
        </span>
      ))}
    </>
  );
}

const CostLine = ({ cost }: { cost: Cost }) => (
  <span class="line">
    <Hours n={cost.actions ?? 0} />
    <b class="money">£{cost.pounds ?? 0}</b>
  </span>
);

function Company({ row }: { row: Row }) {
  const company = willRow(row).companions;
  if (!company?.length) return null;
  return (
    <span class="line company">
      {company.map((seat, i) => (
        <span class="slot" key={i}>
          <Icon id={seat.type} size={16} />
          +£{seat.pounds}
        </span>
      ))}
    </span>
  );
}

const MANY_DIGITS = 10; // more than stand apart from each other on the narrowest card

function Scale({ row, value }: { row: Row; value?: number }) {
  const { price, scale } = willRow(row);
  const steps = scale ?? (price === undefined ? [] : [price]);
  if (!steps.length) return null;
  return (
    <span
      class={steps.join("").length >= MANY_DIGITS ? "scale wide" : "scale"}
      role="img"
      aria-label={value === undefined ? `value ${steps.join(", ")}` : `value ${value} of ${steps.join(", ")}`}
    >
      {price !== undefined && <span>price</span>}
      {steps.map((step, i) => (
        <i key={i} class={step === value ? "now" : ""}>
          {price === undefined ? step : `£${step}`}
        </i>
      ))}
    </span>
  );
}

function LayLine({ row }: { row: Row }) {
  const { lay = {} } = willRow(row);
  if (!lay.actions && !lay.pounds) return null;
  return (
    <span class="line small">
      lay <Hours n={1 + (lay.actions ?? 0)} />
      {lay.pounds ? <b class="money">£{lay.pounds}</b> : null}
    </span>
  );
}

function ActivationLine({ row, worn }: { row: Row; worn?: Worn }) {
  const { activate } = willRow(row);
  if (!activate) return null;
  const per = (["per_farm", "per_horse", "per_dog"] as const).filter((name) => activate[name]);
  return (
    <span class="line">
      <Hours n={activate.actions ?? 0} />
      {per.map((name) => (
        <span class="slot" key={name}>
          £{activate[name]}/<Icon id={name.slice(4)} size={15} />
        </span>
      ))}
      {activate.pounds?.map((pounds, i) =>
        i === 0 ? (
          <b key={i} class="money">
            £{pounds}
          </b>
        ) : (
          <Seat key={i} type={activate.tokens![i - 1]!} there={i <= (worn?.tokens?.length ?? 0)} pounds={pounds} />
        ),
      )}
    </span>
  );
}

/** A companion's place on a card and what the card then spends; filled once the companion is there. */
const Seat = ({ type, there, pounds }: { type: string; there: boolean; pounds: number }) => (
  <span class={`slot ${there ? "full" : ""}`}>
    <Icon id={type} size={13} label={there ? iconLabel(type) : `space for a ${iconLabel(type)}`} />
    <b class="money">£{pounds}</b>
  </span>
);
