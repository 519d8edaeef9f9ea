import type { Row } from "../../api";
import { Plate } from "../../ui/plate";

const named = (id: string): Row => ({ id, name: "", deck: "jobs", text: "", picture: [] });

/** The engraving of what is no card: the exchange, the inspector. */
export const Scene = ({ of, among = "scenes" }: { of: string; among?: string }) => (
  <Plate row={named(`${among}/${of}`)} />
);

/** The engraving of a job, or of its kind where a pack has brought it. */
export const JobPlate = ({ job }: { job: string }) => <Plate row={named(job)} />;

/** What stands in a room: the plate of its job, without the air around it. */
export const Furniture = ({ room }: { room: string }) => (
  <span class="furniture" aria-hidden="true">
    <Plate row={named(`job-${room}`)} stands />
  </span>
);
