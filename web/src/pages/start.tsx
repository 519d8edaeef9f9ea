import { useEffect, useState } from "preact/hooks";
import { api, Refusal } from "../api";
import { drawingOf } from "../games/registry";
import { forget, knownTables, prefs, setPrefs } from "../prefs";
import { useTitle } from "../ui/hooks";
import { Hat, Icon } from "../ui/icons";
import { Vignette } from "../ui/vignette";
import { Settings } from "../ui/settings";
import type { GameInfo, SeatWish, SettingInfo } from "../wire";
import { rememberCommitment } from "../promise";
import { keepLinks } from "./links";

const KINDS: [kind: string, text: string][] = [["you", "You"], ["bot", "Bot"], ["screen", "On this screen"], ["link", "By link"]];

const BOTS: Record<string, string> = { random: "plays at random", greedy: "plays to win" };

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
      {problem && <p class="notice" role="alert" ref={(line) => line?.scrollIntoView({ block: "nearest" })}>{problem}</p>}
      <Running />
      <div class="start-columns">
        <fieldset class="games">
          <legend>Which game?</legend>
          {games.map((one) => <GameCard key={one.id} game={one} picked={one.id === picked} pick={() => setPicked(one.id)} />)}
        </fieldset>
        {game && <TableForm key={game.id} game={game} fail={setProblem} />}
      </div>
      <footer class="foot">
        <Upload fail={setProblem} />
      </footer>
      {settings && <Settings close={() => setSettings(false)} />}
    </main>
  );
}

const WEIGHTS = ["light", "medium", "heavy"];

function GameCard({ game, picked, pick }: { game: GameInfo; picked: boolean; pick(): void }) {
  const weight = WEIGHTS.indexOf(game.weight) + 1;
  return (
    <label class={`game-card ${picked ? "picked" : ""}`}>
      <input type="radio" name="game" checked={picked} onChange={pick} />
      <Vignette icons={drawingOf(game.id).picture} />
      <span class="game-text">
        <b>{game.title}</b>
        <small class="game-facts">
          <span class="pair"><Icon id="person" size={15} quiet /> {game.least} to {game.most}<span class="visually-hidden"> players</span></span>
          <span class="pair"><Icon id="clock" size={15} quiet /> {game.minutes}</span>
          <span class="pair">{weight > 0 && <span class="weight" aria-hidden="true">{WEIGHTS.map((name, i) => <i key={name} class={i < weight ? "full" : ""} />)}</span>} {game.weight}</span>
        </small>
        <span class="blurb">{game.blurb}</span>
      </span>
    </label>
  );
}

function Running() {
  const [tables, setTables] = useState(knownTables());
  const running = tables.filter((table) => !table.over).slice(0, 3);
  const finished = tables.filter((table) => table.over).slice(0, 5);
  const drop = (table: string) => { forget(table); setTables(knownTables()); };
  if (!tables.length) return null;
  return (
    <section class="running" aria-label="Continue">
      {running.map((table) => (
        <span class="running-line" key={table.table}>
          <a href={table.url}><Icon id={drawingOf(table.game).picture[0]!} size={20} quiet /> Continue <b>{table.title}</b> with {table.seats}</a>
          <Forget name={`${table.title} with ${table.seats}`} forget={() => drop(table.table)} />
        </span>
      ))}
      {finished.length > 0 && (
        <details class="finished">
          <summary>Finished games</summary>
          {finished.map((table) => <a key={table.table} href={`${table.url.replace("#/table", "#/replay")}/0`}>{table.title} with {table.seats}, {new Date(table.when).toLocaleDateString()}</a>)}
        </details>
      )}
    </section>
  );
}

