import { readFileSync } from "node:fs";
import { asWritten } from "../../../../platform/ui/numerals";

/** By name, alone or in lists. */
export type Measurements = Readonly<Record<string, number | readonly number[]>>;

/**
 * Numbers in the words of presets that no kept result has, by preset, to the digits that the words show. Each is measured by
 * preset-words.test.ts or by a check of `npm run verify`.
 */
export const measurements: Readonly<Record<string, Measurements>> = JSON.parse(
  readFileSync(new URL("../../document/fixtures/preset-measurements.json", import.meta.url), "utf8"),
);

export interface Comparison {
  readonly name: string;
  /** As measured, to as many digits as are kept. */
  readonly value: number;
  readonly kept: number;
}

/** @throws {Error} where something was measured that is not kept, or the other way round. */
export function comparedWithKept(id: string, values: Measurements): readonly Comparison[] {
  const [measured, kept] = [numbersOf(values), numbersOf(measurements[id] ?? {})];
  const apart = [...measured.keys(), ...kept.keys()].filter((name) => measured.has(name) !== kept.has(name));
  if (kept.size === 0 || apart.length > 0)
    throw new Error(`what is kept of ${id} and what is measured differ in: ${apart.join(", ") || "all"}`);
  return Array.from(kept, ([name, number]) => ({
    name,
    value: asWritten(measured.get(name) ?? Number.NaN, { text: String(number) }),
    kept: number,
  }));
}

/** Those of lists are named as placeholders name them: "medians.0". */
function numbersOf(values: Measurements): ReadonlyMap<string, number> {
  const named = ([name, value]: [string, Measurements[string]]): readonly (readonly [string, number])[] =>
    typeof value === "number" ? [[name, value]] : value.map((one, k) => [`${name}.${k}`, one]);
  return new Map(Object.entries(values).flatMap(named));
}
