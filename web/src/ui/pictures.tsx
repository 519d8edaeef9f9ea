import { useEffect, useState } from "preact/hooks";
import { Engraving, layHatches } from "./plate";

type Pictures = Record<string, string>;

let come: Pictures = {};

async function fetchPictures(): Promise<Pictures> {
  const [{ pictures }] = await Promise.all([import("../plates/pictures"), layHatches()]);
  come = pictures;
  return pictures;
}

/** Lids and faces; none until they have come, and none in a page that lost its server. */
function usePictures(): Pictures {
  const [found, setFound] = useState(come);
  useEffect(() => {
    if (found !== come || !Object.keys(come).length) fetchPictures().then(setFound, () => {});
  }, [found]);
  return found;
}

/** What is on the lid of a game's box; a game that brings none has a plain lid. */
export function Lid({ game }: { game: string }) {
  return <Engraving svg={usePictures()[`./boxes/${game}.svg`]} />;
}

/** The portrait of an opponent; one who was never drawn hides behind a newspaper. */
export function Face({ who }: { who: string }) {
  const pictures = usePictures();
  return <Engraving svg={pictures[`./faces/${who}.svg`] ?? pictures["./faces/stranger.svg"]} />;
}
