import type { Pace } from "../prefs";

// How long things take to move, in milliseconds.

/** Of one move: it is lifted, it travels, and where it landed pulses. */
export interface Tempo {
  lift: number;
  travel: number;
  pulse: number;
}

const OTHERS: Tempo = { lift: 140, travel: 420, pulse: 500 };
const OWN: Tempo = { lift: 0, travel: 200, pulse: 0 };
const MANY = 3;
const MOST_AT_A_PACE = 10; // of a longer queue each move stays more briefly, so that the whole takes no longer

/** How long a move of somebody else stays before the next one. */
export const STAY: Record<Pace, number> = { instant: 0, quick: 500, steady: 1100, slow: 2000 };

/** What waits hurries those before it. */
export const haste = (waiting: number): number =>
  (waiting >= MANY ? 0.5 : 1) * Math.min(1, MOST_AT_A_PACE / (waiting + 1));

export const stayOf = (pace: Pace, waiting: number): number => STAY[pace] * haste(waiting);

export function tempoOf(pace: Pace, waiting: number, own: boolean): Tempo {
  if (own) return OWN;
  const by = Math.min(1, stayOf(pace, waiting) / STAY.steady);
  return { lift: OTHERS.lift * by, travel: OTHERS.travel * by, pulse: OTHERS.pulse * by };
}
