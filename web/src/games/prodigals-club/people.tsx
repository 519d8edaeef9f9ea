// Those whom the competitions are about, drawn as pawns: a lady in her gown, a gentleman in his top hat.

const GROUND = <ellipse cx="20" cy="52" rx="16" ry="4.5" fill="#0006" />;
const BASE = <path d="M4 49h32v3.5c0 2.500-32 2.500-32 0z" class="dyed" />;

const LADY = (
  <>
    <path d="M20 6c5 0 7.500 4 6.500 8.500-.6 3-2.500 5-6.500 5s-6-2-6.500-5C12.500 10 15 6 20 6z" class="skin" />
    <path
      d="M12.500 13C11 5 16 2.500 20 2.500S29 5 27.500 13C26 9.500 24 8.500 20 8.500s-6 1-7.500 4.500z"
      class="dark"
    />
    <circle cx="27" cy="5.500" r="3.200" class="dark" />
    <path d="M20 19c-4 1-5.500 4-4.500 9L5 50h30L24.500 28c1-5-.5-8-4.500-9z" class="dyed" />
    <path d="M10 41q5 4 10 0t10 0M13 34q3.500 3 7 0t7 0" class="fold" />
  </>
);

const GENTLEMAN = (
  <>
    <path d="M14 13h12v4c0 4-2.500 6.500-6 6.500S14 21 14 17z" class="skin" />
    <path d="M13.500 2h13l-.8 10H30v2.600H10V12h4.300z" class="dark" />
    <path d="M13.700 9.500h12.600" class="band" />
    <path d="M14 23.500c-6 1.500-7 5-7 11V50h26V34.500c0-6-1-9.500-7-11L20 31z" class="dyed" />
    <path d="M16 23l4 9 4-9-4 2z" class="shirt" />
    <path d="M20 33v16" class="fold" />
    <path d="M15.500 19.500q4.500 3 9 0" class="moustache" />
  </>
);

/** What is heard of somebody who speaks. */
export const Voice = () => (
  <svg class="voice" viewBox="0 0 12 20" aria-hidden="true">
    <path d="M2 7q3 3 0 6M6 4q5 6 0 12M10 1q7 9 0 18" />
  </svg>
);

export const Pawn = ({ colour }: { colour: "lady" | "gentleman" }) => (
  <svg class={`pawn ${colour}`} viewBox="0 0 40 58" aria-hidden="true">
    {GROUND}
    <g>
      {colour === "lady" ? LADY : GENTLEMAN}
      {BASE}
    </g>
  </svg>
);
