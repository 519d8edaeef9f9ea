import { useTools } from "../../table/context";
import { SeatPlate } from "../../table/seats";
import { Facts } from "./mat";
import { Objects } from "./objects";
import { MiniCircle, MiniStairs } from "./small";
import { LaidStrip } from "./strip";
import { clubView } from "./view";

/** For those who watch: all mats in equal columns, with all that lies on them. */
export const WatchedMats = () => (
  <div class="watched-club">
    {clubView(useTools().shown).seats.map((_, seat) => (
      <WatchedMat key={seat} seat={seat} />
    ))}
  </div>
);

function WatchedMat({ seat }: { seat: number }) {
  const { shown } = useTools();
  const { seats, election, society } = clubView(shown);
  const turn = shown.question?.who === seat && !shown.over;
  return (
    <section
      class={`mat watched-seat seat-${seat % 5} ${turn ? "turn" : ""}`}
      aria-label={`Board of ${shown.seats[seat]?.name}`}
    >
      <SeatPlate seat={seat} />
      <Facts seat={seat} />
      <div class="watched-strips">
        {seats[seat]!.board.map(({ id, card, used }) => (
          <LaidStrip key={card} id={id} card={card} place={`seat${seat}:${card}`} used={used} />
        ))}
      </div>
      <Objects seat={seat} />
      {election && <MiniCircle grid={election.seats[seat]!.grid} />}
      {society && <MiniStairs society={society} markers={society.seats[seat]!.markers} />}
    </section>
  );
}
