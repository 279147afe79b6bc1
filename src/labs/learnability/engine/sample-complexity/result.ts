import { finish } from "../../../../platform/numerics/progress";
import type { Experiment } from "../../document/document";
import type { SampleComplexityResult } from "../../document/result";
import { excessSlope, neededSamples, referenceFor } from "../../math/sample-complexity/needed";
import type { OwnData } from "../../math/tasks/dataset";
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
  const noise = "noise" in task ? task.noise : 0;
  return {
    psi,
    bestRisk: misfit + outputs * noise ** 2,
    reference: size,
    rows,
    needed: neededSamples(rows, epsilon, delta),
    slope: excessSlope(rows, psi),
  };
}
