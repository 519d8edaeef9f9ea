import { useEffect, useState } from "preact/hooks";
import { api, type Refusal } from "../api";
import { useTitle } from "../ui/hooks";
import { Icon } from "../ui/icons";
import { Settings } from "../ui/settings";
import type { GameInfo } from "../wire";
import { keepLinks } from "./links";
import { Running } from "./running";
import { Setting } from "./start/setting";
import { Shelf } from "./start/shelf";
import { Today } from "./start/today";

/** Pick a box from the shelf, ask people to the table, and sit down. */
export function Start() {
  const [games, setGames] = useState<GameInfo[]>([]);
  const [picked, setPicked] = useState("");
  const [problem, setProblem] = useState("");
  const [settings, setSettings] = useState(false);
  useTitle("Squander");
  useEffect(() => {
    api.games().then(
      (found) => {
        setGames(found);
        setPicked((now) => now || found[0]?.id || "");
      },
      (error: Refusal) => setProblem(error.message),
    );
  }, []);
  const game = games.find((one) => one.id === picked);
  return (
    <main class="start baize">
      <header class="rail">
        <h1>Squander</h1>
        <p>Victorian games of ruin</p>
        <span class="grow" />
        <Upload fail={setProblem} />
        <button type="button" class="plain" aria-label="Settings" onClick={() => setSettings(true)}>
          <Icon id="gear" size={22} quiet />
        </button>
      </header>
      {problem && (
        <p class="ticket notice" role="alert" ref={(line) => line?.scrollIntoView({ block: "nearest" })}>
          {problem}
        </p>
      )}
      <Shelf games={games} picked={picked} pick={setPicked} />
      <Setting game={game} fail={setProblem}>
        <Today game={picked} />
        <Running />
      </Setting>
      {settings && <Settings close={() => setSettings(false)} />}
    </main>
  );
}

function Upload({ fail }: { fail(text: string): void }) {
  const read = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    try {
      const made = await api.upload(await file.text());
      keepLinks(made);
      location.hash = `${made.url.replace(/^\/?#\/table/, "#/replay")}/0`;
    } catch (error) {
      input.value = ""; // so that the same file can be tried again
      fail((error as Error).message);
    }
  };
  return (
    <label class="upload plain">
      <Icon id="replay" size={16} quiet /> Look at a saved game{" "}
      <input type="file" class="visually-hidden" onChange={(event) => void read(event.currentTarget)} />
    </label>
  );
}
