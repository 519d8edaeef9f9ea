import type { SceneProps } from "../../moments/scene";
import { WillScene } from "../last-will/scenes";
import { ClubScene } from "../prodigals-club/scenes";
import { willTable } from "./sides";

const OF_WILL = ["hands", "houses", "will"];

/** Each game's own scenes. */
export const BothScene = (props: SceneProps) =>
  OF_WILL.includes(props.scene.name) ? (
    <WillScene {...props} from={willTable(props.from)} to={willTable(props.to)} />
  ) : (
    <ClubScene {...props} />
  );
