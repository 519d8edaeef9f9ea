import { useEffect, useState } from "preact/hooks";
import { api } from "../../api";
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

function Played({ label, games, day, of }: PlayedProps) {
  const played = games.filter(of);
  if (!played.length) return null;
  return (
    <p>
      {label}:{" "}
      {played.map((offer, i) => (
        <span key={offer.game}>
          {i > 0 && "; "}
          <a href={`#/daily/${offer.game}/${day}`}>{offer.title}</a> {said(of(offer)!)}
        </span>
      ))}
    </p>
  );
}

const said = ({ over, came }: OwnDay): string => came || (over ? "over" : "going on");
