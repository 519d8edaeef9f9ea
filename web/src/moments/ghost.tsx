import { Icon } from "../ui/icons";

/** Somebody comes back from where nobody was expected to. */
export const Ghost = ({ title, sub }: { title: string; sub: string }) => (
  <div class="ghost-scene">
    <span class="ghost-sign">
      <Icon id="ghost" size={120} quiet />
    </span>
    <p class="ribbon">{title}</p>
    <p class="ribbon-sub">{sub}</p>
  </div>
);
