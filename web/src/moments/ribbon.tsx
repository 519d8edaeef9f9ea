/** A ribbon across the table, as the lamp goes down or the day begins. */
export const Ribbon = ({ title, sub, light }: { title: string; sub?: string; light: "night" | "dawn" }) => (
  <div class={`ribbon-scene ${light}`}>
    <p class="ribbon">{title}</p>
    {sub && <p class="ribbon-sub">{sub}</p>}
  </div>
);
