import { useTools } from "../../table/context";
import { Hat, Icon, iconLabel } from "../../ui/icons";
import { Spot } from "../../ui/spot";
import { Man } from "./people";
import { useStaged } from "./staging";
import type { RoomView, SpaceView } from "./view";

export const WORKING = "working";

/** The peg rail: a socket for each space. */
export const Pegs = ({ room, broken }: { room: RoomView; broken: Set<number> }) => (
  <div class={`pegs of-${room.spaces.length}`}>
    {room.spaces.map((space) => (
      <Peg key={space.space} space={space} room={room.name} broken={broken.has(space.space) && space.owner < 0} />
    ))}
  </div>
);

/** A space of a trade: open, broken again, done by a company, or with its worker standing there. */
function Peg({ space, room, broken }: { space: SpaceView; room: string; broken: boolean }) {
  const { shown } = useTools();
  const place = `space:${space.space}`;
  const staged = useStaged(place);
  const owner = space.owner >= 0 ? shown.seats[space.owner]?.name : "";
  const state = space.worker
    ? `${owner}'s worker is here`
    : owner
      ? `done by ${owner}`
      : `${broken ? "broken" : "open"}, needs ${iconLabel(space.needs)}`;
  const classes = [
    "peg",
    owner && `full seat-${space.owner % 5}`,
    space.worker && WORKING,
    broken && "broken",
    staged.chosen && "chosen-peg",
  ];
  return (
    <Spot
      place={place}
      class={classes.filter(Boolean).join(" ")}
      label={staged.option?.label ?? `${room}, ${iconLabel(space.trade)}: ${state}`}
      onPick={staged.pick}
      picked={staged.chosen || undefined}
    >
      {space.worker && <Man seat={space.owner} />}
      <span class="disc">
        {owner ? (
          <span class="mark" data-fly={`work:${space.space}`} data-home={`[data-seat="${space.owner}"]`}>
            <Hat seat={space.owner} quiet />
          </span>
        ) : (
          <Icon id={space.trade} quiet />
        )}
      </span>
      <span class="sub">
        <Icon id={owner ? space.trade : space.needs} quiet />
      </span>
    </Spot>
  );
}
