import { useEffect, useState } from "preact/hooks";
import { api, Refusal } from "../api";
import { drawingOf } from "../games/registry";
import { forget, knownTables, prefs, setPrefs } from "../prefs";
import { useTitle } from "../ui/hooks";
import { Hat, Icon } from "../ui/icons";
import { Settings } from "../ui/settings";
import type { GameInfo, SeatWish, SettingInfo } from "../wire";
import { keepLinks } from "./links";

const KINDS: [kind: string, text: string][] = [["you", "You"], ["bot", "Bot"], ["screen", "On this screen"], ["link", "By link"]];

/** Pick a game, seats and options, and play. */
export function Start() {
  const [games, setGames] = useState<GameInfo[]>([]);
  const [picked, setPicked] = useState("");
  const [problem, setProblem] = useState("");
  const [settings, setSettings] = useState(false);
  useTitle("Squander");
  useEffect(() => {
    api.games().then((found) => { setGames(found); setPicked((now) => now || found[0]?.id || ""); }, (error: Refusal) => setProblem(error.message));
  }, []);
  const game = games.find((one) => one.id === picked);
  return (
    <main class="page start">
      <header class="masthead">
        <h1>Squander</h1>
        <p>A table for games of ruin. Whoever has least at the end has lived best.</p>
        <button type="button" class="plain gear" aria-label="Settings" onClick={() => setSettings(true)}><Icon id="gear" size={22} quiet /></button>
      </header>
      {problem && <p class="notice" role="alert">{problem}</p>}
      <Running />
      <div class="start-columns">
        <fieldset class="games">
          <legend>Which game?</legend>
          {games.map((one) => <GameCard key={one.id} game={one} picked={one.id === picked} pick={() => setPicked(one.id)} />)}
        </fieldset>
        {game && <TableForm key={game.id} game={game} fail={setProblem} />}
      </div>
      <footer class="foot">
        <a href="#/learn/last-will">Learn Last Will in ten minutes</a>
        {game && <a href={`#/rules/${game.id}`}>Rules of {game.title}</a>}
        <Upload fail={setProblem} />
      </footer>
      {settings && <Settings close={() => setSettings(false)} />}
    </main>
  );
}

function GameCard({ game, picked, pick }: { game: GameInfo; picked: boolean; pick(): void }) {
  return (
    <label class={`game-card ${picked ? "picked" : ""}`}>
      <input type="radio" name="game" checked={picked} onChange={pick} />
      <span class="picture" aria-hidden="true">{drawingOf(game.id).picture.map((icon) => <Icon key={icon} id={icon} size={42} quiet />)}</span>
      <span class="game-text">
        <b>{game.title}</b>
        <small>{[`${game.least} to ${game.most} players`, game.minutes, game.weight].filter(Boolean).join(" · ")}</small>
        <span>{game.blurb}</span>
      </span>
    </label>
  );
}

function Running() {
  const [tables, setTables] = useState(knownTables());
  const running = tables.filter((table) => !table.over).slice(0, 3);
  if (!running.length) return null;
  return (
    <section class="running" aria-label="Continue">
      {running.map((table) => (
        <span class="running-line" key={table.table}>
          <a href={table.url}>Continue <b>{table.title}</b> with {table.seats}</a>
          <button type="button" class="plain" aria-label={`Forget ${table.title} with ${table.seats}`} onClick={() => { forget(table.table); setTables(knownTables()); }}><Icon id="close" size={16} quiet /></button>
        </span>
      ))}
    </section>
  );
}

function firstSeats(game: GameInfo): SeatWish[] {
  const count = Math.min(game.most, Math.max(game.least, 3));
  const bot = game.bots.includes("greedy") ? "greedy" : game.bots.at(-1) ?? "random";
  return Array.from({ length: count }, (_, i) => (i ? { kind: "bot", name: "", bot } : { kind: "you", name: prefs().name || "Percival", bot }));
}

