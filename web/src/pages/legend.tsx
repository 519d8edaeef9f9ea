import { Icon, iconLabel } from "../ui/icons";
import type { Sign } from "../wire";

/** Each icon with its name and what it stands for. */
export const Legend = ({ signs }: { signs: Sign[] }) => (
  <ul class="legend">
    {signs.map(({ id, says }) => (
      <li key={id}>
        <Icon id={id} size={32} quiet />
        <span>
          <b>{iconLabel(id)}</b> {says}
        </span>
      </li>
    ))}
  </ul>
);
