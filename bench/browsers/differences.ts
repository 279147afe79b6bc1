/** Paths at which two documents differ, the times taken left out. Numbers are equal only when their bits are. */
export function differences(a: unknown, b: unknown, path = ""): string[] {
  if (path.endsWith(".milliseconds") || Object.is(a, b)) return [];
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return [`${path}: ${a} and ${b}`];
  const [left, right] = [a, b] as Readonly<Record<string, unknown>>[];
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].flatMap((name) => differences(left[name], right[name], `${path}.${name}`));
}

/** How many numbers a document holds. */
export function countNumbers(document: unknown): number {
  if (typeof document === "number") return 1;
  if (typeof document !== "object" || document === null) return 0;
  return Object.values(document).reduce((sum: number, part) => sum + countNumbers(part), 0);
}
