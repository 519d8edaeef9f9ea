import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { WhatsProps } from "./whats";

type Here = ComponentType<WhatsProps>;
let come: Here | null = null;
const STIRS = ["pointermove", "pointerdown", "keydown"];

/** Words for things are fetched when somebody first stirs; a page that lost its server shows the table. */
export function WhatsLater(props: WhatsProps) {
  const [Found, setFound] = useState<Here | null>(() => come);
  useEffect(() => {
    if (come) return;
    const fetch = () => {
      hush();
      import("./whats").then(
        ({ Whats }) => {
          come = Whats;
          setFound(() => Whats);
        },
        () => {},
      );
    };
    const hush = () => {
      for (const stir of STIRS) removeEventListener(stir, fetch, true);
    };
    for (const stir of STIRS) addEventListener(stir, fetch, true);
    return hush;
  }, []);
  return Found && <Found {...props} />;
}

/** In the table's header: what is this? */
export const WhatButton = ({ asking, ask }: WhatsProps) => (
  <button
    type="button"
    class="plain what-button"
    aria-label="What is this?"
    aria-pressed={asking}
    onClick={() => ask(!asking)}
  >
    <b aria-hidden="true">?</b>
  </button>
);
