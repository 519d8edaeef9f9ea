import { Icon } from "../../ui/icons";

// Filled, unlike the icons, because they stand before lit and dark walls.
const HATS = [
  "M7.5 16V5c3-1 6-1 9 0v11M3.5 16.5c3.5 2.5 13.5 2.5 17 0-1-1.5-3-1.2-4-.7-2.8 1-6.2 1-9 0-1-.5-3-.8-4 .7zM7.5 12.5c3 1 6 1 9 0",
  "M6 15.5c-.5-12 12.5-12 12 0M2.5 15c4 4 15 4 19 0-1-1-2.5-.8-3.5.5-3 1.5-9 1.5-12 0-1-1.3-2.5-1.5-3.5-.5z",
  "M6.5 15V8.5c3-1 8-1 11 0V15M2 15.5c3 2 17 2 20 0-1.5-1.5-3-1.2-4.5-.5-3 1-8 1-11 0-1.5-.7-3-1-4.5.5zM6.5 12c3 1 8 1 11 0",
  "M6 14c0-11 12-11 12 0M6 14c-2 .5-3.5 1.5-4 3 2.5.3 4.5-.5 6-2 2.5-.8 5.5-.8 8 0 1.5 1.5 3.5 2.3 6 2-.5-1.5-2-2.5-4-3M12 5.5V14",
  "M6 18c-3-9 1-14 6-14s9 5 6 14M6 18c1-5 3-7 6-7s5 2 6 7M8.5 20.5L6 18M15.5 20.5L18 18M9 5.5c1 2 5 2 6 0",
];

/** A workman in his company's hat, for the eye alone; with his tool where nothing beside him says his trade. */
export const Man = ({ seat, tool }: { seat: number; tool?: string }) => (
  <span class={`man seat-${seat % 5}`} aria-hidden="true">
    <svg class="man-body" viewBox="0 0 26 40" aria-hidden="true">
      <path class="boots" d="M7 31h5v8H6zM14 31h5l1 8h-6z" />
      <path class="coat" d="M4 32Q3.5 19 13 18.5Q22.5 19 22 32Z" />
      <path class="apron" d="M9 23h8v9.5H9z" />
      <path class="straps" d="M9 23L8 19.5M17 23L18 19.5" />
      <circle class="face" cx="13" cy="13.5" r="4.7" />
      <path class="boots" d="M10.5 15.6q2.5-1.4 5 0q-2.5 1.6-5 0z" />
    </svg>
    <svg class="man-hat" viewBox="0 0 24 24" aria-hidden="true">
      <path d={HATS[seat % 5]} />
    </svg>
    {tool && (
      <span class="man-tool">
        <Icon id={tool} quiet />
      </span>
    )}
  </span>
);

/** Who stands in a haunted room. */
export const Spook = () => (
  <svg class="spook" viewBox="0 0 56 64" aria-hidden="true">
    <path
      class="sheet-of"
      d="M8 58V28Q8 6 24 6Q40 6 40 28V50Q46 54 48 48Q50 60 40 60Q36 56 32 60Q28 56 24 60Q20 56 16 60Q12 57 8 58Z"
    />
    <circle cx="18" cy="25" r="3" />
    <circle cx="30" cy="25" r="3" />
    <path d="M20 36Q24 32 28 36Q28 43 24 43Q20 43 20 36Z" />
    <path class="fold" d="M13 48Q15 34 13 24M35 48Q34 40 35 30" />
  </svg>
);

/** Dust sheets over what nobody restores in this game. */
export const DustSheet = () => (
  <svg class="dust-sheet" viewBox="0 0 120 80" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
    <path d="M10 80Q14 46 26 40Q30 22 46 24Q54 10 68 20Q84 18 88 34Q104 36 110 80Q90 75 82 80Q72 75 62 80Q52 76 42 80Q34 75 26 80Z" />
    <path
      class="fold"
      d="M26 40Q32 52 30 74M46 24Q52 44 48 72M68 20Q66 46 72 72M88 34Q84 54 92 74M38 32Q40 40 39 50M78 27Q79 38 77 46"
    />
  </svg>
);

/** Slates and two chimneys. */
export const Roof = () => (
  <svg class="roof" viewBox="0 0 630 40" preserveAspectRatio="none" aria-hidden="true">
    <defs>
      <pattern id="mansion-slates" width="10" height="7" patternUnits="userSpaceOnUse">
        <path class="slate-edge" d="M0 0Q0 6 5 6.5Q10 6 10 0" />
      </pattern>
    </defs>
    <path class="chimneys" d="M130 14V0h26v14M470 14V2h22v12" />
    <path class="pots" d="M126 0h34v3h-34zM466 1h30v3h-30z" />
    <path class="slates" d="M44 40L104 8H526L586 40Z" />
    <path fill="url(#mansion-slates)" d="M44 40L104 8H526L586 40Z" />
    <path class="ridge" d="M102 8H528" />
  </svg>
);
