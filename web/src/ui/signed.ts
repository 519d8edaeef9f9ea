/** A number that may be below nothing, with a minus instead of a hyphen. */
export const signed = (n: number): string => String(n).replace("-", "−");
