/** Data sets of the question on sample complexity that an experiment asks, for measures of lessons. */
import type { Experiment } from "../../document/document";

/** Identifies data sets: all that they depend on. Tolerance and failure probability are chosen afterwards. */
export function dataSetsQuestion({ seed, task, sampleComplexity }: Experiment): string | null {
  return sampleComplexity ? JSON.stringify([seed, task, sampleComplexity.samples, sampleComplexity.draws]) : null;
}
