import type { State } from "./wire";

type Company = Pick<State, "seats" | "rivals">;

/** Everybody who plays: who has a seat, and behind them who has none. */
export const namesOf = ({ seats, rivals }: Company): string[] => [...seats.map((seat) => seat.name), ...rivals];

export const nameOf = (company: Company, who: number): string => namesOf(company)[who] ?? "";

/** A name as it stands within a sentence. */
export const within = (name: string): string => name.replace(/^The /, "the ");
