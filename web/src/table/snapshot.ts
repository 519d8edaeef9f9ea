import type { Shown, Talk } from "../connection";
import type { Playing } from "../moments/scene";
import type { Advised, Waiting, Warned } from "../wire";
import type { Gesture } from "./gesture";

/** All that the page knows of its table at a time. */
export interface Snapshot {
  shown: Shown | null;
  waiting?: Waiting; // before the deal
  behind: number; // moves of others that are still to be shown
  connected: boolean;
  talk: Talk[];
  notice: string;
  sent: boolean; // a choice is on its way
  tried: boolean; // the server has answered at least once
  gesture: Gesture | null; // answers that don't count yet; `shown` is then what they lead to
  playing: Playing | null; // a scene of what happened
  advised: Advised | "asked" | null; // a hint on the open question, or that it was asked for
  warning: Warned | null; // of an answer that waits
}

/** Before anything was heard. */
export const BLANK: Snapshot = {
  shown: null,
  behind: 0,
  connected: true,
  talk: [],
  notice: "",
  sent: false,
  tried: false,
  gesture: null,
  playing: null,
  advised: null,
  warning: null,
};
