import { Icon } from "../ui/icons";

/** A competition in which somebody has nothing left to lose. */
export const Zero = ({ icon, who, text }: { icon: string; who: string; text: string }) => (
  <div class="zero-scene">
    <p class="zero">
      <Icon id={icon} size={44} quiet />
      <b>0</b>
    </p>
    <p class="ribbon">{who}</p>
    <p class="ribbon-sub">{text}</p>
  </div>
);
