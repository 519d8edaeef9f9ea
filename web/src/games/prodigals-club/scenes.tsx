import { Portrait } from "../../moments/portrait";
import { Ribbon } from "../../moments/ribbon";
import type { SceneProps } from "../../moments/scene";
import { Told } from "../../moments/told";
import { nth } from "../../moments/words";
import { Zero } from "../../moments/zero";
import { Hat, Icon, iconLabel } from "../../ui/icons";
import { Pawn } from "./people";
import { clubView } from "./view";

/** How the round's end in the Club looks. */
export function ClubScene(props: SceneProps) {
  const Part = SCENES[props.scene.name];
  return Part ? <Part {...props} /> : null;
}

/** The speakers on their crates, the loudest last. */
function Park({ scene, to }: SceneProps) {
  const speakers = [...scene.lines].sort((one, other) => one.a - other.a);
  const most = Math.max(1, ...speakers.map(({ a }) => a));
  return (
    <Told title="Hyde Park" lines={[]}>
      <div class="park-speakers">
        {speakers.map(({ who, a }, i) => (
          <figure key={who} class={`park-speaker seat-${who % 5}`} style={{ animationDelay: `${i * 220}ms` }}>
            <Pawn colour="gentleman" />
            <span class="park-crate" style={{ height: `${1.4 + (2.8 * a) / most}em` }}>
              <b>{a}</b> <Icon id="megaphone" size={18} quiet />
            </span>
            <figcaption>{to.seats[who]?.name}</figcaption>
          </figure>
        ))}
      </div>
    </Told>
  );
}

function Dame({ scene, from, rows }: SceneProps) {
  const { society } = clubView(from);
  return (
    <Portrait
      row={rows[society?.dame ?? ""]}
      name={iconLabel("beatrice")}
      says={scene.lines.map((l) => l.text).join(" ")}
    />
  );
}

/** Who sits where from now on. */
const Order = ({ scene, to }: SceneProps) => (
  <Told title="The order of the next round" lines={[]}>
    <ol class="new-order">
      {[...scene.lines]
        .sort((one, other) => one.a - other.a)
        .map(({ who, a }) => (
          <li key={who} class={`told-hat seat-${who % 5}`} style={{ animationDelay: `${a * 120}ms` }}>
            <b>{a + 1}</b> <Hat seat={who} size={24} quiet /> {to.seats[who]?.name}
          </li>
        ))}
    </ol>
  </Told>
);

function Dawn({ to }: SceneProps) {
  const { round, rounds, order } = clubView(to);
  const first = to.seats[order[0] ?? -1]?.name;
  const sub = round === rounds ? "The last round" : first ? `${first} begins` : undefined;
  return <Ribbon title={`Round ${round} of ${rounds}`} sub={sub} light="dawn" />;
}

function Nothing({ scene, to }: SceneProps) {
  const { who, a } = scene.lines[0]!;
  const name = clubView(to).competitions[a] ?? "";
  return (
    <Zero icon={name} who={to.seats[who]?.name ?? ""} text={`has nothing left to lose: ${iconLabel(name)} at zero`} />
  );
}

const SCENES: Record<string, (props: SceneProps) => preact.JSX.Element> = {
  night: ({ from }) => <Ribbon title={`The ${nth(clubView(from).round)} round closes`} light="night" />,
  park: Park,
  votes: ({ scene }) => <Told title="Hyde Park: the votes" lines={scene.lines} />,
  dame: Dame,
  raised: ({ scene }) => <Told title="Dame Beatrice raises" lines={scene.lines} />,
  order: Order,
  dawn: Dawn,
  zero: Nothing,
};
