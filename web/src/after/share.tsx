import { useRef, useState } from "preact/hooks";
import type { Shown } from "../connection";
import { Icon } from "../ui/icons";
import { Lid } from "../ui/pictures";
import type { Aftermath } from "../wire";
import { drawCard, handOver } from "./card";
import { Spark } from "./chart";
import { cardText } from "./words";

/** A card of one's game to be shown to others; it names nobody else. */
export function ShareCard({ shown, after, me }: { shown: Shown; after: Aftermath; me: number }) {
  const card = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState("");
  const text = cardText(shown, after, me);
  const share = async () => {
    try {
      const blob = await drawCard(text, after, me, card.current!.querySelector<SVGElement>("svg.plate"));
      setDone((await handOver(blob, `squander-${shown.game}.png`)) === "saved" ? "Saved as a picture" : "");
    } catch (error) {
      if ((error as Error).name !== "AbortError") setDone("The picture could not be made");
    }
  };
  return (
    <section class="share" aria-label="Share">
      <div class="share-card" ref={card}>
        <Lid game={shown.game} />
        <b>{text.place}</b>
        {text.worth && <span>{text.worth}</span>}
        <Spark after={after} me={me} />
        <small>{text.game}</small>
      </div>
      <button type="button" class="share-button" onClick={() => void share()}>
        <Icon id="link" size={18} quiet /> {done || "Share this card"}
      </button>
      <span class="visually-hidden" role="status">
        {done}
      </span>
    </section>
  );
}
