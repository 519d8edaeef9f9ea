import { Hat } from "../../ui/icons";
import { Face } from "../../ui/pictures";
import type { BotInfo, GameInfo } from "../../wire";
import { type Chairs, seatFor, toggled, withBot } from "./seating";

interface FacesProps {
  game: GameInfo;
  chairs: Chairs;
  seat(chairs: Chairs): void;
}

const COMPANY: [kind: string, text: string][] = [
  ["level", "By strength"],
  ["character", "Characters"],
  ["other", "Other bots"],
  ["rival", "One plain strategy"],
];

const LONG = 105; // letters of a sentence that is set smaller

/** Whom one can play against: portraits to press, and everybody else by name. */
export function Faces({ game, chairs, seat }: FacesProps) {
  const people = game.bots.filter((bot) => bot.kind === "level" || bot.kind === "character");
  const most = Math.max(...people.map((bot) => bot.stars));
  const full = chairs.length >= game.most;
  return (
    <section class="start-company" aria-labelledby="company">
      <header>
        <h2 id="company">Who sits down with you?</h2>
        <small>
          {game.least} to {game.most} play
        </small>
        <span class="grow" />
        <Another game={game} full={full} add={(bot) => seat(withBot(chairs, bot))} />
      </header>
      <div class="faces">
        {people.map((bot) => (
          <Portrait
            key={bot.id}
            bot={bot}
            most={most}
            at={seatFor(chairs, bot.id)}
            full={full}
            press={() => seat(toggled(chairs, bot.id))}
          />
        ))}
      </div>
    </section>
  );
}

interface PortraitProps {
  bot: BotInfo;
  most: number; // stars
  at: number; // the seat, if they sit down
  full: boolean;
  press(): void;
}

function Portrait({ bot, most, at, full, press }: PortraitProps) {
  const sits = at >= 0;
  return (
    <button
      type="button"
      class={`sitter ${sits ? "chosen lit" : ""}`}
      aria-pressed={sits}
      disabled={full && !sits}
      title={full && !sits ? "The table is full; let somebody get up first." : undefined}
      onClick={press}
    >
      <span class="likeness">
        <Face who={bot.id} />
      </span>
      <span class="sitter-text">
        <b>
          {bot.name}
          {sits && <Hat seat={at} size={20} />}
        </b>
        <span class="stars" role="img" aria-label={`${bot.stars} of ${most} stars`}>
          {"★".repeat(bot.stars)}
          <i>{"★".repeat(most - bot.stars)}</i>
        </span>
        <em class={bot.text.length > LONG ? "long" : ""}>{bot.text}</em>
      </span>
    </button>
  );
}

/** Everybody by name, also once more: those without a portrait sit down only here. */
function Another({ game, full, add }: { game: GameInfo; full: boolean; add(bot: string): void }) {
  const groups = COMPANY.map(([kind, text]) => ({ text, some: game.bots.filter((bot) => bot.kind === kind) }));
  return (
    <select
      class="another"
      aria-label="Seat another opponent"
      value=""
      disabled={full}
      onChange={(event) => {
        add(event.currentTarget.value);
        event.currentTarget.value = "";
      }}
    >
      <option value="" disabled>
        Somebody else …
      </option>
      {groups
        .filter((group) => group.some.length > 0)
        .map((group) => (
          <optgroup key={group.text} label={group.text}>
            {group.some.map((bot) => (
              <option key={bot.id} value={bot.id} title={bot.text}>
                {bot.name} {"★".repeat(bot.stars)}
              </option>
            ))}
          </optgroup>
        ))}
    </select>
  );
}
