/** Where each score would stand. */
export function clubSum(before: Record<string, number>, after: Record<string, number>): string {
  return Object.keys(before)
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name.replace("-", " ")} ${before[name]} → ${after[name]}`)
    .join(", ");
}
