import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Shown } from "../connection";
import type { TableModel } from "../table/model";
import type { Snapshot } from "../table/snapshot";

export interface CoachProps {
  model: TableModel;
  snapshot: Snapshot;
  shown: Shown;
}

type Here = ComponentType<CoachProps>;
let come: Here | null = null;

/** Something is to be said: a step of a lesson, an exercise, a hint, a warning. */
export const speaks = ({ lesson, exercise }: Shown, { advised, warning }: Snapshot): boolean =>
  lesson !== null || exercise !== null || advised !== null || warning !== null;

/** What is said beside the table, fetched when there first is something; a page that lost its server shows the table. */
export function Coach(props: CoachProps) {
  const [Found, setFound] = useState<Here | null>(() => come);
  useEffect(() => {
    if (!come)
      import("./notes").then(
        ({ Notes }) => {
          come = Notes;
          setFound(() => Notes);
        },
        () => {},
      );
  }, []);
  return Found && <Found {...props} />;
}
