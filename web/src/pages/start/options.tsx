import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../ui/icons";
import type { GameInfo, SettingInfo } from "../../wire";

export type Chosen = Record<string, unknown>;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isSeat = (setting: SettingInfo): boolean => setting.name === "starter"; // its values are seats
const plain = (id: string): string => id.replaceAll(/[_-]/g, " ");

/** By what value of its option a single player plays a game; none where nobody can. */
export const aloneValue = (game: GameInfo): string | null =>
  (game.settings.find(({ name }) => name === game.alone)?.choices.find((choice) => choice !== null) as string) ?? null;

/** Who plays against a single player. */
export function rival(game: GameInfo): string {
  const name = aloneValue(game) ?? "";
  return `the ${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** Options for one are nothing to several, and others nothing to one. */
export const applies = (game: GameInfo, name: string, seats: number): boolean =>
  !(seats === 1 && aloneValue(game) !== null ? game.not_alone : game.alone_with).includes(name);

/** That one is alone, and who of one starts, need not be said. */
const isAsked = (game: GameInfo, setting: SettingInfo, seats: number): boolean =>
  setting.name !== game.alone && applies(game, setting.name, seats) && !(seats === 1 && isSeat(setting));

/** A choice in words. */
function said(setting: SettingInfo, choice: unknown): string {
  if (choice === null) return setting.unset;
  if (choice === true) return "yes";
  if (choice === false) return "no";
  if (Array.isArray(choice)) return choice.join(", ");
  return isSeat(setting) ? `seat ${Number(choice) + 1}` : plain(String(choice));
}

/** What is played otherwise than usual, in a few words each. */
export const changes = (game: GameInfo, chosen: Chosen): string[] =>
  game.settings
    .filter(({ name, default: usual }) => name !== game.alone && name in chosen && !same(chosen[name], usual))
    .map((setting) => `${plain(setting.name)}: ${said(setting, chosen[setting.name])}`);

interface OptionsProps {
  game: GameInfo;
  seats: number;
  chosen: Chosen;
  choose(chosen: Chosen): void;
  hints: boolean;
  setHints(wanted: boolean): void;
  close(): void;
}

/** How this game is played, each choice with a sentence on what it is about. */
export function Options({ game, seats, chosen, choose, hints, setHints, close }: OptionsProps) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    box.current?.showModal();
  }, []);
  return (
    <dialog ref={box} class="settings options" aria-label="Options" onClose={close}>
      <header>
        <h2>How {game.title} is played</h2>
        <button type="button" class="plain" aria-label="Close" onClick={close}>
          <Icon id="close" quiet />
        </button>
      </header>
      {game.settings
        .filter((setting) => isAsked(game, setting, seats))
        .map((setting) => (
          <OptionLine
            key={setting.name}
            setting={setting}
            seats={seats}
            value={chosen[setting.name] ?? setting.default}
            set={(value) => choose({ ...chosen, [setting.name]: value })}
          />
        ))}
      <label class="tick">
        <input type="checkbox" checked={hints} onChange={(event) => setHints(event.currentTarget.checked)} /> Whoever is
        asked may ask for a hint; how many were given is told at the end.
      </label>
      <footer>
        <button type="button" disabled={!changes(game, chosen).length} onClick={() => choose({})}>
          As usual
        </button>
        <button type="button" class="primary" onClick={close}>
          Done
        </button>
      </footer>
    </dialog>
  );
}

interface LineProps {
  setting: SettingInfo;
  seats: number;
  value: unknown;
  set(value: unknown): void;
}

function OptionLine({ setting, seats, value, set }: LineProps) {
  const choices = setting.choices.filter(
    (choice) => !isSeat(setting) || choice === null || Number(choice) < seats, // there may be fewer here
  );
  const text = setting.text.charAt(0).toUpperCase() + setting.text.slice(1);
  return (
    <label class="option-line">
      <b>{plain(setting.name)}</b>
      <span>{text}.</span>
      <select
        value={choices.findIndex((choice) => same(choice, value))}
        onChange={(event) => set(choices[Number(event.currentTarget.value)])}
      >
        {choices.map((choice, i) => (
          <option key={i} value={i}>
            {said(setting, choice)}
          </option>
        ))}
      </select>
    </label>
  );
}
