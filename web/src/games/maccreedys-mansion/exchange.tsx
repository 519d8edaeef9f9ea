import { useTools } from "../../table/context";
import { Icon, iconLabel } from "../../ui/icons";
import { Spot } from "../../ui/spot";
import { Scene } from "./plate-of";
import { useStaged } from "./staging";
import { ahead, dollars, mansionView, RESOURCES, stepNow, TRADES } from "./view";

// What else is asked at the counter, in the evening.
const ASKED: Record<string, [string, string]> = {
  "mansion.PayFirst": ["Wages and vendors", "The funds won't do for all of them. Who is paid first?"],
  "mansion.PayDebt": ["Old debts", "At the list price, in full or not at all."],
  "mansion.HauntWorker": ["Who stays at home?", "One piece less can be hired tomorrow."],
};

/** The labour exchange: workers for hire and things to build with, at today's prices. */
export function Exchange() {
  const tools = useTools();
  const hiring = stepNow(tools) === "hire";
  const [name, text] = ASKED[tools.shown.question?.name ?? ""] ?? [
    "The labour exchange",
    "One piece at a time, round the table. Nobody pays before tonight.",
  ];
  return (
    <section class="wood exchange" aria-label="The labour exchange">
      <div class="shopfront">
        <span class="sign-picture">
          <Scene of="exchange" />
        </span>
        <div>
          <h2>{name}</h2>
          <p>{text}</p>
        </div>
      </div>
      <div class="cells five">
        {TRADES.map((trade) => (
          <Cell key={trade} piece={trade} hiring={hiring} />
        ))}
      </div>
      <div class="cells four">
        {RESOURCES.map((resource) => (
          <Cell key={resource} piece={resource} hiring={hiring} />
        ))}
      </div>
    </section>
  );
}

/** One trade or resource: its price, how many are still to be had, and how many are one's own. */
function Cell({ piece, hiring }: { piece: string; hiring: boolean }) {
  const tools = useTools();
  const view = ahead(tools);
  const own = view.seats[tools.me];
  const left = view.pool[piece];
  const have = own ? (own.workers[piece] ?? own.storage[piece] ?? 0) : 0;
  const price = view.prices[piece] ?? 0;
  const none = left === 0 && !have;
  const said = `${iconLabel(piece)}, ${dollars(price)}${left === undefined ? "" : `, ${left} left`}; you have ${have}`;
  return (
    <div class={`cell ${none ? "sold-out" : "paper"}`} data-cell={piece}>
      <Icon id={piece} size={24} quiet />
      <b class="cell-name">{piece}</b>
      <span class="price">{dollars(price)}</span>
      {left !== undefined && <Pool trade={piece} left={left} />}
      {own && (hiring ? <Stepper piece={piece} have={have} said={said} /> : <Zone piece={piece} said={said} />)}
    </div>
  );
}

/** A dot for each worker of the trade: full ones can still be had, crossed ones stay at home today. */
function Pool({ trade, left }: { trade: string; left: number }) {
  const view = mansionView(useTools().shown);
  const [all, missing] = [view.pieces[trade] ?? 0, view.today.missing[trade] ?? 0];
  const dot = (i: number) => (i < left ? "on" : i >= all - missing ? "home" : "");
  return (
    <span class="pool" role="img" aria-label={`${left} of ${all} to be had`}>
      {Array.from({ length: all }, (_, i) => (
        <i key={i} class={dot(i)} />
      ))}
    </span>
  );
}

/** One more, or this turn's back again. Of a resource several may be taken in one turn. */
function Stepper({ piece, have, said }: { piece: string; have: number; said: string }) {
  const { cancel } = useTools();
  const staged = useStaged(`zone:${piece}`);
  const units = useUnits(staged.chosen);
  const fewer = staged.chosen ? (units.fewer ?? cancel) : undefined;
  return (
    <span class="stepper">
      <button type="button" class="fewer" disabled={!fewer} aria-label={`One ${piece} fewer`} onClick={() => fewer?.()}>
        −
      </button>
      <b class="have">{have}</b>
      {staged.chosen ? (
        <button
          type="button"
          class={`more ${units.more ? "lit" : ""}`}
          data-place={`zone:${piece}`}
          disabled={!units.more}
          aria-label={`One ${piece} more`}
          onClick={() => units.more?.()}
        >
          +
        </button>
      ) : (
        <Spot place={`zone:${piece}`} class="more" label={staged.option?.label ?? said} onPick={staged.pick}>
          +
        </Spot>
      )}
    </span>
  );
}

/** How many units are being taken, and one more or fewer of them. */
function useUnits(chosen: boolean): { more?: () => void; fewer?: () => void } {
  const { gesture, choose } = useTools();
  const at = gesture?.answers.findIndex(({ asked }) => asked.question!.gesture.row) ?? -1;
  if (!chosen || at < 0) return {};
  const { asked, option } = gesture!.answers[at]!;
  const options = asked.question!.options;
  const now = options.findIndex((one) => one.id === option.id);
  const to = (i: number) => (options[i] ? () => choose(options[i]!.id, at) : undefined);
  return { more: to(now + 1), fewer: to(now - 1) };
}

/** In the evening: whose wage comes first, which debt is settled, who shall stay at home. */
const Zone = ({ piece, said }: { piece: string; said: string }) => (
  <Spot place={`zone:${piece}`} class="zone" label={said}>
    <Icon id="purse" size={18} quiet />
  </Spot>
);
