import { api } from "../api";
import type { Seat, SeatWish } from "../wire";
import { keepLinks } from "./links";

/** A new table from a choice of another game: one seat is one's own, bots have the others. */
export async function playOn(table: string, token: string, ply: number, seats: Seat[], own: number): Promise<void> {
  const wishes: SeatWish[] = seats.map((seat, i) =>
    i === own ? { kind: "you", name: seat.name } : { kind: "bot", name: seat.name, bot: seat.bot ?? "greedy" },
  );
  const made = await api.branch(table, token, { ply, seats: wishes });
  keepLinks(made);
  location.hash = made.url.replace(/^\/?#/, "#");
}
