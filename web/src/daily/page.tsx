import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { keepLinks, keptLinks } from "../pages/links";
import { prefs, setPrefs } from "../prefs";
import { useTitle } from "../ui/hooks";
import { Icon } from "../ui/icons";
import type { DayResults, Days } from "../wire";
import "./daily.css";
import { Results } from "./results";

interface Known {
  days: Days;
  results: DayResults;
}

async function known(game: string, day: string): Promise<Known> {
  const days = await api.days();
  return { days, results: await api.dayResults(game, day || days.today) };
}

/** A game's deal of a day: whom it is played against, what came of it here, and the way to its table. */
export function Daily({ game, day }: { game: string; day: string }) {
  const [found, setFound] = useState<Known | null>(null);
  const [problem, setProblem] = useState("");
  useTitle("The deal of the day");
  useEffect(() => {
    known(game, day).then(setFound, (error: Error) => setProblem(error.message));
  }, [game, day]);
  return (
    <main class="page narrow daily">
      {!found && !problem && <p role="status">The deal is being looked up …</p>}
      {problem && (
        <>
          {!found && <h1>No deal here</h1>}
          <p class="notice" role="alert">
            {problem}
          </p>
        </>
      )}
      {found && <Sheet {...found} fail={setProblem} />}
      <p>
        <a href="#/">
          <Icon id="home" size={16} quiet /> To the start page
        </a>
      </p>
    </main>
  );
}

function Sheet({ days, results, fail }: Known & { fail(text: string): void }) {
  const current = results.day === days.today;
  const own = days.games.find((offer) => offer.game === results.game)?.[current ? "today" : "yesterday"];
  const mine = current || results.day === days.yesterday ? own : null;
  return (
    <>
      <header>
        <h1>{results.title}</h1>
        <p class="subtitle">The deal of {results.spoken}</p>
      </header>
      <p>
        You against {results.against.join(" and ")}: the same cards and the same answers to the same choices for
        everybody.{" "}
        {current
          ? "Your first game of it counts; whatever you play of it later is practice."
          : "It was dealt on another day, so it is practice now."}
      </p>
      {mine?.over && (
        <p class="own-day">
          {mine.came && (
            <b>
              You came {mine.came}: {mine.score}.
            </b>
          )}{" "}
          {mine.why}
        </p>
      )}
      <SitDown
        results={results}
        running={mine && !mine.over ? mine.table : ""}
        practice={!current || (mine?.over ?? false)}
        fail={fail}
      />
      <Results results={results} />
      <nav class="day-links" aria-label="Other deals">
        <a href={`#/daily/${results.game}/${before(results.day)}`}>The day before</a>
        {!current && <a href={`#/daily/${results.game}`}>Today's</a>}
        {current &&
          days.games
            .filter((offer) => offer.game !== results.game)
            .map((offer) => (
              <a key={offer.game} href={`#/daily/${offer.game}`}>
                {offer.title}
              </a>
            ))}
      </nav>
    </>
  );
}

const before = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

interface SitDownProps {
  results: DayResults;
  running: string; // the table at which one plays it already
  practice: boolean;
  fail(text: string): void;
}

function SitDown({ results: { game, day, mark }, running, practice, fail }: SitDownProps) {
  const [name, setName] = useState(prefs().name);
  const [busy, setBusy] = useState(false);
  const url = running && keptLinks(running)?.url;
  const sitDown = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    try {
      setPrefs({ name });
      const { made } = await api.playDay(game, { day, mark, name });
      keepLinks(made);
      location.hash = made.url.replace(/^\/?#/, "#");
    } catch (error) {
      fail((error as Error).message);
      setBusy(false);
    }
  };
  if (url)
    return (
      <a class="button primary" href={url.replace(/^\/?#/, "#")}>
        Go on with your game
      </a>
    );
  return (
    <form class="sit-down" onSubmit={(event) => void sitDown(event)}>
      <label>
        <span>{practice ? "Your name" : "Your name in the list"}</span>
        <input value={name} maxLength={30} placeholder="Player 1" onInput={(e) => setName(e.currentTarget.value)} />
      </label>
      <button type="submit" class="primary" disabled={busy}>
        {practice ? "Practise" : "Sit down"}
      </button>
    </form>
  );
}
