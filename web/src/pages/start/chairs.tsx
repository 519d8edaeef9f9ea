import { Hat, Icon } from "../../ui/icons";
import type { GameInfo, SeatWish } from "../../wire";
import { aloneValue, rival } from "./options";
import { type Chairs as All, nameOf, without, withPerson, withYou } from "./seating";

interface ChairsProps {
  game: GameInfo;
  chairs: All;
  seat(chairs: All): void;
  together: boolean;
  setTogether(together: boolean): void;
}

/** Who sits where, under which hat; people can be asked to the table here. */
export function Chairs({ game, chairs, seat, together, setTogether }: ChairsProps) {
  const full = chairs.length >= game.most;
  const rename = (at: number, name: string) => seat(chairs.map((chair, i) => (i === at ? { ...chair, name } : chair)));
  return (
    <section class="wood chairs" aria-labelledby="chairs">
      <h2 id="chairs">Your table</h2>
      <ol>
        {chairs.map((chair, i) => (
          <li key={`${i} ${chair.kind}`}>
            <Hat seat={i} size={24} quiet />
            {chair.kind === "bot" ? (
              <b>{nameOf(chairs, i, game)}</b>
            ) : (
              <input
                aria-label={`Name of seat ${i + 1}`}
                placeholder={ASKED[chair.kind] ?? `Player ${i + 1}`}
                value={chair.name}
                maxLength={24}
                onInput={(event) => rename(i, event.currentTarget.value)}
              />
            )}
            <small>{KINDS[chair.kind]}</small>
            <Leave seat={i} chair={chair} leave={() => seat(without(chairs, i))} />
          </li>
        ))}
      </ol>
      {!full && <Asking chairs={chairs} seat={seat} />}
      {chairs.length === 1 && aloneValue(game) && (
        <p class="alone-note">Alone you play against {rival(game)}: a game of our own, and unofficial.</p>
      )}
      {chairs.some((chair) => chair.kind === "link") && (
        <label class="together">
          <input type="checkbox" checked={together} onChange={(event) => setTogether(event.currentTarget.checked)} />{" "}
          Everybody shuffles: the deal waits for all of them
        </label>
      )}
    </section>
  );
}

/** As long as there is a chair left. */
const Asking = ({ chairs, seat }: Pick<ChairsProps, "chairs" | "seat">) => (
  <div class="ask-people">
    {!chairs.some((chair) => chair.kind === "you") && (
      <button type="button" onClick={() => seat(withYou(chairs))}>
        <Icon id="person" size={17} quiet /> You
      </button>
    )}
    <button type="button" onClick={() => seat(withPerson(chairs, "link"))}>
      <Icon id="link" size={17} quiet /> A friend, by link
    </button>
    <button type="button" onClick={() => seat(withPerson(chairs, "screen"))}>
      <Icon id="person" size={17} quiet /> Somebody at this screen
    </button>
  </div>
);

const KINDS: Record<string, string> = { you: "you", link: "by link", screen: "at this screen", bot: "" };
const ASKED: Record<string, string> = { you: "Your name", link: "says their name then" };

/** Whoever makes the table may also only look on. */
const Leave = ({ seat, chair, leave }: { seat: number; chair: SeatWish; leave(): void }) => (
  <button type="button" class="plain" aria-label={`Remove seat ${seat + 1}`} title={KINDS[chair.kind]} onClick={leave}>
    <Icon id="close" size={18} quiet />
  </button>
);
