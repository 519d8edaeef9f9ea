import { Broadside, type BroadsideProps } from "../../moments/broadside";
import { Letter } from "../../moments/letter";
import { Ribbon } from "../../moments/ribbon";
import type { SceneProps } from "../../moments/scene";
import { Told } from "../../moments/told";
import { nth } from "../../moments/words";
import { nameOf } from "../../people";
import { Hat } from "../../ui/icons";
import { willView } from "./view";

/** How the night of Last Will, the will and the ruin look. */
export function WillScene(props: SceneProps) {
  const Part = SCENES[props.scene.name];
  return Part ? <Part {...props} /> : null;
}

const Hands = ({ scene, to }: SceneProps) => {
  const { seats } = willView(to);
  return (
    <Told title="Hands are trimmed" lines={scene.lines}>
      <p class="kept">
        {seats.map((seat, i) => (
          <span key={i} class={`told-hat seat-${i % 5}`}>
            <Hat seat={i} size={18} quiet /> {to.seats[i]?.name} keeps {seat.hand_size}
          </span>
        ))}
      </p>
    </Told>
  );
};

const Marker = ({ from, to }: SceneProps) => (
  <Told title="The starting marker passes" lines={[]}>
    <p class="passes">
      {[willView(from).starter, willView(to).starter].map((seat, i) => (
        <span key={i} class={`told-hat seat-${seat % 5}`}>
          <Hat seat={seat} size={26} quiet /> {nameOf(to, seat)} {i === 0 && <i aria-hidden="true">→</i>}
        </span>
      ))}
    </p>
  </Told>
);

function Dawn({ to }: SceneProps) {
  const { round, rounds, plan_order, starter } = willView(to);
  const first = to.seats[plan_order[0] ?? starter]?.name;
  const sub = round === rounds ? "The last round" : first ? `${first} plans first` : undefined;
  return <Ribbon title={`Round ${round} of ${rounds}`} sub={sub} light="dawn" />;
}

const Ruin = (props: Omit<BroadsideProps, "paper" | "plate" | "wash">) => (
  <Broadside paper="The Squander Gazette" plate="scenes/ruined" wash="will" {...props} />
);

function Ruined({ scene, to, close }: SceneProps) {
  const { seats, round } = willView(to);
  const who = scene.lines[0]!.who;
  const owed = -(seats[who]?.cash ?? 0);
  const others = seats.flatMap((seat, i) => (i === who || seat.bankrupt ? [] : `${to.seats[i]?.name} £${seat.score}`));
  return (
    <Ruin
      head="RUINED!"
      stamp="Bankrupt"
      foot={others.length > 0 && `${others.join(" · ")}, still disgracefully solvent`}
      close={close}
      button="Bravo!"
    >
      <b>{to.seats[who]?.name}</b> has the honour to announce that, on this the {nth(round)} evening, nothing is left
      {owed > 0 ? (
        <>
          {" "}
          but debts of <b>£{owed}</b>
        </>
      ) : null}
      , and could not be happier.
    </Ruin>
  );
}

/** The other side is ruined first. */
function HisRuin({ to, close }: SceneProps) {
  const { seats, round, solicitor } = willView(to);
  const left = seats[0]?.score ?? 0;
  const late = to.over || to.question?.name === "will.KeepCards";
  return (
    <Ruin
      head="SETTLED!"
      stamp="Struck off"
      foot={left > 0 && `${nameOf(to, 0)} £${left}, ${late ? "too late" : "with this round"} to be rid of it`}
      close={close}
      button="The scoundrel!"
    >
      <b>{nameOf(to, solicitor?.seat ?? 1)}</b> closed the accounts of the estate on this the {nth(round)} evening
      {solicitor && solicitor.fortune < 0 ? `, £${-solicitor.fortune} below nothing` : ""}, and charged for the ink.
    </Ruin>
  );
}

function Sacked({ scene, to, close }: SceneProps) {
  const { seats, round } = willView(to);
  const who = scene.lines[0]!.who;
  const others = seats.flatMap((seat, i) => (i === who || !seat.job ? [] : (to.seats[i]?.name ?? "")));
  return (
    <Broadside
      paper="The Squander Gazette"
      head="SACKED!"
      plate="scenes/sacked"
      wash="will"
      stamp="Dismissed"
      foot={others.length > 0 && `${others.join(" · ")}: still gainfully employed`}
      close={close}
      button="At last!"
    >
      <b>{to.seats[who]?.name}</b> was shown the door on this the {nth(round)} day, holds no office, draws no wage, and
      may now be ruined like anybody else.
    </Broadside>
  );
}

function Will({ to, close }: SceneProps) {
  const cash = willView(to).seats[to.viewer]?.cash ?? 0;
  return (
    <Letter head="Being the last will of a tiresome uncle" close={close}>
      “To each of you <b>£{cash}</b>, and to whoever is first rid of it, all the rest. I learned too late what money is
      for. Do hurry.”
    </Letter>
  );
}

const SCENES: Record<string, (props: SceneProps) => preact.JSX.Element> = {
  night: ({ from }) => <Ribbon title={`Night falls on the ${nth(willView(from).round)} round`} light="night" />,
  hands: Hands,
  houses: ({ scene }) => <Told title="Houses nobody visited lose a step" lines={scene.lines} />,
  marker: Marker,
  dawn: Dawn,
  last: () => <Ribbon title="The last round" sub="When it ends, so does the game" light="night" />,
  ruined: Ruined,
  "his ruin": HisRuin,
  sacked: Sacked,
  will: Will,
};
