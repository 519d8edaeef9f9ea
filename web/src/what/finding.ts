import type { Parts } from "../games/parts";
import type { HowTo } from "../wire";

/** Something on the table, and what is said of it. */
export interface What {
  element: Element;
  name: string;
  says: string;
  see: string; // place of a page, such as last-will/planning
  clause: string;
}

type Said = Omit<What, "element">;

const plain = (name: string, says: string): Said => ({ name, says, see: "", clause: "" });

/** What every table has, whatever is played. */
const SHARED: [selector: string, said: Said][] = [
  [
    ".ticker",
    plain("What happened last", "The others' moves, one at a time; the arrow goes through all since your last turn."),
  ],
  [
    ".rail-day",
    plain("The deal of the day", "The same cards, company and answers for everybody who plays it on this day."),
  ],
  [".log-button", plain("The log", "All that happened, and the talk at the table.")],
  [".prompt", plain("The question", "What the table asks, and of whom. All that may be chosen is lit in gold.")],
  [".preview", plain("What it comes to", "What your choice does, before it counts.")],
  [".question .stage", plain("Confirm", "This counts only once you confirm it here, or with Enter.")],
  [".question .answers", plain("Answers", "What may be answered besides things on the table.")],
  [
    ".question .tool",
    plain("Take back", "Undo takes back your last choice, Reset your whole turn, as long as nothing hidden was seen."),
  ],
  [
    ".sheets",
    plain(
      "Parts of the table",
      "On a small screen the table lies on sheets; a number says how much can be chosen there.",
    ),
  ],
];

/** Looks things of one game up. */
export class Finder {
  private readonly selectors: Parts;
  private readonly parts: Map<string, Said>;

  constructor(selectors: Parts, told: HowTo | null) {
    this.selectors = selectors;
    this.parts = new Map(told?.parts.map((part) => [part.id, part]));
  }

  /** What lies under the pointer: the innermost thing of which something is said. */
  at(target: Element | null): What | null {
    for (let element = target?.closest(".table *") ?? null; element; element = element.parentElement) {
      const said = this.said(element);
      if (said) return { element, ...said };
      if (element.matches(".table")) break;
    }
    return null;
  }

  /** All that lies in sight, in the order of the page. */
  all(): What[] {
    const seen = [...document.querySelectorAll(".table *")].filter((one) => one.getClientRects().length > 0);
    return seen.flatMap((element) => {
      const said = this.said(element);
      return said ? [{ element, ...said }] : [];
    });
  }

  private said(element: Element): Said | null {
    const named = (element as HTMLElement).dataset.part;
    const part = named ? this.part(named) : null;
    return part ?? this.selected(element) ?? this.spot(element);
  }

  private selected(element: Element): Said | null {
    for (const [selector, part] of this.selectors) if (element.matches(selector)) return this.part(part);
    for (const [selector, said] of SHARED) if (element.matches(selector)) return said;
    return null;
  }

  /** What the game itself says goes before what it has from another; a name alone may be another's. */
  private part(id: string): Said | null {
    const own = this.parts.get(id.split(":").pop()!);
    return own ?? this.parts.get(id) ?? [...this.parts].find(([one]) => one.endsWith(`:${id}`))?.[1] ?? null;
  }

  /** Of a game that says nothing of its parts: the name of what can be chosen. */
  private spot(element: Element): Said | null {
    const label = element.matches("[data-place]") && !this.parts.size ? element.getAttribute("aria-label") : null;
    return label ? plain(label, "") : null;
  }
}

/** How it is just now: its own label, where it says more than the name. */
export function nowOf({ element, name, says }: Said & { element: Element }): string {
  const said = (element as HTMLElement).dataset.now ?? element.getAttribute("aria-label") ?? "";
  const label = said.replace(/: not possible now$/, "");
  return label && !`${name} ${says}`.toLowerCase().includes(label.toLowerCase()) ? label : "";
}
