// One set of line drawings on a 24 grid with one stroke weight. A drawing is a list of strokes: "M…" is a path,
// "o x y r" a circle, a leading "*" fills it. Each has a name, which is its label everywhere.

type Drawing = [name: string, ...strokes: string[]];

export const DRAWINGS: Record<string, Drawing> = {
  // Symbols of Last Will's cards
  silverware: ["silverware", "M8 3v7.500M5.500 3v4.500c0 3.500 5 3.500 5 0V3M8 10.500V21", "M16 21V3c2.800 1.500 3.500 6 2.800 9.500H16"],
  coach: ["coach", "M4 7h12.500l1.500 5.500H5.500z", "M5.500 12.500c.5 2 2 3 3.500 3h5c1.800 0 3-1 4-3M18 12.500h3V9", "o 8 18 3", "o 17 18 3", "M10 7v5.500M4 7L3 5"],
  mask: ["mask", "M3 7c5-1.800 13-1.800 18 0 .6 6-2.500 10-5.500 10-1.800 0-2.500-2.500-3.500-2.500S10.300 17 8.500 17C5.500 17 2.400 13 3 7z", "M6.500 10.500c1-1 3-1 4 .5-1 1.500-3.500 1.500-4-.5zM17.500 10.500c-1-1-3-1-4 .5 1 1.500 3.500 1.500 4-.5z"],
  helm: ["helm", "o 12 12 6", "o 12 12 2", "M12 2.500v7.500M12 14v7.500M2.500 12H10M14 12h7.500M5.300 5.300l5.300 5.300M13.400 13.400l5.300 5.300M18.700 5.300l-5.300 5.300M10.600 13.400l-5.300 5.300"],
  wine_glass: ["wine glass", "M7 3h10c.6 5-.8 9-5 9S6.400 8 7 3z", "M12 12v8M8 21c1-1.200 7-1.200 8 0M7.200 7h9.600"],
  opera: ["opera", "M4 20h16M5 20V9h14v11M4 9l8-5.500L20 9zM8.500 20v-8M12 20v-8M15.500 20v-8"],
  // Companions
  dog: ["dog", "M4 20v-7c0-2.500 2-3.500 4-3.500h4L13 5l1.500 2H18l2.500 2.500-1 2H16V20h-2.500v-4.500H7.500V20zM4 13c-1.500-.5-2-2-1.500-4"],
  horse: ["horse", "M6 21c0-4 .5-7 3-10l-4 2.500-1.500-2L9 5l1-2.500L12 5c4 .5 6.500 4 6.500 9.500V21", "M12.500 8.500c2 1 3.200 3 3.200 5.500", "*o 9.500 7.500 .7"],
  guest: ["guest", "M8 8.500V4.500h8v4M5.500 8.500h13", "M8.500 8.500v2c0 4.500 7 4.500 7 0v-2M4 21c.5-4.500 3-6.500 8-6.500s7.500 2 8 6.500M10 15l2 2 2-2"],
  chef: ["chef", "M7.500 12.500C3 12 3.500 6 8 6.500c1-4 7-4 8 0 4.500-.5 5 5.500.5 6V17h-9z", "M7.500 14.500h9M7.500 17v3.500h9V17M10.500 12v-2M13.500 12v-2"],
  wild: ["companion of your choice", "M12 3l2.600 5.600 6 .8-4.400 4.200 1.100 6L12 16.700 6.700 19.600l1.100-6L3.400 9.400l6-.8z"],
  // Houses
  mansion: ["mansion", "M3 20V10h4V7l5-4 5 4v3h4v10zM7 10v10M17 10v10M10.500 20v-4.500h3V20M10.500 9.500h3v3h-3zM4.500 13h1M4.500 16h1M18.500 13h1M18.500 16h1"],
  town_house: ["town house", "M7 21V7l5-4 5 4v14zM9.500 9.500h1.500M13 9.500h1.500M9.500 13h1.500M13 13h1.500M10.500 21v-4.500h3V21M5 21h14M15.500 5.500V3H17v3.700"],
  manor_house: ["manor house", "M3 20v-8l4-4 4 4 6.500-6L21 12v8zM11 12v8M3 12h8M6 20v-3.500h2V20M14 12.500h1.500M17.500 12.500H19M14 16h1.500M17.500 16H19"],
  farm: ["farm", "M4 20V10l3-5h7l3 5v10zM4 10h13M8 20v-6h5v6M8 14l5 6M13 14l-5 6M17 12.500h3.500V20H17M20.500 12.500c0-2-3.500-2-3.500 0"],
  // What a turn is made of
  action: ["action", "M6 3h12M6 21h12M7.500 3c0 5 3 6.500 4.500 9-1.500 2.500-4.500 4-4.500 9M16.500 3c0 5-3 6.500-4.500 9 1.500 2.500 4.500 4 4.500 9", "M9 19.500c1-2 5-2 6 0M10 7h4"],
  white_action: ["action for white cards", "M6 3h12M6 21h12M7.500 3c0 5 3 6.500 4.500 9-1.500 2.500-4.500 4-4.500 9M16.500 3c0 5-3 6.500-4.500 9 1.500 2.500 4.500 4 4.500 9"],
  pound: ["pounds", "M17 7c-.8-2.500-3-3.500-5-3-3 .8-3.300 4-2.500 7 .8 3.500 0 7-3 9 3.500-1.200 7 1.500 11 0M6.500 12.500H14"],
  card: ["card", "M7 3h10a1.500 1.500 0 0 1 1.500 1.500v15A1.500 1.500 0 0 1 17 21H7a1.500 1.500 0 0 1-1.500-1.500v-15A1.500 1.500 0 0 1 7 3zM8.500 7h7M8.500 10h7"],
  cards: ["cards", "M9 5h9a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z", "M8 17H5.500a1 1 0 0 1-1-1V4.500a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1"],
  errand: ["errand boy", "M4.500 10c3-1 12-1 15 0-2 1.500-13 1.500-15 0zM7 9.500c0-5 10-5 10 0M9 11v2c0 3.500 6 3.500 6 0v-2M5 21c.5-4 3-5 7-5s6.500 1 7 5"],
  crown: ["crown", "M4 18h16M4.500 15.500L3.500 7l4.500 4L12 5l4 6 4.500-4-1 8.500z"],
  extension: ["board extension", "M3.500 5h12v14h-12zM7.500 5v14M11.500 5v14M18 9v6M15.500 12h5.500"],
  market: ["property market", "M4 20V11l4-3 4 3v9M12 20V8l4-3 4 3v12M3 20h18M7 14h2M15 11h2M15 15h2"],
  unknown: ["unknown card", "M7 3h10a1.500 1.500 0 0 1 1.500 1.500v15A1.500 1.500 0 0 1 17 21H7a1.500 1.500 0 0 1-1.500-1.500v-15A1.500 1.500 0 0 1 7 3z", "M9.500 9.500c0-3.500 5-3.500 5 0 0 2-2.500 2-2.500 4.500", "*o 12 17 .8"],
  clock: ["clock", "o 12 12 8.500", "M12 7v5l3.500 2"],
  tick: ["used", "M4.500 13l5 5L19.500 6.500"],
  down: ["goes down a step", "M12 4v15M6 13.500l6 6 6-6"],
  sell: ["sell", "M12.500 3.500H20v7.500L11 20.500 3.500 13zM16.500 7.500h.01"],
  // The Prodigals Club
  vote: ["vote", "M4 11h16v9H4zM4 14h16M8 11V4h8v7M10.500 7l1.500 1.500L14 5.500"],
  megaphone: ["megaphone", "M4 10v4l12 5V5zM16 9c2.500.5 2.500 5.500 0 6M6.500 15l1.500 5h3l-1.500-4"],
  lady: ["lady", "o 12 6 3", "M12 9c-2 2-2 4-1.500 5L6 21h12l-4.500-7c.5-1 .5-3-1.500-5zM9 4.500c1-2.500 5-2.500 6 0"],
  gentleman: ["gentleman", "o 12 8 2.800", "M9 5.500V2.500h6v3M7.500 5.500h9M7 21v-7c0-3 10-3 10 0v7M12 13v8M10 11.500l2 2 2-2"],
  shield: ["borough", "M12 3c3 1.500 6 2 8 2 0 8-2 13-8 16C6 18 4 13 4 5c2 0 5-.5 8-2z"],
  wine: ["wine", "M7 3h10c.6 5-.8 9-5 9S6.400 8 7 3z", "M12 12v8M8 21c1-1.200 7-1.200 8 0M7.200 7h9.600"],
  silver: ["silverware", "M8 3v7.500M5.500 3v4.500c0 3.500 5 3.500 5 0V3M8 10.500V21", "M16 21V3c2.800 1.500 3.500 6 2.800 9.500H16"],
  house: ["house", "M7 21V7l5-4 5 4v14zM9.500 9.500h1.500M13 9.500h1.500M9.500 13h1.500M13 13h1.500M10.500 21v-4.500h3V21M5 21h14"],
  any: ["any symbol", "M9 9.500c0-4 6-4 6 0 0 2.500-3 2.500-3 5", "*o 12 18 .9"],
  "last-will": ["last will", "M6 3h9l4 4v14H6zM15 3v4h4M9 9h4M9 12.500h7M9 16h3", "o 15 17 2"],
  election: ["election", "M4 11h16v9H4zM4 14h16M8 11V4h8v7M10.500 7l1.500 1.500L14 5.500"],
  society: ["society", "M3 9l9-5 9 5M5 9v10M19 9v10M3 20h18M9 20v-6c0-4 6-4 6 0v6"],
  possessions: ["possessions", "M4 8h16v12H4zM9 8V5h6v3M4 13h16M12 12v2.500"],
  central: ["the club", "M4 20V9l8-5 8 5v11M3 20h18M8 20v-7h8v7M12 8v2"],
  renaissance: ["renaissance man", "o 12 12 9", "o 12 7.500 1.800", "M12 9.500v5M6.500 10.500h11M12 14.500l-3 5M12 14.500l3 5"],
  marker: ["lady or gentleman", "o 12 6.500 3.500", "M12 10c-3 0-4 2-4.500 5L6 20.500h12L16.500 15c-.5-3-1.500-5-4.500-5z"],
  go_down: ["one step down", "M12 4v15M6.500 13.500l5.500 6 5.500-6"],
  go_diag: ["one step diagonally down", "M12 3.500L5 17M12 3.500L19 17M4.500 11.500L5 17l5-2.500M19.500 11.500L19 17l-5-2.500"],
  go_side: ["one step sideways", "M3.500 12h17M8.500 7l-5 5 5 5M15.500 7l5 5-5 5"],
  go_up: ["one step up", "M12 20V5M6.500 10.500l5.500-6 5.500 6"],
  becomes: ["for", "M4 12h15M13.500 6.500l6 5.500-6 5.500"],
  exchange: ["exchange of a possession", "M4 8.500h15M15 4.500l4.500 4-4.500 4M20 15.500H5M9 11.500l-4.500 4 4.500 4"],
  row: ["all in one row", "M2.500 8h19v8h-19z", "*o 7 12 1.600", "*o 12 12 1.600", "*o 17 12 1.600"],
  column_left: ["left column", "M3 3h18v18H3zM9 3v18M15 3v18", "*M3 3h6v18H3z"],
  column_middle: ["middle column", "M3 3h18v18H3zM9 3v18M15 3v18", "*M9 3h6v18H9z"],
  column_right: ["right column", "M3 3h18v18H3zM9 3v18M15 3v18", "*M15 3h6v18h-6z"],
  leap: ["jump over the one below", "M5 8C8 1 19 2 17.500 17M13 13l4.500 5 4-5.500", "*o 6 14 2"],
  circle: ["political circle tile", "M3.500 3.500h17v17h-17z", "o 12 12 3.500", "M9 3.500c0 3 6 3 6 0M9 20.500c0-3 6-3 6 0M3.500 9c3 0 3 6 0 6M20.500 9c-3 0-3 6 0 6"],
  inner_circle: ["inner circle", "o 12 12 9", "o 12 12 4", "*o 12 12 1"],
  immune: ["Dame Beatrice leaves you alone", "M7 8c0-6 10-6 10 0l2 3H5zM8.500 11v1.500c0 4.500 7 4.500 7 0V11M5 21c.5-3.500 3-5 7-5s6.500 1.500 7 5", "M3 3l18 18"],
  tankard: ["Treating at the Pub", "M5 8h10v12.500H5zM15 10.500h3c2 0 2 7 0 7h-3M8 11.500v6M12 11.500v6M5 8c-2-3 2-5 3.500-3.500C9.500 2 13 2.500 13 5c2.500-.5 3 2 2 3"],
  soapbox: ["on Hyde Park", "M3.500 13h17v7.500h-17zM3.500 16.500h17M7 13v7.500M17 13v7.500", "o 12 5 2.300", "M8.500 13c0-6 7-6 7 0"],
  party_any: ["party icon", "o 12 9 6", "M9 14.200L7 21.500l5-3 5 3-2-7.300", "*o 12 9 1.500"],
  party_liberal: ["liberal icon", "o 12 9 6", "M9 14.200L7 21.500l5-3 5 3-2-7.300", "M10.500 6v6h3.500"],
  party_conservative: ["conservative icon", "o 12 9 6", "M9 14.200L7 21.500l5-3 5 3-2-7.300", "M14.200 7c-2-2-5-.5-5 2s3 4 5 2"],
  party_offensive: ["offensive icon", "o 12 9 6", "M9 14.200L7 21.500l5-3 5 3-2-7.300", "M12 5.500v4", "*o 12 12 .7"],
  beatrice: ["Dame Beatrice", "M7 8c0-6 10-6 10 0l2 3H5zM8.500 11v1.500c0 4.500 7 4.500 7 0V11M5 21c.5-3.500 3-5 7-5s6.500 1.500 7 5M14 6l3-3"],
  // MacCreedy's Mansion
  carpenter: ["carpenter", "M3 8l4-4h7v5h-4v2H7V9zM8 11v10h2.500V11"],
  mason: ["mason", "M3 15l9-9 4 4-6 5-3 3zM15 9l5-5M3 15l4 3"],
  electrician: ["electrician", "M13 3L5 14h5l-1 7 8-11h-5z"],
  plumber: ["plumber", "M15 4c-3-1-6 2-5 5l-7 8 3 3 8-7c3 1 6-2 5-5l-3 2-3-1-1-3z"],
  gasman: ["gasman", "M12 3c1 4 5 6 5 11 0 4-2 7-5 7s-5-3-5-7c0-2 1-3.500 2-4.500.5 1.500 1 2 2 2.500 0-3-.5-6 1-9z"],
  stone: ["stone", "M3 14l3-6 6-2 6 3 3 6-4 4H7zM6 8l4 5 8-4M10 13l-3 6"],
  lumber: ["lumber", "o 6 16 3", "M6 13L17 6M9 16l10-6M17 6c2.500-.5 4 2 2 4M6 19l13-8"],
  wiring: ["wiring", "M4 6c6-3 4 8 10 5s2 9 7 7M3 6h2M14 18c-4 3-6-3-10 0"],
  pipes: ["pipes", "M3 6h8v5h4v-2h3v9h-3v-2H8v-5H3zM18 7v13"],
  ghost: ["haunted", "M6 21V10c0-8 12-8 12 0v11l-3-2-3 2-3-2z", "*o 9.800 10.500 .9", "*o 14.200 10.500 .9"],
  inspector: ["inspector", "o 10 10 6", "M14.500 14.500L21 21"],
  ledger: ["ledger", "M5 3h14v18H5zM9 3v18M12 8h4M12 12h4M12 16h4"],
  paddle: ["bid", "o 12 9 6", "M12 15v6"],
  hammer: ["job", "M4 7h10v5H4zM14 8.500h3M9 12v9"],
  candle: ["candle", "M9 10h6v10H9zM6 20h12M12 10V8M12 8c-2-1.500 0-3.500 0-5 0 1.500 2 3.500 0 5z"],
  shoulders: ["worker", "M3 23c.5-8 4-11 9-11s8.500 3 9 11", "M9 13l3 4 3-4"],
  broken: ["broken", "M4 7h10v5H4zM14 8.500h3M9 12v9", "M3 3l18 18M21 3L3 21"],
  purse: ["funds", "M9 7C5 10 3 14 4 18c.5 3 15.500 3 16 0 1-4-1-8-5-11zM8 3h8l-1.500 4h-5zM12 11v6M14 12c-3-1-4.500 1-2 2s1 3-2 2"],
  // Five hats for five seats
  hat0: ["top hat", "M7.500 16V5c3-1 6-1 9 0v11M3.500 16.500c3.500 2.500 13.500 2.500 17 0-1-1.500-3-1.200-4-.7-2.800 1-6.200 1-9 0-1-.5-3-.8-4 .7zM7.500 12.500c3 1 6 1 9 0"],
  hat1: ["bowler", "M6 15.500c-.5-12 12.500-12 12 0M2.500 15c4 4 15 4 19 0-1-1-2.500-.8-3.500.5-3 1.500-9 1.500-12 0-1-1.300-2.500-1.500-3.500-.5z"],
  hat2: ["boater", "M6.500 15V8.500c3-1 8-1 11 0V15M2 15.500c3 2 17 2 20 0-1.500-1.500-3-1.200-4.500-.5-3 1-8 1-11 0-1.500-.7-3-1-4.500.5zM6.500 12c3 1 8 1 11 0"],
  hat3: ["deerstalker", "M6 14c0-11 12-11 12 0M6 14c-2 .5-3.500 1.500-4 3 2.500.3 4.500-.5 6-2 2.500-.8 5.500-.8 8 0 1.500 1.500 3.500 2.300 6 2-.5-1.500-2-2.500-4-3M12 5.500V14M10.500 5l1.500-1.500L13.500 5"],
  hat4: ["bonnet", "M6 18c-3-9 1-14 6-14s9 5 6 14M6 18c1-5 3-7 6-7s5 2 6 7M8.500 20.500L6 18M15.500 20.500L18 18M9 5.500c1 2 5 2 6 0"],
  // Tools of the page
  undo: ["undo", "M8.500 5L4 9.500 8.500 14M4.500 9.500H14c7 0 7 9.500 0 9.500H9"],
  reset: ["reset turn", "M5 5v5h5M5.500 10c2-6 11-7 13.500-1 2.500 6.500-5 12-11 8"],
  log: ["log", "M6 3h12v18H6zM9 8h6M9 12h6M9 16h4"],
  chat: ["chat", "M4 5h16v11H11l-4.500 4v-4H4z"],
  gear: ["settings", "o 12 12 3", "M12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.200 2.200M16.200 16.200l2.200 2.200M18.400 5.600l-2.200 2.200M7.800 16.200l-2.200 2.200"],
  book: ["rules", "M12 6c-2.500-2-6-2-8.500-1v13.500c2.500-1 6-1 8.500 1 2.500-2 6-2 8.500-1V5C18 4 14.500 4 12 6zM12 6v13.500"],
  home: ["start page", "M4 11l8-7 8 7v9h-5.500v-5.500h-5V20H4z"],
  link: ["links", "M10 14l4-4M8.500 11L6 13.500c-3 3 1.500 7.500 4.500 4.500L13 15.500M15.500 13L18 10.500c3-3-1.500-7.500-4.500-4.500L11 8.500"],
  replay: ["replay", "M6 4l13 8-13 8z"],
  eye: ["watching", "M2.500 12C7 5 17 5 21.500 12 17 19 7 19 2.500 12z", "o 12 12 3"],
  close: ["close", "M6 6l12 12M18 6L6 18"],
  person: ["person", "o 12 8 4", "M4.500 21c.5-5 3-7 7.500-7s7 2 7.500 7"],
  bot: ["bot", "M6 8h12v10H6zM12 8V4.500M9 21h6M3.500 11v4M20.500 11v4", "*o 9.500 12.500 1", "*o 14.500 12.500 1"],
  ruin: ["to ruin", "M12 3v9M8 8.500l4 4 4-4", "M4 15c2-1.500 14-1.500 16 0v3.500c-2 1.500-14 1.500-16 0z", "M4 16c3 1.700 13 1.700 16 0"],
};

