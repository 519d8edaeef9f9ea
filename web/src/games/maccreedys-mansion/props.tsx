import type { ComponentChildren } from "preact";

// A second piece of furniture for the rooms that are wide, in the classes of the plates.
const PIECES: Record<string, ComponentChildren> = {
  bedroom: (
    <>
      <path class="p" d="M36 78V16H84V78Z" />
      <path class="w" d="M36 78V16H84V78Z" />
      <path class="hv" d="M62 16H84V78H62Z" />
      <path class="k" d="M32 12H88V17H32ZM34 74H86V78H34ZM59 17h2v58h-2z" />
      <path class="i" d="M40 22H55V46H40ZM65 22H80V46H65ZM40 50H55V70H40ZM65 50H80V70H65Z" />
      <path class="p" d="M74 78v-5l8-3 4 1v4l6 1v2z" />
    </>
  ),
  observatory: (
    <>
      <circle class="p" cx="60" cy="36" r="20" />
      <path class="h2" d="M60 16A20 20 0 0 1 60 56A26 26 0 0 0 60 16Z" />
      <path class="w" d="M46 30Q54 22 62 28Q66 36 58 40Q48 42 46 30ZM62 44Q70 42 72 48Q66 54 62 44Z" />
      <path class="i" d="M46 30Q54 22 62 28Q66 36 58 40Q48 42 46 30Z" />
      <path class="o" d="M60 12A24 24 0 0 1 60 60" />
      <path class="k" d="M58 58h4v14h-4zM46 72h28v5h-28z" />
    </>
  ),
  gallery: (
    <>
      <path class="p" d="M44 74V44Q42 34 52 32H68Q78 34 76 44V74Z" />
      <path class="h2" d="M62 32H68Q78 34 76 44V74H62Z" />
      <circle class="p" cx="60" cy="22" r="10" />
      <path class="k" d="M50 20H70V24H50ZM58 12Q60 0 70 4Q64 6 62 12ZM84 14L88 4L92 14ZM40 74H80V78H40Z" />
      <path class="o" d="M88 78V8" />
    </>
  ),
};

export const SecondPiece = ({ room }: { room: string }) =>
  PIECES[room] ? (
    <span class="furniture second" aria-hidden="true">
      <svg class="plate" viewBox="0 0 120 80" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
        {PIECES[room]}
      </svg>
    </span>
  ) : null;
