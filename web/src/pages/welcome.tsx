import { useState } from "preact/hooks";
import { api } from "../api";
import { prefs, setPrefs } from "../prefs";
import { useTitle } from "../ui/hooks";
import { Hat } from "../ui/icons";
import { Lid } from "../ui/pictures";

const LIST = new Intl.ListFormat("en");
const KEY = "squander.welcomed.";

/** Whether somebody has said in this browser what they want to be called at a table. */
export function isWelcomed(table: string): boolean {
  try {
    return localStorage.getItem(KEY + table) !== null;
  } catch {
    return true; // where nothing can be kept nobody is asked again and again
  }
}

function welcomed(table: string): void {
  try {
    localStorage.setItem(KEY + table, "1");
  } catch {
    // See above.
  }
}

interface WelcomeProps {
  table: string;
  token: string;
  game: string;
  title: string;
  seat: number;
  names: string[];
  enter(): void;
}

/** A guest sits down: what are they called? */
export function Welcome({ table, token, game, title, seat, names, enter }: WelcomeProps) {
  const [name, setName] = useState(prefs().name);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  useTitle(`Sit down: ${title}`);
  const sitDown = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    try {
      if (name.trim()) setPrefs({ name: (await api.name(table, token, name)).name });
      welcomed(table);
      enter();
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  };
  const others = names.filter((_, i) => i !== seat);
  return (
    <main class="page narrow welcome">
      <header>
        <span class="welcome-lid">
          <Lid game={game} />
        </span>
        <div>
          <h1>A chair at {title}</h1>
          <p>With {LIST.format(others)}. It is yours from now on, and opens in this browser only.</p>
        </div>
      </header>
      <form onSubmit={(event) => void sitDown(event)}>
        <label>
          What shall they call you?
          <input
            value={name}
            placeholder={names[seat]}
            maxLength={24}
            autofocus
            autocomplete="nickname"
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        {problem && (
          <p class="notice" role="alert">
            {problem}
          </p>
        )}
        <p class="row">
          <Hat seat={seat} size={34} quiet />
          <button type="submit" class="primary big" disabled={busy}>
            Sit down
          </button>
        </p>
      </form>
    </main>
  );
}
