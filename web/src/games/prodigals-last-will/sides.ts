import type { Shown } from "../../connection";
import type { BothView } from "./seen";

export const bothView = (shown: Shown): BothView => shown.view as BothView;

/** The table as Last Will sees it, as far as nothing is asked. */
export const willTable = (shown: Shown): Shown => ({ ...shown, view: bothView(shown)["last-will"] });
