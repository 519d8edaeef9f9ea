import { Broadside } from "../../moments/broadside";
import { Ghost } from "../../moments/ghost";
import { Ribbon } from "../../moments/ribbon";
import type { SceneProps } from "../../moments/scene";
import { nth } from "../../moments/words";
import { OwnClosed } from "./closed";
import { Evening } from "./evening";
import { EVENING } from "./motion";
import { mansionView } from "./view";

/** How the evening in the Mansion looks, and who closes and comes back. */
export function MansionScene(props: SceneProps) {
  const Part = SCENES[props.scene.name];
  return Part ? <Part {...props} /> : null;
}

function Dawn({ to }: SceneProps) {
  const { round, rounds, order } = mansionView(to);
  const first = to.seats[order[0] ?? -1]?.name;
  const sub = round === rounds ? "The last day" : first ? `${first} is first` : undefined;
  return <Ribbon title={`Day ${round} of ${rounds}`} sub={sub} light="dawn" />;
}

function Closed({ scene, to, close, ...rest }: SceneProps) {
  const { who, what } = scene.lines[0]!;
  if (who === to.viewer) return <OwnClosed scene={scene} to={to} close={close} {...rest} />;
  const { round } = mansionView(to);
  const forGood = what === "closes for good";
  return (
    <Broadside
      paper="The Builders’ Intelligencer"
      head="CLOSED!"
      plate="scenes/closed"
      wash="haunt"
      stamp={forGood ? "For good" : "Bankrupt"}
      close={close}
      button="Rest in peace"
    >
      On the {nth(round)} evening not a dollar was left to <b>{to.seats[who]?.name}</b>.{" "}
      {forGood
        ? "The company is closed for good."
        : "The company is closed; its ghost walks the house until it re-opens."}
    </Broadside>
  );
}

const SCENES: Record<string, (props: SceneProps) => preact.JSX.Element> = {
  ...Object.fromEntries(EVENING.map((step) => [step, Evening])),
  dawn: Dawn,
  closed: Closed,
  returns: ({ scene, to }) => (
    <Ghost title={to.seats[scene.lines[0]!.who]?.name ?? ""} sub="comes back from the dead and re-opens" />
  ),
  restored: () => <Ribbon title="The mansion is restored!" sub="Every window is lit" light="dawn" />,
};
