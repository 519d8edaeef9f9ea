import { useEffect, useRef, useState } from "preact/hooks";
import { type Pace, type Prefs, setPrefs } from "../prefs";
import { hear } from "../sounds/hear";
import { allowNotifications } from "../table/alerts";
import { useNarrow, usePrefs } from "./hooks";
import { Icon } from "./icons";

const KEYS =
  "Single keys: n next choice, p previous, q question, u undo, c confirm, r turn a tile, s skip to now, l log, " +
  "1 to 5 players, ? what is this";

/** What this browser may decide for itself. */
export function Settings({ close }: { close(): void }) {
  const now = usePrefs();
  const narrow = useNarrow();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    box.current?.showModal();
  }, []);
  const [refused, setRefused] = useState(false);
  const notify = async (wanted: boolean) => {
    const allowed = wanted && (await allowNotifications());
    setPrefs({ notify: allowed });
    setRefused(wanted && !allowed);
  };
  return (
    <dialog ref={box} class="settings" aria-label="Settings" onClose={close}>
      <header>
        <h2>Settings</h2>
        <button type="button" class="plain" aria-label="Close" onClick={close}>
          <Icon id="close" quiet />
        </button>
      </header>
      <Choice
        label="Others' moves"
        value={now.pace}
        options={[
          ["instant", "at once"],
          ["quick", "quickly"],
          ["steady", "steadily"],
          ["slow", "slowly"],
        ]}
        set={(pace) => setPrefs({ pace: pace as Pace })}
      />
      <Choice
        label="Size"
        value={now.size}
        options={[
          ["small", "smaller"],
          ["normal", "as the window"],
          ["large", "larger"],
          ["largest", "largest"],
        ]}
        set={(size) => setPrefs({ size: size as Prefs["size"] })}
        note={
          narrow
            ? ""
            : "The table fills the window and grows with it, never beyond; larger makes the cards you point at, reasons and the log larger."
        }
      />
      <Choice
        label="Paper"
        value={now.theme}
        options={[
          ["auto", "as the system"],
          ["light", "light"],
          ["dark", "dark"],
        ]}
        set={(theme) => setPrefs({ theme: theme as Prefs["theme"] })}
      />
      <Tick
        label="Moments: the will, ribbons between rounds, broadsides"
        value={now.moments}
        set={(moments) => setPrefs({ moments })}
      />
      <Tick label="Sounds of cards, coins, hats and bells" value={now.sounds} set={(sounds) => setPrefs({ sounds })} />
      <label class="volume">
        Volume{" "}
        <input
          type="range"
          min="0"
          max="1"
          step="0.1"
          value={now.volume}
          onChange={(event) => {
            setPrefs({ volume: Number(event.currentTarget.value) });
            hear("bell", 0, true);
          }}
        />
      </label>
      <Tick label="A sound when it is your turn" value={now.sound} set={(sound) => setPrefs({ sound })} />
      <Tick label="A notification when it is your turn" value={now.notify} set={(wanted) => void notify(wanted)} />
      {refused && (
        <p class="notice" role="alert">
          This browser does not let Squander notify you; its settings for this page can change that.
        </p>
      )}
      <Tick
        label="A warning, once, before an answer that you may regret"
        value={now.warnings}
        set={(warnings) => setPrefs({ warnings })}
      />
      <Tick
        label="A sentence on whatever you point at; ? tells it in any case"
        value={now.words}
        set={(words) => setPrefs({ words })}
      />
      <Tick label={KEYS} value={now.keys} set={(keys) => setPrefs({ keys })} />
    </dialog>
  );
}

function Choice({
  label,
  value,
  options,
  set,
  note,
}: {
  label: string;
  value: string;
  options: [string, string][];
  set(value: string): void;
  note?: string;
}) {
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      {options.map(([id, text]) => (
        <label key={id}>
          <input type="radio" name={label} checked={value === id} onChange={() => set(id)} /> {text}
        </label>
      ))}
      {note && <p class="faded small">{note}</p>}
    </fieldset>
  );
}

const Tick = ({ label, value, set }: { label: string; value: boolean; set(value: boolean): void }) => (
  <label class="tick">
    <input type="checkbox" checked={value} onChange={(event) => set(event.currentTarget.checked)} /> {label}
  </label>
);
