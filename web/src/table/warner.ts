import type { Shown } from "../connection";
import { prefs } from "../prefs";
import type { Warned } from "../wire";
import type { Gesture } from "./gesture";

/** The warnings of a table, each cause told once, by whoever wants them. */
export class Warner {
  private readonly told = new Set<string>();

  /** What is to be said before these answers count, if anything; then it has been said. */
  before(base: Shown, [first]: number[], gesture: Gesture | null): Warned | null {
    if (!prefs().warnings) return null;
    const given = gesture
      ? gesture.answers.map(({ asked, option }) => ({ question: asked.question, id: option.id }))
      : [{ question: base.question, id: first }];
    for (const { question, id } of given) {
      const found = question?.warned.find((one) => one.options.includes(id!) && !this.told.has(one.cause));
      if (found) {
        this.told.add(found.cause);
        return found;
      }
    }
    return null;
  }
}
