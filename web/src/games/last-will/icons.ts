import type { Icons } from "../../ui/icons";

/** Symbols of Last Will's cards, its companions and houses, and what its turns are made of. */
export const WILL_ICONS: Icons = {
  silverware: ["silverware", "M8 3v7.5M5.5 3v4.5c0 3.5 5 3.5 5 0V3M8 10.5V21", "M16 21V3c2.8 1.5 3.5 6 2.8 9.5H16"],
  coach: [
    "coach",
    "M4 7h12.5l1.5 5.5H5.5z",
    "M5.5 12.5c.5 2 2 3 3.5 3h5c1.8 0 3-1 4-3M18 12.5h3V9",
    "o 8 18 3",
    "o 17 18 3",
    "M10 7v5.5M4 7L3 5",
  ],
  helm: [
    "helm",
    "o 12 12 6",
    "o 12 12 2",
    "M12 2.5v7.5M12 14v7.5M2.5 12H10M14 12h7.5M5.3 5.3l5.3 5.3M13.4 13.4l5.3 5.3M18.7 5.3l-5.3 5.3M10.6 13.4l-5.3 5.3",
  ],
  wine_glass: ["wine glass", "M7 3h10c.6 5-.8 9-5 9S6.4 8 7 3z", "M12 12v8M8 21c1-1.2 7-1.2 8 0M7.2 7h9.6"],
  opera: ["opera", "M4 20h16M5 20V9h14v11M4 9l8-5.5L20 9zM8.5 20v-8M12 20v-8M15.5 20v-8"],
  guest: [
    "guest",
    "M8 8.5V4.5h8v4M5.5 8.5h13",
    "M8.5 8.5v2c0 4.5 7 4.5 7 0v-2M4 21c.5-4.5 3-6.5 8-6.5s7.5 2 8 6.5M10 15l2 2 2-2",
  ],
  chef: [
    "chef",
    "M7.5 12.5C3 12 3.5 6 8 6.5c1-4 7-4 8 0 4.5-.5 5 5.5.5 6V17h-9z",
    "M7.5 14.5h9M7.5 17v3.5h9V17M10.5 12v-2M13.5 12v-2",
  ],
  wild: ["companion of your choice", "M12 3l2.6 5.6 6 .8-4.4 4.2 1.1 6L12 16.7 6.7 19.6l1.1-6L3.4 9.4l6-.8z"],
  town_house: [
    "town house",
    "M7 21V7l5-4 5 4v14zM9.5 9.5h1.5M13 9.5h1.5M9.5 13h1.5M13 13h1.5M10.5 21v-4.5h3V21M5 21h14M15.5 5.5V3H17v3.7",
  ],
  manor_house: [
    "manor house",
    "M3 20v-8l4-4 4 4 6.5-6L21 12v8zM11 12v8M3 12h8M6 20v-3.5h2V20M14 12.5h1.5M17.5 12.5H19M14 16h1.5M17.5 16H19",
  ],
  farm: [
    "farm",
    "M4 20V10l3-5h7l3 5v10zM4 10h13M8 20v-6h5v6M8 14l5 6M13 14l-5 6M17 12.5h3.5V20H17M20.5 12.5c0-2-3.5-2-3.5 0",
  ],
  white_action: [
    "action for white cards",
    "M6 3h12M6 21h12M7.5 3c0 5 3 6.5 4.5 9-1.5 2.5-4.5 4-4.5 9M16.5 3c0 5-3 6.5-4.5 9 1.5 2.5 4.5 4 4.5 9",
  ],
  wedding: ["wedding", "o 9 14 5.5", "o 15 14 5.5", "M9 8.5l-2-3.5h4zM7.5 5h3"],
  job: ["wages", "M3.5 8h17v12h-17zM9 8V5h6v3M3.5 13h17M11 12v2.5h2V12"],
  demotion: ["demotion", "M4 5h5v4h4v4h4v4h4M4 5v15h17M17.5 9.5V4M15.5 6l2-2 2 2"],
  pound: ["pounds", "M17 7c-.8-2.5-3-3.5-5-3-3 .8-3.3 4-2.5 7 .8 3.5 0 7-3 9 3.5-1.2 7 1.5 11 0M6.5 12.5H14"],
  extension: ["board extension", "M3.5 5h12v14h-12zM7.5 5v14M11.5 5v14M18 9v6M15.5 12h5.5"],
  unknown: [
    "unknown card",
    "M7 3h10a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 17 21H7a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 7 3z",
    "M9.5 9.5c0-3.5 5-3.5 5 0 0 2-2.5 2-2.5 4.5",
    "*o 12 17 .8",
  ],
};
