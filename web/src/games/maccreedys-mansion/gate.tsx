import { useTools } from "../../table/context";
import { Icon } from "../../ui/icons";
import { Man } from "./people";
import { ahead, dollars, type MansionView, RESOURCES, TRADES } from "./view";

interface Hand {
  trade: string;
  where?: string; // the room he works in; none while he waits
}

/** One's own men, and what there is to build with. */
export function Gate({ seat }: { seat: number }) {
  const tools = useTools();
  const view = ahead(tools);
  const crew = crewOf(view, seat);
  const staged = tools.gesture?.answers[0]?.option.place;
  const going = view.rooms.find((room) => room.spaces.some(({ space }) => `space:${space}` === staged))?.name;
  return (
    <section class="wood gate" aria-label="At the gate">
      <h2>
        At the gate <small>{crew.length ? "waiting, or out at work" : "nobody is hired"}</small>
      </h2>
      <div class={`gate-row ${crew.length > MOST_CARDS ? "crowded" : ""}`}>
        {crew.length > MOST_CARDS ? (
          <Trades crew={crew} seat={seat} />
        ) : (
          crew.map((hand, i) => <ManCard key={i} hand={hand} seat={seat} view={view} going={hand.where === going} />)
        )}
        <Stores view={view} seat={seat} />
      </div>
    </section>
  );
}
const MOST_CARDS = 4;

/** Those who wait, then those who are out, with their rooms. */
function crewOf(view: MansionView, seat: number): Hand[] {
  const { waiting, workers } = view.seats[seat]!;
  const out = view.rooms.flatMap((room) =>
    room.spaces
      .filter((space) => space.worker && space.owner === seat)
      .map((space) => ({ trade: space.trade, where: room.name })),
  );
  const home = TRADES.flatMap((trade) => {
    const there = out.filter((hand) => hand.trade === trade).length;
    const still = waiting[trade] || (workers[trade] ?? 0) - there;
    return Array.from({ length: Math.max(0, still) }, () => ({ trade }));
  });
  return [...home, ...out];
}

function ManCard({ hand, seat, view, going }: { hand: Hand; seat: number; view: MansionView; going: boolean }) {
  return (
    <div class={`man-card ${hand.where ? "gone" : "paper"} ${going && hand.where ? "going" : ""}`}>
      <Man seat={seat} tool={hand.trade} />
      <b>{hand.trade}</b>
      <span>{hand.where ?? dollars(view.prices[hand.trade] ?? 0)}</span>
    </div>
  );
}

/** Many men: one card a trade. */
const Trades = ({ crew, seat }: { crew: Hand[]; seat: number }) => (
  <>
    {TRADES.filter((trade) => crew.some((hand) => hand.trade === trade)).map((trade) => {
      const all = crew.filter((hand) => hand.trade === trade);
      const waiting = all.filter((hand) => !hand.where).length;
      return (
        <div key={trade} class={`man-card ${waiting ? "paper" : "gone"}`}>
          <Man seat={seat} tool={trade} />
          <b>{trade}</b>
          <span>{waiting ? `${waiting} of ${all.length} waits` : `${all.length} out`}</span>
        </div>
      );
    })}
  </>
);

/** What lies in the yard, and what of it tonight will take. */
function Stores({ view, seat }: { view: MansionView; seat: number }) {
  const { storage, tonight } = view.seats[seat]!;
  return (
    <div class="yard">
      <h3>In the yard</h3>
      <ul>
        {RESOURCES.map((resource) => {
          const [have, claimed] = [storage[resource] ?? 0, tonight.claimed[resource] ?? 0];
          return (
            <li key={resource} class={have ? "" : "nil"}>
              <Icon id={resource} size={16} quiet />
              <span>
                <b>{have}</b> {resource}
              </span>
              <em>{claimed ? `${claimed} tonight` : have ? "free" : ""}</em>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
