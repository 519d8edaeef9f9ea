import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

type Found<P> = { Page: ComponentType<P> } | { lost: true };

/** A page that few open, fetched when somebody does. */
export function lazy<P extends object>(fetch: () => Promise<ComponentType<P>>): ComponentType<P> {
  return function Later(props: P) {
    const [found, setFound] = useState<Found<P> | null>(null);
    useEffect(() => {
      fetch().then(
        (Page) => setFound({ Page }),
        () => setFound({ lost: true }),
      );
    }, []);
    if (found && "Page" in found) return <found.Page {...props} />;
    return (
      <main class="page narrow">
        {found ? (
          <p role="alert">The server does not answer; is Squander still running? Then open this page again.</p>
        ) : (
          <p role="status">One moment …</p>
        )}
      </main>
    );
  };
}
