import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import type { Shown } from "../connection";
import { drawingOf } from "../games/registry";
import { useCards, useTitle } from "../ui/hooks";
import { Icon, iconLabel } from "../ui/icons";
import type { Clause, GameInfo } from "../wire";
import { Illustration } from "./figure";

const HEADINGS: Record<string, string> = {
  PLAN: "Planning", ERRAND: "Errands", ACTION: "Actions", WHITE: "White cards", BLACK: "Black cards", EXPENSE: "Expenses", HELPER: "Helpers",
  COMPANION: "Companions", WILD: "Wild companions", SPECIAL: "Special cards", ENDROUND: "End of the round", ENDGAME: "End of the game",
  TWO: "With two players", VARIANT: "Variants", CARDSET: "Sets of cards", HYDEPARK: "Hyde Park", BEATRICE: "Dame Beatrice", TILE: "Tiles of the circle",
  DEAL: "Dealing", EFFECT: "Effects", HANDICAP: "Handicaps", ORDER: "Order of play", SELL: "Selling", SPEND: "Spending", MOVE: "Moving figures",
  BONUS: "Bonus tiles", RENAISSANCE: "The renaissance man", EXCHANGE: "Exchanging", TRIGGER: "What sets things off", CENTRAL: "The club", SCORE: "Scores",
  TIME: "A little more time", MEGAPHONE: "Megaphones", PUB: "Public houses", PARTY: "Parties", SYMBOL: "Symbols", COMBO: "Combining", POSSESSION: "Possessions",
  HIRE: "Hiring", PLACE: "Work", EARN: "Jobs and pay", INVEST: "Investing", INSPECT: "Inspection", EVENT: "Events", HAUNT: "Haunting", BID: "Bidding",
  ENDDAY: "End of the day", END: "The end", BANKRUPT: "Bankruptcy", REOPEN: "Opening again", SETTLE: "Settling debts", START: "Start", MONEY: "Money", PROPERTY: "Property",
};
const GROUPS: Record<string, string> = { LW: "Last Will", PC: "The Prodigals Club", PL: "The two together", MM: "MacCreedy's Mansion" };

const sectionOf = (id: string): string => id.split("-").slice(0, -1).join("-") || id;
const groupOf = (section: string): string => section.split("-")[0]!;

function heading(section: string): string {
  const name = section.split("-").slice(1).join("-");
  return HEADINGS[name] ?? name.charAt(0) + name.slice(1).toLowerCase();
}

/** A game's rules, made from the clause index that the engine itself is built on, with pictures of its own pieces. */
export function Rules({ game, clause }: { game: string; clause: string }) {
  const [clauses, setClauses] = useState<Clause[]>([]);
  const [info, setInfo] = useState<GameInfo | null>(null);
  const [wanted, setWanted] = useState("");
  const [problem, setProblem] = useState("");
  const example = useExample(game);
  const rows = useCards(game);
  const drawn = example !== null && Object.keys(rows).length > 0;
  useTitle(`Rules: ${info?.title ?? game}`);
  useEffect(() => {
    api.rules(game).then(setClauses, (error: Error) => setProblem(error.message));
    api.games().then((games) => setInfo(games.find((one) => one.id === game) ?? null), () => {});
  }, [game]);
  useEffect(() => {
    if (clause && clauses.length) document.getElementById(clause)?.scrollIntoView({ block: "center" });
  }, [clause, clauses, drawn]);
  const found = clauses.filter((one) => `${one.id} ${one.clause}`.toLowerCase().includes(wanted.trim().toLowerCase()));
  const sections = [...new Set(found.map((one) => sectionOf(one.id)))];
  const groups = new Set(sections.map(groupOf));
  const figures = drawingOf(game).figures ?? [];
  return (
    <main class="page rules">
      <header class="masthead">
        <p><a href="#/">Squander</a></p>
        <h1>Rules of {info?.title ?? game}</h1>
        {info?.blurb && <p>{info.blurb}</p>}
      </header>
      {problem && <p class="notice" role="alert">{problem}</p>}
      <div class="rules-columns">
        <div class="contents">
          <label class="search">Find <input type="search" placeholder="a word, or LW-PLAN-04" value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} /></label>
          <p class="faded small" role="status">{found.length} of {clauses.length} clauses</p>
          <nav aria-label="Sections" class="sections">
            {sections.map((section, i) => (
              <>
                {groups.size > 1 && groupOf(section) !== groupOf(sections[i - 1] ?? "") && <b>{GROUPS[groupOf(section)]}</b>}
                <button type="button" class="plain" key={section} onClick={() => document.getElementById(`s-${section}`)?.scrollIntoView()}>{heading(section)}</button>
              </>
            ))}
            <button type="button" class="plain" onClick={() => document.getElementById("s-symbols")?.scrollIntoView()}>Symbols</button>
          </nav>
        </div>
        <div>
          {sections.map((section) => (
            <section key={section} aria-labelledby={`s-${section}`}>
              <h2 id={`s-${section}`}>{heading(section)}{groups.size > 1 && <small> {GROUPS[groupOf(section)]}</small>}</h2>
              {drawn && !wanted && figures.filter((figure) => figure.section === section).map((figure) => <Illustration key={figure.caption} figure={figure} shown={example} rows={rows} />)}
              <dl class="clauses">
                {found.filter((one) => sectionOf(one.id) === section).map((one) => (
                  <div id={one.id} key={one.id} class={one.id === clause ? "wanted" : ""}>
                    <dt><a href={`#/rules/${game}/${one.id}`}>{one.id}</a></dt>
                    <dd>{one.clause}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          <Legend icons={drawingOf(game).legend ?? []} />
        </div>
      </div>
    </main>
  );
}

function useExample(game: string): Shown | null {
  const [example, setExample] = useState<Shown | null>(null);
  useEffect(() => {
    setExample(null);
    api.example(game).then((state) => setExample({ ...state, lines: [] }), () => {});
  }, [game]);
  return example;
}

function Legend({ icons }: { icons: string[] }) {
  if (!icons.length) return null;
  return (
    <section aria-labelledby="s-symbols">
      <h2 id="s-symbols">Symbols</h2>
      <ul class="legend">{icons.map((id) => <li key={id}><Icon id={id} size={32} quiet /> {iconLabel(id)}</li>)}</ul>
    </section>
  );
}
