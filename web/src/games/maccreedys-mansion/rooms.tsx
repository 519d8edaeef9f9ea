import { useTools } from "../../table/context";
import { useNarrow } from "../../ui/hooks";
import { Icon, iconLabel } from "../../ui/icons";
import { Spot } from "../../ui/spot";
import { JobPlate } from "./plate-of";
import { dollars, type Job, type RoomView } from "./view";

/** How a room is drawn: lit when restored, cold when haunted, bare while there is work, covered out of play. */
export const lightOf = (room: RoomView): "lit-room" | "cold-room" | "bare-room" | "covered-room" => {
  if (room.covered) return "covered-room";
  if (room.haunted || room.haunted_tomorrow) return "cold-room";
  return room.complete ? "lit-room" : "bare-room";
};

/** The name on wood, with a tick or a ghost; a haunter can choose the room by it. */
export function Beam({ room, job }: { room: RoomView; job?: Job }) {
  const { places } = useTools();
  const name = (
    <>
      <span class="beam-name">{room.name}</span>
      {job && (
        <span class="beam-job">
          <b>{dollars(job.reward)}</b>
          {job.lacks.map((trade, i) => (
            <Icon key={`${trade}${i}`} id={trade} size={16} quiet />
          ))}
        </span>
      )}
      {(room.haunted || room.haunted_tomorrow) && (
        <Icon id="ghost" size={16} label={room.haunted ? "haunted" : "haunted tomorrow"} />
      )}
      {room.complete && <Icon id="tick" size={16} label="restored" />}
    </>
  );
  const long = room.plan[2] < 3 && room.name.length > 14;
  return (
    <div class={`beam ${long ? "long" : ""}`}>
      {places.has(`room:${room.room}`) ? (
        <Spot place={`room:${room.room}`} class="beam-spot" label={room.name}>
          {name}
        </Spot>
      ) : (
        name
      )}
    </div>
  );
}

const mostInALine = (room: RoomView): number => (room.plan[2] < 3 ? 2 : 4);

/** A paper tag on an open job: what it pays, and what it lacks. */
export function Tag({ job, room }: { job: Job; room: RoomView }) {
  const tools = useTools();
  const narrow = useNarrow();
  const lacks = job.lacks.length ? `lacks ${job.lacks.map(iconLabel).join(", ")}` : "awaits the inspector";
  const label = `${job.name}: ${dollars(job.reward)}, ${lacks}. ${job.text}`;
  const place = `job:${job.job}`;
  // Too small for a finger: the room is pressed instead, whatever hangs on it.
  if (narrow && !tools.places.has(place))
    return (
      <span class="tag" role="img" aria-label={label} data-place={tools.prefix + place}>
        <b>{dollars(job.reward)}</b>
      </span>
    );
  return (
    <Spot
      place={place}
      class={`tag ${job.lacks.length > mostInALine(room) ? "" : "in-a-line"}`}
      label={label}
      peek={
        <div class="job-page">
          <JobPlate job={job.job} />
          <h3>{job.name}</h3>
          <p>{job.text}</p>
          <p class="flavour">{job.flavour}</p>
        </div>
      }
    >
      <b>{dollars(job.reward)}</b>
      <span class="need">
        {job.lacks.length === 0 && <Icon id="inspector" size={15} quiet />}
        {job.lacks.length > 0 && job.lacks.length < mostInALine(room) - 1 && <span class="word">lacks</span>}
        {job.lacks.map((trade, i) => (
          <Icon key={`${trade}${i}`} id={trade} size={15} quiet />
        ))}
      </span>
    </Spot>
  );
}
