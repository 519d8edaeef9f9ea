import { Lid } from "../../ui/pictures";
import type { GameInfo } from "../../wire";

// What is printed at the foot of the lids that we have engraved; other games' boxes are plain.
const MOTTOS: Record<string, string> = {
  "last-will": "Be ruined first.",
  "prodigals-club": "Lose everything a gentleman has.",
  "prodigals-last-will": "Both evenings in one.",
  "maccreedys-mansion": "Restore the house; owe nobody.",
};

const LONG = 24; // letters of a title that is set smaller

/** The boxes on their shelf, the chosen one pulled forward. */
export function Shelf({ games, picked, pick }: { games: GameInfo[]; picked: string; pick(game: string): void }) {
  return (
    <fieldset class="box-shelf">
      <legend class="visually-hidden">Which game?</legend>
      <div class="boxes">
        {games.map((game) => (
          <label
            key={game.id}
            class={`gbox cloth-${game.id} ${game.title.length > LONG ? "long" : ""} ${game.id === picked ? "chosen lit" : ""}`}
          >
            <input type="radio" name="game" checked={game.id === picked} onChange={() => pick(game.id)} />
            <span class="lid">
              <span class="lid-name">
                <small aria-hidden="true">Squander</small>
                <b>{game.title}</b>
              </span>
              <span class="lid-art">
                <Lid game={game.id} />
              </span>
              <em>{MOTTOS[game.id]}</em>
            </span>
            <span class="box-facts">
              {game.minutes}, {game.weight}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
