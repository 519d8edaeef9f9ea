import { CardPage } from "../../ui/card";
import { Icon, iconLabel } from "../../ui/icons";
import { Spot } from "../../ui/spot";
import { useTools } from "../../table/context";
import type { Row } from "../../api";
import { dollars, mansionView } from "./view";

interface Effect { do: string; trade?: string; resource?: string; count?: number; rooms?: number; add?: number; percent?: number }

const signed = (n: number): string => `${n > 0 ? "+" : "−"}${dollars(Math.abs(n))}`;

/** What happened today: the event and the haunt, as cards. */
export function News() {
  const view = mansionView(useTools().shown);
  return (
    <section class="panel news" aria-label="News of the day">
      <NewsCard id={view.event} kind="event" />
      <NewsCard id={view.haunt} kind="haunt" />
    </section>
  );
}

function NewsCard({ id, kind }: { id: string | null; kind: "event" | "haunt" }) {
  const { rows } = useTools();
  const row = id ? rows[id] : undefined;
  const head = <span class="news-head"><Icon id={kind === "event" ? "candle" : "ghost"} size={17} quiet /><i>{kind}</i>{row && <Signs row={row} />}</span>;
  if (!row) return <span class={`news-card ${kind} empty-news`}>{head}<span class="news-text">{kind === "event" ? "Nothing has happened yet." : "It is quiet in the house."}</span></span>;
  return (
    <Spot place={`${kind}:${row.id}`} class={`news-card ${kind}`} label={`${kind}: ${row.name}. ${row.text ?? ""}`}
      peek={<CardPage row={row} />}>
      {head}
      <span class="news-name">{row.name}</span>
      <span class="news-text">{row.text}</span>
    </Spot>
  );
}

/** Its effects as icons. */
const Signs = ({ row }: { row: Row }) => (
  <span class="signs">{((row.effects as Effect[]) ?? []).map((effect, i) => <Sign key={i} effect={effect} />)}</span>
);

const SIGNS: Record<string, [icon: string, label: string]> = {
  break: ["broken", "markers come off"], mend: ["hammer", "markers are added"], seal: ["ghost", "a room is haunted"], inspector: ["inspector", "the inspector is haunted"],
  track: ["cards", "jobs go under the deck"], reward: ["hammer", "jobs pay otherwise"], dividend: ["ledger", "dividends"], invested: ["ledger", "invested funds"], cash: ["purse", "funds"], store: ["cards", "stores"],
};

function Sign({ effect: e }: { effect: Effect }) {
  const piece = e.trade ?? e.resource;
  const [icon, label] = SIGNS[e.do] ?? [piece && piece !== "all" ? piece : "errand", e.do];
  const amount = e.add !== undefined ? (e.do === "pool" ? `−${-e.add}` : signed(e.add)) : e.percent !== undefined ? `${e.percent}%` : e.count && e.count > 1 ? `${e.count}×` : "";
  return <span class="pair"><Icon id={icon} size={15} label={`${label}${piece ? `, ${iconLabel(piece)}` : ""}`} />{amount}</span>;
}
