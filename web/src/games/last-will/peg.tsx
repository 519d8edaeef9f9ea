import { nameOf } from "../../people";
import { useTools } from "../../table/context";
import { Hat, Icon } from "../../ui/icons";
import { willView } from "./view";

/** A socket for an errand boy, with the hat of whoever has sent one. */
export function Peg({ index, owner }: { index: number; owner?: number }) {
  const { shown } = useTools();
  const figure = willView(shown).spaces[index]?.figure ?? -1;
  if (figure < 0)
    return (
      <span class="peg-mark">
        {owner === undefined ? <Icon id="errand" size={16} quiet /> : <Hat seat={owner} size={16} quiet />}
      </span>
    );
  return (
    <span class={`peg-mark full seat-${figure % 5}`}>
      <span data-fly={`hat:${index}`} data-home={`[data-seat="${figure}"]`}>
        <Hat seat={figure} size={20} name={nameOf(shown, figure)} />
      </span>
    </span>
  );
}
