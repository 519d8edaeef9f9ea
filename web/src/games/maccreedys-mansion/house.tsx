import { useState } from "preact/hooks";
import { takenBack } from "../../connection";
import { useTools } from "../../table/context";
import { useNarrow } from "../../ui/hooks";
import { Icon } from "../../ui/icons";
import { Pegs, WORKING } from "./pegs";
import { DustSheet, Roof, Spook } from "./people";
import { Furniture } from "./plate-of";
import { SecondPiece } from "./props";
import { Beam, lightOf, Tag } from "./rooms";
import { useChoices } from "./staging";
import { ahead, dollars, type Job, type RoomView } from "./view";

/** The doll's house in section, storey over storey. On a small screen one room at a time is opened below it. */
export function House() {
  const tools = useTools();
  const narrow = useNarrow();
  const view = ahead(tools);
  const broken = useBroken();
  const [opened, open] = useOpened(view.rooms);
  const [wide, high] = [0, 1].map((i) => Math.max(...view.rooms.map(({ plan }) => plan[i]! + plan[i + 2]!)));
  return (
    <section class="house-panel" aria-label="The mansion">
      <Roof />
      <div class="carcass" style={{ "--across": wide, "--storeys": high }}>
        {view.rooms.map((room) => (
          <Room
            key={room.room}
            room={room}
            job={view.track.find((one) => one.room === room.id)}
            broken={broken}
            opened={narrow && room.room === opened}
            open={narrow ? () => open(room.room) : undefined}
          />
        ))}
        <i class="slope left" aria-hidden="true" />
        <i class="slope right" aria-hidden="true" />
      </div>
    </section>
  );
}

/** The room that stands open on a small screen: the last one pressed, else one where something can be done. */
function useOpened(rooms: RoomView[]): [number, (room: number) => void] {
  const choices = useChoices();
  const [pressed, press] = useState(-1);
  const busy = rooms.find((room) => hasChoice(room, choices));
  const playable = rooms.find((room) => !room.covered && !room.complete) ?? rooms[0]!;
  return [pressed >= 0 ? pressed : (busy ?? playable).room, press];
}

const hasChoice = (room: RoomView, choices: Set<string>): boolean =>
  [`room:${room.room}`, ...room.spaces.map(({ space }) => `space:${space}`)].some((place) => choices.has(place));

/** Spaces that lost a marker, as the log tells, and have none again. */
function useBroken(): Set<number> {
  const { shown } = useTools();
  const gone = takenBack(shown.lines);
  return new Set(
    shown.lines
      .filter((line) => line.what === "breaks" && line.ply <= shown.ply && !gone.has(line))
      .map((line) => line.a),
  );
}

interface RoomProps {
  room: RoomView;
  job?: Job;
  broken: Set<number>;
  opened: boolean;
  open?: () => void;
}

/** Beam, wall and peg rail. Light, frost or bare boards tell how it stands, and so does its label. */
function Room({ room, job, broken, opened, open }: RoomProps) {
  const [x, y, w, h] = room.plan;
  const light = lightOf(room);
  const state = [
    room.covered && "under dust sheets",
    room.complete && "restored",
    room.haunted && "haunted",
    room.haunted_tomorrow && "haunted tomorrow",
    job && `pays ${dollars(job.reward)}`,
  ].filter(Boolean);
  return (
    <div
      class={`room ${light} storey-${room.storey} across-${w} ${job ? "open-job" : ""} ${opened ? "opened" : ""}`}
      data-room={room.id}
      data-light={light}
      style={{ gridColumn: `${x + 1} / span ${w}`, gridRow: `${y + 1} / span ${h}` }}
      role="group"
      aria-label={[room.name, ...state].join(", ")}
    >
      <Beam room={room} job={opened ? job : undefined} />
      <div class="wall">
        {room.complete && <i class="glim" aria-hidden="true" />}
        {room.covered ? <DustSheet /> : <Furniture room={room.id} />}
        {!room.covered && <SecondPiece room={room.id} />}
        {(room.haunted || room.haunted_tomorrow) && <Spook />}
        {job && <Tag job={job} room={room} />}
        {open && <Door room={room} job={job} opened={opened} open={open} />}
      </div>
      {room.covered ? <span class="dust">under dust sheets</span> : <Pegs room={room} broken={broken} />}
      {open && <Dots room={room} />}
    </div>
  );
}

/** On a small screen the whole room is pressed to see what is to be done in it. */
function Door({ room, job, opened, open }: { room: RoomView; job?: Job; opened: boolean; open(): void }) {
  const lit = hasChoice(room, useChoices());
  return (
    <button
      type="button"
      class={`door ${lit ? (opened ? "ajar" : "lit") : ""}`}
      data-door={room.id}
      aria-expanded={opened}
      aria-label={`${room.name}${job ? `, ${dollars(job.reward)}` : ""}`}
      onClick={open}
    >
      {(room.haunted || room.complete) && <Icon id={room.haunted ? "ghost" : "tick"} size={14} quiet />}
    </button>
  );
}

/** The spaces of a small room: whose, open or at work. */
const Dots = ({ room }: { room: RoomView }) => (
  <span class="dots" aria-hidden="true">
    {room.spaces.map((space) => (
      <i key={space.space} class={space.owner < 0 ? "" : `seat-${space.owner % 5} ${space.worker ? WORKING : ""}`} />
    ))}
  </span>
);
