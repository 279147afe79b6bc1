import { comparedWithWords } from "../src/labs/learnability/page/preset-numbers/measured";
import type { Figure } from "./check";

/**
 * What was measured of a preset must be what its words say, to as many digits as they are written with.
 *
 * @param values  everything that its words tell and no kept result has, by the names in src/labs/learnability/page/preset-numbers/said.ts.
 */
export function asTheWordsSay(id: string, values: Readonly<Record<string, number>>): readonly Figure[] {
  return comparedWithWords(id, values).map(({ name, text, value, written }) => ({
    name: `${id}, ${text}: ${name}`,
    value,
    relation: "=",
    bound: written,
  }));
}