/** Asks once more: the table itself goes on, but only who has kept its link comes back to it. */
function Forget({ name, forget }: { name: string; forget(): void }) {
  const [asked, setAsked] = useState(false);
  if (!asked) return <button type="button" class="plain" aria-label={`Forget ${name}`} onClick={() => setAsked(true)}><Icon id="close" size={16} quiet /></button>;
  return (
    <span class="forget" role="group" aria-label={`Forget ${name}?`}>
      <span role="alert">Take it off this list? Without its link you can't come back.</span>
      <button type="button" onClick={forget}>Forget it</button>
      <button type="button" class="primary" autofocus onClick={() => setAsked(false)}>Keep it</button>
    </span>
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
  const [together, setTogether] = useState(false);
  const [busy, setBusy] = useState(false);
  const invites = seats.some((seat) => seat.kind === "link");
  const change = (i: number, wish: Partial<SeatWish>) => setSeats(seats.map((seat, k) => (k === i ? { ...seat, ...wish } : seat)));
  const add = () => setSeats([...seats, { kind: "bot", name: "", bot: seats.at(-1)!.bot }]);
  const play = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    const own = seats.find((seat) => seat.kind === "you");
    if (own) setPrefs({ name: own.name ?? "" });
    try {
      const made = await api.make({ game: game.id, seats: seats.map(named), options, shuffle: invites && together ? "everybody" : "mine" });
      keepLinks(made);
      rememberCommitment(made.table, made.commitment);
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
                {game.bots.map((bot) => <option key={bot} value={bot}>{BOTS[bot] ?? bot}</option>)}
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
          {game.settings.map((setting) => <OptionLine key={setting.name} setting={setting} seats={seats.length} value={options[setting.name] ?? setting.default} set={(value) => setOptions({ ...options, [setting.name]: value })} />)}
        </details>
      )}
      {invites && <label class="together"><input type="checkbox" checked={together} onChange={(event) => setTogether(event.currentTarget.checked)} /> Everybody shuffles: the deal waits until all have opened their links</label>}
      <button type="submit" class="primary big" disabled={busy}>Play</button>
      <p class="first-time">
        {drawingOf(game.id).lesson && <a class="button" href={`#/learn/${game.id}`}>First time? Learn by playing</a>}
        <a class="button" href={`#/rules/${game.id}`}><Icon id="book" size={18} quiet /> Rules</a>
      </p>
    </form>
  );
}

const named = (seat: SeatWish, i: number): SeatWish => ({ ...seat, name: seat.name || (seat.kind === "you" ? "Percival" : seat.kind === "bot" ? "" : `Player ${i + 1}`) });

interface OptionProps { setting: SettingInfo; seats: number; value: unknown; set(value: unknown): void }

function OptionLine({ setting, seats, value, set }: OptionProps) {
  const isSeat = setting.name === "starter"; // its values are seats, of which there may be fewer here
  const choices = setting.choices.filter((choice) => !isSeat || choice === null || Number(choice) < seats);
  const say = (choice: unknown): string =>
    choice === null ? setting.unset : choice === true ? "yes" : choice === false ? "no" : Array.isArray(choice) ? choice.join(", ") : isSeat ? `seat ${Number(choice) + 1}` : String(choice);
  const text = setting.text.charAt(0).toUpperCase() + setting.text.slice(1);
  return (
    <label class={`option-line ${choices.some(Array.isArray) ? "long" : ""}`}>
      <span>{text}</span>
      <select value={choices.findIndex((choice) => JSON.stringify(choice) === JSON.stringify(value))} onChange={(event) => set(choices[Number(event.currentTarget.value)])}>
        {choices.map((choice, i) => <option key={i} value={i}>{say(choice)}</option>)}
      </select>
    </label>
  );
}

function Upload({ fail }: { fail(text: string): void }) {
  const read = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    try {
      const made = await api.upload(await file.text());
      keepLinks(made);
      location.hash = made.url.replace(/^\/?#\/table/, "#/replay") + "/0";
    } catch (error) {
      input.value = ""; // so that the same file can be tried again
      fail((error as Error).message);
    }
  };
  return (
    <label class="upload">
      <Icon id="replay" size={16} quiet /> Look at a saved game <input type="file" class="visually-hidden" onChange={(event) => void read(event.currentTarget)} />
    </label>
  );
}