export type IconName = keyof typeof DRAWINGS;

const strokes = (parts: string[]) =>
  parts.map((part) => {
    const filled = part.startsWith("*");
    const stroke = filled ? part.slice(1) : part;
    const fill = filled ? "currentColor" : "none";
    if (!stroke.startsWith("o")) return <path key={part} d={stroke} fill={fill} />;
    const [, x, y, r] = stroke.split(" ");
    return <circle key={part} cx={x} cy={y} r={r} fill={fill} />;
  });

/** All drawings once in the document, to be used by name. */
export function Sprite() {
  return (
    <svg width="0" height="0" class="sprite" aria-hidden="true">
      {Object.entries(DRAWINGS).map(([id, [, ...parts]]) => (
        <symbol key={id} id={`i-${id}`} viewBox="0 0 24 24">
          {strokes(parts)}
        </symbol>
      ))}
    </svg>
  );
}

export const iconLabel = (id: string): string => DRAWINGS[id]?.[0] ?? id.replaceAll("_", " ");

/** A drawing. With `quiet` it says nothing, because the text beside it does. */
export function Icon({ id, size = 18, quiet = false, label }: { id: string; size?: number; quiet?: boolean; label?: string }) {
  const known = id in DRAWINGS ? id : "card";
  const said = label ?? iconLabel(id);
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" {...(quiet ? { "aria-hidden": true } : { role: "img", "aria-label": said })}>
      {!quiet && <title>{said}</title>}
      <use href={`#i-${known}`} />
    </svg>
  );
}

/** The hat of a seat, in its colour and its shape. */
export function Hat({ seat, size = 20, quiet = false, name }: { seat: number; size?: number; quiet?: boolean; name?: string }) {
  return (
    <span class={`hat seat-${seat % 5}`}>
      <Icon id={`hat${seat % 5}`} size={size} quiet={quiet} label={name} />
    </span>
  );
}
