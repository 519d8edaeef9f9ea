import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

type Page = ComponentType<{ close(): void }>;
let come: Page | null = null;

/** The page after a game, which is fetched when a game is over. */
export function After({ close }: { close(): void }) {
  const [Page, setPage] = useState<Page | null>(() => come);
  useEffect(() => {
    if (!come)
      import("./page").then(
        ({ AfterPage }) => {
          come = AfterPage;
          setPage(() => AfterPage);
        },
        () => close(), // a page that lost its server still shows the table
      );
  }, [close]);
  return Page && <Page close={close} />;
}
