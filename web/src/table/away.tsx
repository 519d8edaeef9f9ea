import { useTools } from "./context";

/** A bot sits in for somebody: who has left can be replaced, and who comes back takes the seat again. */
export function Away({ seatBot }: { seatBot(seat: number, bot: string | null): void }) {
  const { shown, me } = useTools();
  const own = shown.seats[me];
  if (own?.bot && own.kind !== "bot" && shown.mine.includes(me) && !shown.over)
    return (
      <p class="notice" role="alert">
        A bot plays for you.{" "}
        <button type="button" onClick={() => seatBot(me, null)}>
          Take my seat back
        </button>
      </p>
    );
  const who = shown.question?.who ?? -1;
  const asked = shown.seats[who];
  if (!asked || !shown.owner || asked.kind !== "person" || asked.connected || asked.bot || shown.mine.includes(who))
    return null;
  return (
    <p class="notice" role="status">
      {asked.name} is not here.{" "}
      <button type="button" onClick={() => seatBot(who, "greedy")}>
        Let a bot play for {asked.name}
      </button>
    </p>
  );
}
