/** How hard it is: a star for each level of bots that fails. */
export const Stars = ({ stars, levels }: { stars: number; levels: number }) => (
  <span class="stars" role="img" aria-label={`${stars} of ${levels} stars`}>
    {"★".repeat(stars)}
    <i>{"★".repeat(Math.max(0, levels - stars))}</i>
  </span>
);
