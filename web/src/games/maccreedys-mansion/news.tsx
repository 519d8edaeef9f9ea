import { useTools } from "../../table/context";
import { CardPage } from "../../ui/card";
import { Icon } from "../../ui/icons";
import { RowPicture } from "../../ui/picture";
import { Plate } from "../../ui/plate";
import { Spot } from "../../ui/spot";
import { Scene } from "./plate-of";
import { mansionView } from "./view";

type Kind = "event" | "haunt";

/** What happened last night: the event and the haunt, as cards. */
export function News() {
  const view = mansionView(useTools().shown);
  return (
    <section class="news" aria-label="News of the day">
      <NewsCard id={view.event} kind="event" />
      <NewsCard id={view.haunt} kind="haunt" />
    </section>
  );
}

function NewsCard({ id, kind }: { id: string | null; kind: Kind }) {
  const { rows } = useTools();
  const row = id ? rows[id] : undefined;
  if (!row)
    return (
      <span class={`news-card paper ${kind} empty-news`}>
        <span class="news-plate">
          <Scene of={`${kind}s`} among="kinds" />
        </span>
        <span class="news-words">
          <i>{kind}</i>
          <span class="news-text">{kind === "event" ? "Nothing has happened yet." : "It is quiet in the house."}</span>
        </span>
      </span>
    );
  return (
    <Spot
      place={`${kind}:${row.id}`}
      class={`news-card paper ${kind}`}
      label={`${kind}: ${row.name}. ${row.text}`}
      peek={<CardPage row={row} />}
    >
      <span class="news-plate">
        <Plate row={row} />
      </span>
      <span class="news-words">
        <i>
          {kind === "event" ? "last night" : "haunt"}{" "}
          <Icon id={kind === "event" ? "candle" : "ghost"} size={14} quiet />
        </i>
        <span class="news-name">{row.name}</span>
        <span class="news-text">{row.text}</span>
        <span class="signs">
          <RowPicture row={row} />
        </span>
      </span>
    </Spot>
  );
}
