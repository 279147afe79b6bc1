import { finish } from "../../../../platform/numerics/progress";
import type { Experiment } from "../../document/document";
import type { SampleComplexityResult } from "../../document/result";
import { excessSlope, neededSamples, referenceFor } from "../../math/sample-complexity/needed";
import type { OwnData } from "../../math/tasks/dataset";
import { labelNoiseOf } from "../../math/tasks/registry";
import { type DrawnExcess, excessByDraw, type Reference, type SampleComplexityRun } from "./excess-by-draw";

/** @param onShare  receives the share done, 0 to 1. */
export function sampleComplexityResult(
  experiment: Experiment,
  data: OwnData | null,
  onShare?: (share: number) => void,
): SampleComplexityResult {
  const { sampleComplexity } = experiment;
  if (!sampleComplexity) throw new Error("this experiment asks for no sample complexity");
  const { samples, draws } = sampleComplexity;
  const runs: SampleComplexityRun[] = [];
  finish(
    excessByDraw({ experiment, data, samples, first: 0, draws, reference: referenceFor(samples) }, (message) => {
      if (message.type !== "run") return;
      runs.push(message.run);
      onShare?.(message.share);
    }),
  );
  return resultOf(experiment, runs);
}

/** The result of all runs, in the order in which they were posted. */
export function resultOf(
  { task, sampleComplexity }: Experiment,
  [reference, ...draws]: readonly SampleComplexityRun[],
): SampleComplexityResult {
  if (!sampleComplexity) throw new Error("this experiment asks for no sample complexity");
  const { samples, epsilon, delta } = sampleComplexity;
  const { psi, misfit, outputs, reference: size } = reference as Reference;
  const rows = samples.map((count, k) => ({
    samples: count,
    excess: Float64Array.from(draws as readonly DrawnExcess[], ({ excess }) => excess[k]),
  }));
  return {
    psi,
    bestRisk: misfit + outputs * labelNoiseOf(task) ** 2,
    reference: size,
    rows,
    needed: neededSamples(rows, epsilon, delta),
    slope: excessSlope(rows, psi),
  };
}
