import type { ComponentChildren } from "preact";
import { Icon } from "./icons";

// What cards, errands and tiles of The Prodigals Club do, drawn from the data of their rows.

interface Counted { symbol?: string; mark?: string; borough?: string; who?: string; column?: string }
export interface Effect {
  do: string; n?: number; per?: Counted; ways?: string[]; who?: string; column?: string; time?: string; less?: number; limit?: number;
  votes?: number[]; of?: Effect[][] | Deal[];
}
interface Deal { price: Effect[]; gain: Effect[] }
export interface Standing { on: string; n?: number; borough?: string; less?: number; party?: string; effects?: Effect[] }

const SIZE = 16;
const Sign = ({ id, label }: { id: string; label?: string }) => <Icon id={id} size={SIZE} label={label} />;
const marker = (who?: string): string => who || "marker";
const many = (n: number): ComponentChildren => (n > 1 ? `${n}×` : "");

const Ways = ({ ways }: { ways: string[] }) => <>{ways.map((way, i) => <>{i > 0 && "/"}<Sign key={way} id={`go_${way}`} /></>)}</>;

function Moves({ e }: { e: Effect }) {
  return <>{many(e.n ?? 1)}<Sign id={marker(e.who)} /><Ways ways={e.ways ?? []} /></>;
}

function Choice({ e }: { e: Effect }) {
  return <>{many(e.n ?? 1)}<span class={e.per ? "fx-choice boxed" : "fx-choice"}>{(e.of as Effect[][]).map((script, i) => <>{i > 0 && <i class="or">or</i>}{script.map(one)}</>)}</span></>;
}

function Swaps({ e }: { e: Effect }) {
  return (
    <>
      {many(e.n ?? 1)}
      <span class="fx-deals">{(e.of as Deal[]).map((deal, i) => <span class="fx-deal" key={i}>{deal.price.map(one)}<Sign id="becomes" />{deal.gain.map(one)}</span>)}</span>
    </>
  );
}

const DRAWN: Record<string, (e: Effect) => ComponentChildren> = {
  vote: (e) => <>−{e.n}<Sign id="vote" label="votes lost" /></>,
  gain: (e) => <>+{e.n}<Sign id="vote" label="votes gained" /></>,
  mega: (e) => <>{e.n}<Sign id="megaphone" /></>,
  park: () => <Sign id="megaphone" label="megaphones of Hyde Park" />,
  spend: (e) => <>−£{e.n}{e.time && <span class="fx-time"><Sign id="clock" label="for each A Little More Time" />+£{e.time === "rising" ? "1, 2 …" : e.time.slice(1)}</span>}</>,
  take: (e) => <>+£{e.n}</>,
  sell: (e) => <>{many(e.n ?? 1)}<Sign id="sell" />{e.less ? <span class="fx-less">−£{e.less}</span> : null}</>,
  exchange: (e) => <><Sign id="exchange" />{e.limit === undefined ? null : <span class="fx-less">≤£{e.limit}</span>}</>,
  move: (e) => <Moves e={e} />,
  up: (e) => <>{many(e.n ?? 1)}<Sign id="marker" /><Sign id="go_up" /></>,
  row: (e) => <><Sign id="row" /><Sign id={marker(e.who)} /><Sign id="go_down" />{(e.n ?? 1) > 1 && <span>1–{e.n}</span>}</>,
  column: (e) => <><Sign id={`column_${e.column}`} /><Sign id={marker(e.who)} /><Sign id="go_down" />{(e.n ?? 1) > 1 && <span>1–{e.n}</span>}</>,
  leap: (e) => <><Sign id={marker(e.who)} /><Sign id="leap" /></>,
  tile: () => <Sign id="circle" />,
  tiles: (e) => <><Sign id="circle" /><i>of</i> {e.n}</>,
  immune: () => <Sign id="immune" />,
  errand: () => <>+1<Sign id="errand" /></>,
  pub: (e) => <><Sign id="tankard" /><span class="fx-pub">−{(e.votes ?? []).join(" ")}</span><Sign id="vote" label="votes lost" /></>,
  time: () => <Sign id="clock" label="a little more time" />,
  choose: (e) => <Choice e={e} />,
  swap: (e) => <Swaps e={e} />,
};

/** A borough by its shield; on small cards its first letters must do. */
const Borough = ({ name }: { name: string }) => (
  <><Sign id="shield" label={`possessions from ${name}`} /><small aria-hidden="true"><span class="brief">{name.slice(0, 3)}</span><span class="full">{name}</span></small></>
);

/** Behind a stroke: what an effect is counted by, or hangs on. */
function Per({ per }: { per: Counted }) {
  if (per.borough) return <span class="fx-per">/<Borough name={per.borough} /></span>;
  if (per.column) return <span class="fx-per">/<Sign id={marker(per.who)} /><Sign id={`column_${per.column}`} /></span>;
  if (per.mark === "six") return <span class="fx-per">/<span class="fx-six" role="img" aria-label="markers on a 6">6</span></span>;
  if (per.mark === "hydepark") return <span class="fx-per"><i>if</i><Sign id="soapbox" /></span>;
  return <span class="fx-per">/<Sign id={per.symbol ?? `${per.mark}_any`} /></span>;
}

const one = (e: Effect, i = 0): ComponentChildren => (
  <span class={`fx ${e.do === "choose" && !e.per ? "spread" : e.do === "swap" ? "swap" : ""}`} key={i}>{DRAWN[e.do]?.(e) ?? e.do}{e.per && <Per per={e.per} />}</span>
);

export const Effects = ({ effects }: { effects: Effect[] }) => <>{effects.map(one)}</>;

const OCCASIONS: Record<string, (s: Standing) => ComponentChildren> = {
  party: (s) => <Sign id={`party_${s.party}`} />,
  pub: () => <Sign id="tankard" />,
  mega: () => <Sign id="megaphone" />,
};

/** The bottom half of a black card: what it gives whenever something happens. */
export function StandingLine({ standing: s }: { standing: Standing }) {
  if (s.on === "circle") return <span class="fx standing"><Sign id="inner_circle" /><Sign id="becomes" />{s.n}×</span>;
  if (s.on === "sale") return <span class="fx standing"><Borough name={s.borough!} /><span class="fx-sell"><Sign id="sell" /></span>−£{s.less}</span>;
  return <span class="fx standing"><i>each</i>{OCCASIONS[s.on]?.(s)}<Sign id="becomes" />{(s.effects ?? []).map(one)}</span>;
}
