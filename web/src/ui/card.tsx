import type { ComponentChildren } from "preact";
import type { Row } from "../api";
import { type Effect, Effects, type Standing, StandingLine } from "./effects";
import { Icon, iconLabel } from "./icons";

interface Cost { actions?: number; pounds?: number }
interface Activation { actions?: number; pounds?: number[]; tokens?: string[]; per_farm?: number; per_horse?: number; per_dog?: number }
interface Privilege { name: string; amount?: number; uses?: number; symbols?: string[]; cheaper?: number }

const field = <T,>(row: Row, name: string): T | undefined => row[name] as T | undefined;
const times = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

export interface Worn { used?: boolean; tokens?: string[]; value?: number }

/** A card as a small page, drawn from its row. */
export function CardFace({ row, worn, large }: { row: Row; worn?: Worn; large?: boolean }) {
  const kind = field<string>(row, "kind") ?? "plain";
  const symbols = [...(field<string[]>(row, "symbols") ?? []), ...typeSymbol(row)];
  const crowns = field<number>(row, "crowns") ?? 0;
  const border = field<string>(row, "border") ?? BORDERS[kind];
  return (
    <span class={`card kind-${kind} ${border === "black" ? "black" : ""} ${large ? "large" : ""}`}>
      <span class="card-head">
        {symbols.length ? symbols.map((symbol) => <Icon key={symbol} id={symbol} size={20} />) : <i class="card-kind">{kind}</i>}
        <span class="grow" />
        {times(crowns).map((i) => <Icon key={i} id="crown" size={14} />)}
        {field<string>(row, "party") && <Icon id={`party_${row.party as string}`} size={18} />}
        {field<number>(row, "cost") && <Hours n={row.cost as number} />}
      </span>
      <span class="card-name">{row.name}</span>
      <span class="card-body">{bodyOf(kind, row, worn, large)}</span>
      {large && <span class="card-text">{row.text}</span>}
      {large && border && <span class="card-border faded small">{border === "black" ? "A black card: it stays on the board." : "A white card: it is played once."}</span>}
      {large && field<string>(row, "flavour") && <span class="card-text flavour">{row.flavour as string}</span>}
    </span>
  );
}

const BORDERS: Record<string, string> = { event: "white", helper: "black", expense: "black", property: "black" }; // where the row has none

const COMPETITIONS = ["possessions", "election", "society", "central"];

const DECKS: Record<string, string[]> = { events: ["candle"], haunts: ["ghost"] }; // whose cards bear no symbol of their own

const typeSymbol = (row: Row): string[] => {
  const kind = field<string>(row, "kind");
  if (kind && COMPETITIONS.includes(kind)) return [kind];
  const type = field<string>(row, "type");
  if (!kind) return DECKS[field<string>(row, "deck") ?? ""] ?? [];
  return kind === "property" && type ? [type] : [];
};

function bodyOf(kind: string, row: Row, worn?: Worn, large?: boolean): ComponentChildren {
  if (kind === "companion") return <span class="portrait"><Icon id={field<string>(row, "type") ?? row.id} size={44} /></span>;
  if (kind === "wild") return <span class="portrait"><Icon id="wild" size={44} /></span>;
  const known = ["options", "companions", "effect", "lay", "activate", "privilege", "scale", "price"];
  if (COMPETITIONS.includes(kind)) return <Doings row={row} />;
  if (!known.some((name) => row[name] !== undefined)) return large ? null : <span class="card-note">{row.text}</span>;
  return (
    <>
      {field<Cost[]>(row, "options")?.map((cost, i) => <CostLine key={i} cost={cost} />)}
      <Company row={row} />
      <EffectLine row={row} />
      <Scale row={row} value={worn?.value} />
      <LayLine row={row} kind={kind} />
      <ActivationLine row={row} worn={worn} />
      <PrivilegeLine row={row} />
    </>
  );
}

/** What a card of the Club does, as icons. */
export const Doings = ({ row }: { row: Row }) => (
  <span class="doings">
    <Effects effects={field<Effect[]>(row, "effects") ?? []} />
    {field<Standing>(row, "standing") && <StandingLine standing={row.standing as Standing} />}
  </span>
);

const Hours = ({ n }: { n: number }) => (
  <span class="hours" role="img" aria-label={`${n} ${n === 1 ? "action" : "actions"}`}>
    {n > 3 ? <>{n}<Icon id="action" size={13} quiet /></> : times(n).map((i) => <Icon key={i} id="action" size={13} quiet />)}
  </span>
);

const CostLine = ({ cost }: { cost: Cost }) => (
  <span class="line">
    <Hours n={cost.actions ?? 0} />
    <b class="money">£{cost.pounds ?? 0}</b>
  </span>
);

function Company({ row }: { row: Row }) {
  const company = field<{ type: string; pounds: number }[]>(row, "companions");
  if (!company?.length) return null;
  return (
    <span class="line company">
      {company.map((seat, i) => (
        <span class="slot" key={i}><Icon id={seat.type} size={16} />+{seat.pounds}</span>
      ))}
    </span>
  );
}

