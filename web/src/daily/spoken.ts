/** A day such as 2026-11-17 in words; it is a day by UTC, wherever one reads it. */
export const spoken = (day: string, year?: "numeric"): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("en-GB", { day: "numeric", month: "long", year, timeZone: "UTC" });
