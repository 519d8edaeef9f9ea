import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../../api";
import { prefs, setPrefs } from "../../prefs";
import { rememberCommitment } from "../../promise";
import { Icon } from "../../ui/icons";
import type { GameInfo } from "../../wire";
import { keepLinks } from "../links";
import { About } from "./about";
import { Chairs } from "./chairs";
import { Faces } from "./faces";
import { aloneValue, applies, type Chosen, changes, Options, rival } from "./options";
import { type Chairs as All, firstChairs, party, wishes } from "./seating";

interface SettingProps {
  game: GameInfo | undefined;
  fail(text: string): void;
  children: ComponentChildren;
}

interface Laid {
  chairs: All;
  chosen: Chosen;
  together: boolean; // everybody shuffles
  hints?: boolean; // may be asked for; alone against bots they may, unless one says otherwise
}

/** Who plays the chosen game, how, and the bar that says so. What was laid for another game waits there. */
export function Setting({ game, fail, children }: SettingProps) {
  const [all, setAll] = useState<Record<string, Laid>>({});
  if (!game) return <aside class="start-corner">{children}</aside>;
  const laid = all[game.id] ?? { chairs: firstChairs(game, prefs().name), chosen: {}, together: false };
  const lay = (change: Partial<Laid>) => setAll({ ...all, [game.id]: { ...laid, ...change } });
  return (
    <Table game={game} laid={laid} lay={lay} fail={fail}>
      {children}
    </Table>
  );
}

async function make(game: GameInfo, { chairs, chosen, together, hints }: Laid): Promise<string> {
  const own = chairs.find((chair) => chair.kind === "you");
  if (own) setPrefs({ name: own.name ?? "" });
  const invites = chairs.some((chair) => chair.kind === "link");
  const made = await api.make({
    game: game.id,
    seats: wishes(chairs, game),
    options: optionsFor(game, chairs.length, chosen),
    shuffle: invites && together ? "everybody" : "mine",
    hints: hints ?? !invites,
  });
  keepLinks(made);
  rememberCommitment(made.table, made.commitment);
  return made.url;
}

/** Who sits there alone plays by the option for that. */
function optionsFor(game: GameInfo, seats: number, chosen: Chosen): Chosen {
  const alone = seats === 1 ? aloneValue(game) : null;
  const left = Object.entries(chosen).filter(([name]) => applies(game, name, seats));
  return { ...Object.fromEntries(left), ...(alone === null ? {} : { [game.alone]: alone }) };
}

type TableProps = Omit<SettingProps, "game"> & { game: GameInfo; laid: Laid; lay(change: Partial<Laid>): void };

function Table({ game, laid, lay, fail, children }: TableProps) {
  const [options, setOptions] = useState(false);
  const [busy, setBusy] = useState(false);
  const { chairs, chosen, together } = laid;
  const seat = (next: All) => lay({ chairs: next });
  const sitDown = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    try {
      location.hash = (await make(game, laid)).replace(/^\/?#/, "#");
    } catch (error) {
      fail((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <form class="setting" onSubmit={(event) => void sitDown(event)}>
      <Faces game={game} chairs={chairs} seat={seat} />
      <aside class="start-corner">
        {children}
        <Chairs
          game={game}
          chairs={chairs}
          seat={seat}
          together={together}
          setTogether={(wanted) => lay({ together: wanted })}
        />
        <About game={game} />
      </aside>
      <Bar game={game} chairs={chairs} chosen={chosen} busy={busy} open={() => setOptions(true)} />
      {options && (
        <Options
          game={game}
          seats={chairs.length}
          chosen={chosen}
          choose={(next) => lay({ chosen: next })}
          hints={laid.hints ?? !chairs.some((chair) => chair.kind === "link")}
          setHints={(wanted) => lay({ hints: wanted })}
          close={() => setOptions(false)}
        />
      )}
    </form>
  );
}

interface BarProps {
  game: GameInfo;
  chairs: All;
  chosen: Chosen;
  busy: boolean;
  open(): void;
}

/** One sentence on who plays what, and the one button that does it. */
function Bar({ game, chairs, chosen, busy, open }: BarProps) {
  const alone = chairs.length === 1 && aloneValue(game) !== null;
  const missing = alone ? 0 : game.least - chairs.length;
  const go = useRef<HTMLButtonElement>(null);
  useEnter(go);
  return (
    <footer class="question mine">
      <div class="ask">
        <p class="prompt">{game.title}</p>
        <p class="who-plays" role="status">
          <Sentence words={[...party(chairs, game), ...(alone ? [{ text: rival(game), named: true }] : [])]} />{" "}
          {missing > 0 ? (
            <b class="missing">{missing === 1 ? "One more has" : `${missing} more have`} to sit down.</b>
          ) : (
            <>{[...changes(game, optionsFor(game, chairs.length, chosen)), game.minutes].join("; ")}.</>
          )}
        </p>
      </div>
      {game.settings.length > 0 && (
        <button type="button" onClick={open}>
          <Icon id="gear" size={18} quiet /> Options
        </button>
      )}
      <button ref={go} type="submit" class="primary" disabled={busy || missing > 0}>
        Sit down{" "}
        <span class="key" aria-hidden="true">
          ↵
        </span>
      </button>
    </footer>
  );
}

function Sentence({ words }: { words: { text: string; named: boolean }[] }): ComponentChildren {
  return words.map(({ text, named }, i) => (
    <span key={i}>
      {i === 0 ? "" : i === words.length - 1 ? " and " : ", "}
      {named ? <b>{text}</b> : text}
      {i === words.length - 1 && "."}
    </span>
  ));
}

/** Enter sits down wherever nothing else would hear it. */
function useEnter(button: { current: HTMLButtonElement | null }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === "Enter" && event.target === document.body) button.current?.click();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [button]);
}
