const ORDINALS = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/** "third", and "13th" where words get long. */
export function nth(n: number): string {
  const ending = [11, 12, 13].includes(n % 100) ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th");
  return ORDINALS[n] ?? `${n}${ending}`;
}
