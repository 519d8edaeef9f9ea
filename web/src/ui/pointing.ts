import { useLayoutEffect } from "preact/hooks";

const READY = ".stage .primary:not([disabled])"; // what was picked waits to be confirmed
const BEHIND = ".both-tab[aria-pressed=false], .sheets button[aria-pressed=false]:not(:last-child)"; // not the log
const isSeen = (one: Element): boolean => one.getClientRects().length > 0;
const isPicked = (one: Element): boolean => one.matches(".picked, .moved") || one.querySelector(".badge") !== null;

function selectorOf(place: string): string {
  const [kind, ...rest] = place.split(":");
  if (kind === "sign") return `[data-sign="${rest.join(":")}"]`;
  if (kind === "answer") return `.answers [data-option="${rest.join(":")}"]`;
  if (kind === "confirm") return ".question .primary";
  return `.board [data-place="${place}"]`;
}

/** Rings around places on the table; they follow what is drawn anew. */
export function usePointing(places: string[]): void {
  const joined = places.join(" ");
  useLayoutEffect(() => {
    const root = document.querySelector(".table");
    if (!root || !joined) return;
    const mark = () => {
      const named = joined.split(" ").flatMap((place) => [...root.querySelectorAll(selectorOf(place))]);
      const open = named.filter((one) => !isPicked(one));
      const ready = [...root.querySelectorAll(READY)];
      const wanted = new Set(open.length ? open : ready.length ? ready : named.filter((one) => one.matches(".lit")));
      if (wanted.size && ![...wanted].some(isSeen)) for (const tab of root.querySelectorAll(BEHIND)) wanted.add(tab);
      for (const old of root.querySelectorAll("[data-pointed]"))
        if (!wanted.has(old)) old.removeAttribute("data-pointed");
      for (const one of wanted) if (!one.hasAttribute("data-pointed")) one.setAttribute("data-pointed", "");
    };
    mark();
    root.querySelector("[data-pointed]")?.scrollIntoView({ block: "nearest" });
    const watch = new MutationObserver(mark);
    watch.observe(root, {
      childList: true,
      subtree: true,
      attributeFilter: ["data-place", "data-sign", "disabled", "class"],
    });
    return () => {
      watch.disconnect();
      for (const one of root.querySelectorAll("[data-pointed]")) one.removeAttribute("data-pointed");
    };
  }, [joined]);
}
