interface Carried {
  lift(): void;
  drop(at: Element | null): void; // on nothing when it was broken off
}

const ENOUGH = 6; // pixels: less is a press, not a drag

/** Drag a thing: a copy of it follows the pointer, and what lies under it when it is let go is told. */
export function carry(down: PointerEvent, thing: Element, carried: Carried): void {
  if (down.button) return;
  let copy: HTMLElement | null = null;
  const move = (event: PointerEvent) => {
    const [dx, dy] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!copy && Math.hypot(dx, dy) < ENOUGH) return;
    if (!copy) {
      copy = copyOf(thing);
      carried.lift();
    }
    copy.style.translate = `${dx}px ${dy}px`;
  };
  const end = (event: PointerEvent) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!copy) return;
    copy.remove();
    swallowClick();
    carried.drop(event.type === "pointerup" ? document.elementFromPoint(event.clientX, event.clientY) : null);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

function copyOf(thing: Element): HTMLElement {
  const box = thing.getBoundingClientRect();
  const copy = thing.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>("*")])
    for (const name of ["data-fly", "data-home", "data-place", "data-space"]) part.removeAttribute(name);
  copy.setAttribute("aria-hidden", "true");
  copy.classList.add("carried");
  Object.assign(copy.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  document.body.append(copy);
  return copy;
}

/** The release of a drag is no press. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}
