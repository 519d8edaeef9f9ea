import { useEffect, useState } from "preact/hooks";
import { api } from "../../api";
import { Lid } from "../../ui/pictures";
import type { DayOffer, Days, OwnDay } from "../../wire";

/** Today's deal of the game that is picked, and what one has made of all of them; a server that tells none has none. */
export function Today({ game }: { game: string }) {
  const [days, setDays] = useState<Days | null>(null);
  useEffect(() => {
    api.days().then(setDays, () => {});
  }, []);
  if (!days?.games.length) return null;
  const offer = days.games.find((one) => one.game === game);
  return (
    <section class="paper today" aria-labelledby="today">
      <header>
        <h2 id="today">
          Today's deal <small>{days.spoken}</small>
        </h2>
        {offer && (
          <a class="button" href={`#/daily/${game}`} aria-label={`Today's deal of ${offer.title}`}>
            {offer.today ? (offer.today.over ? "Results" : "Go on") : "Play it"}
          </a>
        )}
      </header>
      {days.games.some((one) => one.today ?? one.yesterday) && <Lids games={days.games} />}
      {days.games.some((one) => one.today) ? (
        <Played label="Today" games={days.games} day={days.today} of={(one) => one.today} />
      ) : (
        <p>The same cards and the same company for everybody, once.</p>
      )}
      <Played label="Yesterday" games={days.games} day={days.yesterday} of={(one) => one.yesterday} />
    </section>
  );
}

interface PlayedProps {
  label: string;
  games: DayOffer[];
  day: string;
  of(offer: DayOffer): OwnDay | null;
}

/** What came of it, each under the lid of its game. */
function Played({ label, games, day, of }: PlayedProps) {
  if (!games.some(of)) return null;
  return (
    <p class="played">
      {label}:{" "}
      {games.map((offer, i) => {
        const own = of(offer);
        if (!own) return null;
        return (
          <a
            key={offer.game}
            href={`#/daily/${offer.game}/${day}`}
            title={offer.title}
            style={{ gridColumn: i + FIRST_COLUMN }}
          >
            <span class="visually-hidden">{offer.title} </span>
            {said(own)}
          </a>
        );
      })}
    </p>
  );
}

const FIRST_COLUMN = 2; // after the day

const Lids = ({ games }: { games: DayOffer[] }) => (
  <div class="played" aria-hidden="true">
    {games.map((offer, i) => (
      <span key={offer.game} class="played-lid" style={{ gridColumn: i + FIRST_COLUMN }}>
        <Lid game={offer.game} />
      </span>
    ))}
  </div>
);

const said = ({ over, came }: OwnDay): string => came || (over ? "over" : "going on");
