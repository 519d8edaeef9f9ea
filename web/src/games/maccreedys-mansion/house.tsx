import { Hat, Icon, iconLabel } from "../../ui/icons";
import { Spot } from "../../ui/spot";
import { useTools } from "../../table/context";
import { takenBack } from "../../connection";
import { RoomDrawing, Roof } from "./rooms";
import { mansionView, type RoomView, type SpaceView } from "./view";

/** The house in section, storey over storey. */
export function House() {
  const { shown } = useTools();
  const view = mansionView(shown);
  const [wide, high] = [Math.max(...view.rooms.map((r) => r.plan[0] + r.plan[2])), Math.max(...view.rooms.map((r) => r.plan[1] + r.plan[3]))];
  const broken = useBroken();
  return (
    <section class="panel house-panel" aria-label="The mansion">
      <Roof />
      <div class="mansion-house">
        {view.rooms.map((room) => {
          const [x, y, w, h] = room.plan;
          const box = { left: `${(100 * x) / wide}%`, top: `${(100 * y) / high}%`, width: `${(100 * w) / wide}%`, height: `${(100 * h) / high}%` };
          return <div key={room.room} class={`room-box storey-${room.storey}`} style={box}><Room room={room} broken={broken} /></div>;
        })}
      </div>
    </section>
  );
}

/** Spaces that lost a marker, as the log tells, and have none again. */
function useBroken(): Set<number> {
  const { shown } = useTools();
  const gone = takenBack(shown.lines);
  return new Set(shown.lines.filter((line) => line.what === "breaks" && line.ply <= shown.ply && !gone.has(line)).map((line) => line.a));
}

function Room({ room, broken }: { room: RoomView; broken: Set<number> }) {
  const { places } = useTools();
  const state = [room.covered && "covered", room.complete && "complete", room.haunted && "haunted", room.haunted_tomorrow && "haunted tomorrow"].filter(Boolean).join(", ");
  const name = (
    <span class="room-name">
      {room.name}
      {(room.haunted || room.haunted_tomorrow) && <Icon id="ghost" size={15} label={room.haunted ? "haunted" : "haunted tomorrow"} />}
      {room.complete && <Icon id="tick" size={15} label="complete" />}
    </span>
  );
  const classes = ["room", room.covered && "covered", room.complete && "complete", room.haunted && "haunted", room.haunted_tomorrow && "tomorrow"].filter(Boolean).join(" ");
  return (
    <div class={classes} role="group" aria-label={`${room.name}${state ? `: ${state}` : ""}`}>
      <div class="room-view">
        <RoomDrawing id={room.id} />
        {places.has(`room:${room.room}`) ? <Spot place={`room:${room.room}`} class="room-spot" label={room.name}>{name}</Spot> : name}
      </div>
      {room.covered ? <span class="dust">under dust sheets</span>
        : <div class="room-spaces">{room.spaces.map((space) => <Space key={space.space} space={space} room={room.name} broken={broken.has(space.space) && space.owner < 0} />)}</div>}
    </div>
  );
}

/** A space of a trade: open, broken again, done by a company, or with its worker on it. */
function Space({ space, room, broken }: { space: SpaceView; room: string; broken: boolean }) {
  const { shown } = useTools();
  const owner = space.owner >= 0 ? shown.seats[space.owner]?.name : "";
  const state = space.worker ? `${owner}'s worker is here` : owner ? `done by ${owner}` : broken ? "broken" : "open";
  return (
    <Spot place={`space:${space.space}`} class={`work ${owner ? `done seat-${space.owner % 5}` : ""} ${space.worker ? "busy" : ""} ${broken ? "broken" : ""}`} label={`${room}, ${iconLabel(space.trade)}: ${state}`}>
      {owner ? (
        <span class="work-mark" data-fly={`work:${space.space}`} data-home={`[data-seat="${space.owner}"]`}>
          <Hat seat={space.owner} size={17} quiet />
          {space.worker && <Icon id="shoulders" size={20} quiet />}
        </span>
      ) : <Icon id={space.trade} size={17} quiet />}
    </Spot>
  );
}