function EffectLine({ row }: { row: Row }) {
  const effect = field<{ name: string; amount: number }>(row, "effect");
  if (!effect) return null;
  const n = effect.amount;
  const drawn: Record<string, ComponentChildren> = {
    gain_actions: <>+{n} <Icon id="action" size={16} /></>,
    animal_tokens: <>{n}× <Icon id="dog" size={16} /><Icon id="horse" size={16} /></>,
    depreciate: <>{n}× <Icon id="down" size={16} /></>,
    sell: <>{n}× <Icon id="sell" size={16} /></>,
  };
  return <span class="line strong">{drawn[effect.name] ?? effect.name.replaceAll("_", " ")}</span>;
}

function Scale({ row, value }: { row: Row; value?: number }) {
  const price = field<number>(row, "price");
  const steps = field<number[]>(row, "scale") ?? (price === undefined ? [] : [price]);
  if (!steps.length) return null;
  return (
    <span class="scale" role="img" aria-label={value === undefined ? `value ${steps.join(", ")}` : `value ${value} of ${steps.join(", ")}`}>
      {price !== undefined && <span>price</span>}
      {steps.map((step, i) => <i key={i} class={step === value ? "now" : ""}>{price === undefined ? step : `£${step}`}</i>)}
    </span>
  );
}

function LayLine({ row, kind }: { row: Row; kind: string }) {
  if (kind !== "helper" && kind !== "expense") return null;
  const lay = field<Cost>(row, "lay") ?? {};
  if (!lay.actions && !lay.pounds) return null;
  return (
    <span class="line small">lay <Hours n={1 + (lay.actions ?? 0)} />{lay.pounds ? <b class="money">£{lay.pounds}</b> : null}</span>
  );
}

function ActivationLine({ row, worn }: { row: Row; worn?: Worn }) {
  const activate = field<Activation>(row, "activate");
  if (!activate) return null;
  const per = (["per_farm", "per_horse", "per_dog"] as const).filter((name) => activate[name]);
  return (
    <span class="line">
      <Hours n={activate.actions ?? 0} />
      {per.map((name) => <span class="slot" key={name}>£{activate[name]}/<Icon id={name.slice(4)} size={15} /></span>)}
      {activate.pounds?.map((pounds, i) => (
        <span key={i} class={`step ${i <= (worn?.tokens?.length ?? 0) ? "open" : ""}`}>
          {i > 0 && <Token type={activate.tokens![i - 1]!} there={i <= (worn?.tokens?.length ?? 0)} />}
          <b class="money">£{pounds}</b>
        </span>
      ))}
    </span>
  );
}

/** A companion's space on a card, with the token on it once it is there. */
const Token = ({ type, there }: { type: string; there: boolean }) => (
  <span class={`token ${there ? "there" : ""}`}>
    <Icon id={type} size={13} label={there ? iconLabel(type) : `space for a ${iconLabel(type)}`} />
  </span>
);

const PRIVILEGES: Record<string, (p: Privilege) => ComponentChildren> = {
  free_farm_trade: (p) => <>{p.uses}× trade <Icon id="farm" size={15} /> free</>,
  free_house_trade: (p) => <>{p.uses}× trade <Icon id="mansion" size={15} /> free</>,
  house_price: (p) => <><Icon id="mansion" size={15} /> ±£{p.amount}</>,
  free_farm_activation: (p) => <>{p.uses}× use <Icon id="farm" size={15} /> free</>,
  free_house_activation: (p) => <>{p.uses}× use <Icon id="mansion" size={15} /> free</>,
  spend_more: (p) => <>{(p.symbols ?? []).map((s) => <Icon key={s} id={s} size={16} />)} +£{p.amount}</>,
  extra_action: (p) => <>+{p.amount} <Icon id="action" size={15} /> a round</>,
  extra_white_action: (p) => <>+{p.amount} <Icon id="white_action" size={15} /> white</>,
  draw_any: (p) => <>draw +{p.amount} <Icon id="cards" size={15} /></>,
  draw_events: (p) => <>draw +{p.amount} events</>,
  draw_companions: (p) => <>draw +{p.amount} <Icon id="guest" size={15} /></>,
  hand_limit: (p) => <>keep +{p.amount} <Icon id="cards" size={15} /></>,
};

function PrivilegeLine({ row }: { row: Row }) {
  const privilege = field<Privilege>(row, "privilege");
  if (!privilege) return null;
  return <span class="line privilege">{PRIVILEGES[privilege.name]?.(privilege) ?? privilege.name.replaceAll("_", " ")}</span>;
}

/** The back of a card: its deck is all one may know. */
export function CardBack({ deck, count }: { deck: string; count?: number }) {
  return (
    <span class={`back deck-${deck}`} role="img" aria-label={`${count ?? "a"} ${deck.replaceAll("_", " ")}`}>
      {count !== undefined && <b>{count}</b>}
    </span>
  );
}

/** A card in full, for hover, focus and long press. */
export const CardPage = ({ row, worn, extra }: { row: Row; worn?: Worn; extra?: ComponentChildren }) => (
  <div class="card-page">
    <CardFace row={row} worn={worn} large />
    {extra}
  </div>
);

export const unknownRow = (id: string): Row => ({ id, name: id.replaceAll("_", " "), text: "" });
