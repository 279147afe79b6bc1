import type { Experiment } from "../experiment/learnability/document";

/** Whether two resolved experiments are the same document; their fields are always in the order of the schema. */
export function sameExperiment(a: Experiment, b: Experiment): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
