import { prefs } from "../prefs";
import type { Sound } from "./names";

// The sounds themselves come only when somebody wants to hear them.

const APART = 80; // never two of a kind at once
const last = new Map<Sound, number>();

/** A sound, if sounds are wished; `always` for one that was asked for by itself. */
export function hear(sound: Sound, delay = 0, always = false): void {
  const { sounds, volume } = prefs();
  if ((!sounds && !always) || volume <= 0) return;
  const at = performance.now() + delay;
  if (Math.abs(at - (last.get(sound) ?? Number.NEGATIVE_INFINITY)) < APART) return;
  last.set(sound, at);
  void import("./play").then(({ play }) => play(sound, volume, delay / 1000));
}
