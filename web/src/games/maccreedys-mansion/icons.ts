import type { Icons } from "../../ui/icons";

/** Trades, supplies and the rest of MacCreedy's Mansion. */
export const MANSION_ICONS: Icons = {
  carpenter: ["carpenter", "M3 8l4-4h7v5h-4v2H7V9zM8 11v10h2.5V11"],
  mason: ["mason", "M3 15l9-9 4 4-6 5-3 3zM15 9l5-5M3 15l4 3"],
  electrician: ["electrician", "M13 3L5 14h5l-1 7 8-11h-5z"],
  plumber: ["plumber", "M15 4c-3-1-6 2-5 5l-7 8 3 3 8-7c3 1 6-2 5-5l-3 2-3-1-1-3z"],
  gasman: ["gasman", "M12 3c1 4 5 6 5 11 0 4-2 7-5 7s-5-3-5-7c0-2 1-3.5 2-4.5.5 1.5 1 2 2 2.5 0-3-.5-6 1-9z"],
  stone: ["stone", "M3 14l3-6 6-2 6 3 3 6-4 4H7zM6 8l4 5 8-4M10 13l-3 6"],
  lumber: ["lumber", "o 6 16 3", "M6 13L17 6M9 16l10-6M17 6c2.5-.5 4 2 2 4M6 19l13-8"],
  wiring: ["wiring", "M4 6c6-3 4 8 10 5s2 9 7 7M3 6h2M14 18c-4 3-6-3-10 0"],
  pipes: ["pipes", "M3 6h8v5h4v-2h3v9h-3v-2H8v-5H3zM18 7v13"],
  ghost: ["haunted", "M6 21V10c0-8 12-8 12 0v11l-3-2-3 2-3-2z", "*o 9.8 10.5 .9", "*o 14.2 10.5 .9"],
  inspector: ["inspector", "o 10 10 6", "M14.5 14.5L21 21"],
  ledger: ["ledger", "M5 3h14v18H5zM9 3v18M12 8h4M12 12h4M12 16h4"],
  paddle: ["bid", "o 12 9 6", "M12 15v6"],
  hammer: ["job", "M4 7h10v5H4zM14 8.5h3M9 12v9"],
  candle: ["candle", "M9 10h6v10H9zM6 20h12M12 10V8M12 8c-2-1.5 0-3.5 0-5 0 1.5 2 3.5 0 5z"],
  shoulders: ["worker", "M3 23c.5-8 4-11 9-11s8.5 3 9 11", "M9 13l3 4 3-4"],
  broken: ["broken", "M4 7h10v5H4zM14 8.5h3M9 12v9", "M3 3l18 18M21 3L3 21"],
};