function TableForm({ game, fail }: { game: GameInfo; fail(text: string): void }) {
  const [seats, setSeats] = useState(firstSeats(game));
  const [options, setOptions] = useState<Record<string, unknown>>({});
  const [busy, setBusy] = useState(false);
  const change = (i: number, wish: Partial<SeatWish>) => setSeats(seats.map((seat, k) => (k === i ? { ...seat, ...wish } : seat)));
  const add = () => setSeats([...seats, { kind: "bot", name: "", bot: seats.at(-1)!.bot }]);
  const play = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    const own = seats.find((seat) => seat.kind === "you");
    if (own) setPrefs({ name: own.name ?? "" });
    try {
      const made = await api.make({ game: game.id, seats: seats.map(named), options });
      keepLinks(made);
      location.hash = made.url.replace(/^\/?#/, "#");
    } catch (error) {
      fail((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <form class="table-form" onSubmit={(event) => void play(event)}>
      <h2>{game.title}</h2>
      <ol class="wishes">
        {seats.map((seat, i) => (
          <li key={i}>
            <Hat seat={i} size={26} quiet />
            <select aria-label={`Seat ${i + 1}`} value={seat.kind} onChange={(event) => change(i, { kind: event.currentTarget.value })}>
              {KINDS.map(([kind, text]) => <option key={kind} value={kind} disabled={kind === "you" && seats.some((s, k) => s.kind === "you" && k !== i)}>{text}</option>)}
            </select>
            {seat.kind === "bot" ? (
              <select aria-label={`Bot of seat ${i + 1}`} value={seat.bot} onChange={(event) => change(i, { bot: event.currentTarget.value })}>
                {game.bots.map((bot) => <option key={bot}>{bot}</option>)}
              </select>
            ) : (
              <input aria-label={`Name of seat ${i + 1}`} placeholder={seat.kind === "you" ? "Your name" : `Player ${i + 1}`} value={seat.name} maxLength={24} onInput={(event) => change(i, { name: event.currentTarget.value })} />
            )}
            <button type="button" class="plain" aria-label={`Remove seat ${i + 1}`} disabled={seats.length <= game.least} onClick={() => setSeats(seats.filter((_, k) => k !== i))}><Icon id="close" size={18} quiet /></button>
          </li>
        ))}
      </ol>
      <button type="button" class="add" disabled={seats.length >= game.most} onClick={add}>One more seat</button>
      {game.settings.length > 0 && (
        <details class="options">
          <summary>Options</summary>
          {game.settings.map((setting) => <OptionLine key={setting.name} setting={setting} value={options[setting.name] ?? setting.default} set={(value) => setOptions({ ...options, [setting.name]: value })} />)}
        </details>
      )}
      <button type="submit" class="primary big" disabled={busy}>Play</button>
    </form>
  );
}

const named = (seat: SeatWish, i: number): SeatWish => ({ ...seat, name: seat.name || (seat.kind === "you" ? "Percival" : seat.kind === "bot" ? "" : `Player ${i + 1}`) });

function OptionLine({ setting, value, set }: { setting: SettingInfo; value: unknown; set(value: unknown): void }) {
  const say = (choice: unknown): string => (choice === null ? "drawn" : choice === true ? "yes" : choice === false ? "no" : Array.isArray(choice) ? choice.join(", ") : String(choice));
  return (
    <label class="option-line">
      <span>{setting.text}</span>
      <select value={setting.choices.findIndex((choice) => JSON.stringify(choice) === JSON.stringify(value))} onChange={(event) => set(setting.choices[Number(event.currentTarget.value)])}>
        {setting.choices.map((choice, i) => <option key={i} value={i}>{say(choice)}</option>)}
      </select>
    </label>
  );
}

function Upload({ fail }: { fail(text: string): void }) {
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      const made = await api.upload(await file.text());
      keepLinks(made);
      location.hash = made.url.replace(/^\/?#\/table/, "#/replay") + "/0";
    } catch (error) {
      fail((error as Error).message);
    }
  };
  return (
    <label class="upload">
      Look at a record <input type="file" class="visually-hidden" onChange={(event) => void read(event.currentTarget.files?.[0])} />
    </label>
  );
}
