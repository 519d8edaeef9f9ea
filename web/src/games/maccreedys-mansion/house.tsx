import { Hat, Icon, iconLabel } from "../../ui/icons";
import { Spot } from "../../ui/spot";
import { useTools } from "../../table/context";
import { mansionView, type RoomView, type SpaceView } from "./view";

/** The house in section, storey over storey. */
export function House() {
  const { shown } = useTools();
  const view = mansionView(shown);
  const [wide, high] = [Math.max(...view.rooms.map((r) => r.plan[0] + r.plan[2])), Math.max(...view.rooms.map((r) => r.plan[1] + r.plan[3]))];
  return (
    <section class="panel house-panel" aria-label="The mansion">
      <div class="mansion-house">
        {view.rooms.map((room) => {
          const [x, y, w, h] = room.plan;
          const box = { left: `${(100 * x) / wide}%`, top: `${(100 * y) / high}%`, width: `${(100 * w) / wide}%`, height: `${(100 * h) / high}%` };
          return <div key={room.room} class="room-box" style={box}><Room room={room} /></div>;
        })}
      </div>
    </section>
  );
}

function Room({ room }: { room: RoomView }) {
  const { places } = useTools();
  const state = [room.covered && "covered", room.complete && "complete", room.haunted && "haunted", room.haunted_tomorrow && "haunted tomorrow"].filter(Boolean).join(", ");
  const name = (
    <span class="room-name">
      {room.name}
      {(room.haunted || room.haunted_tomorrow) && <Icon id="ghost" size={15} label={room.haunted ? "haunted" : "haunted tomorrow"} />}
      {room.complete && <Icon id="tick" size={15} label="complete" />}
    </span>
  );
  return (
    <div class={`room ${room.covered ? "covered" : ""} ${room.complete ? "complete" : ""} ${room.haunted ? "haunted" : ""}`} role="group" aria-label={`${room.name}${state ? `: ${state}` : ""}`}>
      {places.has(`room:${room.room}`) ? <Spot place={`room:${room.room}`} class="room-spot" label={room.name}>{name}</Spot> : name}
      <div class="room-spaces">{room.spaces.map((space) => <Space key={space.space} space={space} room={room.name} />)}</div>
    </div>
  );
}

function Space({ space, room }: { space: SpaceView; room: string }) {
  const { shown } = useTools();
  const owner = space.owner >= 0 ? shown.seats[space.owner]?.name : "";
  return (
    <Spot place={`space:${space.space}`} class={`work ${owner ? `done seat-${space.owner % 5}` : ""}`} label={`${room}, ${iconLabel(space.trade)}${owner ? `: done by ${owner}` : ", open"}${space.worker ? ", a worker is here" : ""}`}>
      {owner ? <span class="work-mark" data-fly={`work:${space.space}`} data-home={`[data-seat="${space.owner}"]`}><Hat seat={space.owner} size={17} quiet /></span> : <Icon id={space.trade} size={17} quiet />}
      {space.worker && <span class="worker" aria-hidden="true"><Icon id="errand" size={12} quiet /></span>}
    </Spot>
  );
}
