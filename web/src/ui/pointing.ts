import { useLayoutEffect } from "preact/hooks";

const READY = ".stage .primary:not([disabled])"; // what was picked waits to be confirmed
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
  useLayoutEffect(() => {
    const root = document.querySelector(".table");
    if (!root || !places.length) return;
    const mark = () => {
      const open = places.flatMap((place) => [...root.querySelectorAll(selectorOf(place))]).filter((one) => !isPicked(one));
      const wanted = new Set(open.length ? open : root.querySelectorAll(READY));
      for (const old of root.querySelectorAll("[data-pointed]")) if (!wanted.has(old)) old.removeAttribute("data-pointed");
      for (const one of wanted) if (!one.hasAttribute("data-pointed")) one.setAttribute("data-pointed", "");
    };
    mark();
    root.querySelector("[data-pointed]")?.scrollIntoView({ block: "nearest" });
    const watch = new MutationObserver(mark);
    watch.observe(root, { childList: true, subtree: true, attributeFilter: ["data-place", "data-sign", "disabled", "class"] });
    return () => {
      watch.disconnect();
      root.querySelectorAll("[data-pointed]").forEach((one) => one.removeAttribute("data-pointed"));
    };
  }, [places.join(" ")]);
}
