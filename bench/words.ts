import { comparedWithKept, type Measurements } from "../src/labs/learnability/page/preset-words/measurements";
import type { Figure } from "./check";

/** What was measured of a preset must be what is kept for its words, to as many digits. */
export function asKept(id: string, values: Measurements): readonly Figure[] {
  return comparedWithKept(id, values).map(({ name, value, kept }) => ({ name: `${id}: ${name}`, value, relation: "=", bound: kept }));
}
