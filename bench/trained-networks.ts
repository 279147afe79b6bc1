/** Networks that the presets of training come to, with other seeds than theirs. */

import { presets } from "../src/labs/eagle/document/presets";
import type { TrainedResult } from "../src/labs/eagle/document/result";
import { trainingResult } from "../src/labs/eagle/engine/training/result";
import type { WeightStart } from "../src/labs/eagle/math/training/initial-weights";
import { quantile } from "../src/platform/numerics/quantile";
import type { Figure } from "./check";

/** Twenty seeds on which nothing of the training was chosen. */
export const freshSeeds: readonly number[] = Array.from({ length: 20 }, (_, at) => 5001 + at);

/** The network of a preset for each seed. @param start  in place of the preset's own. */
export function trainedNetworks(id: string, seeds: readonly number[], start?: WeightStart): readonly TrainedResult[] {
  const preset = presets.find((one) => one.id === id);
  const [solver] = preset?.document.solvers ?? [];
  if (!preset || solver?.kind !== "transformer") throw new Error(`no preset ${id} trains a network`);
  const solvers = [{ ...solver, start: start ?? solver.start }];
  return seeds.map((seed) => trainingResult({ ...preset.document, solvers, seed }).solvers[0]);
}

export function timesBetter({ medianError, zeroMedianError }: TrainedResult): number {
  return zeroMedianError / medianError;
}

/** Near 0 where a layer is: gamma is the step that it takes towards D. */
export function leastGamma({ layers }: TrainedResult): number {
  return Math.min(...layers.map(({ gamma }) => gamma));
}

/** How well networks complete matrices, and that none has a layer at zero. */
export function goodness(
  networks: readonly TrainedResult[],
  bounds: { readonly median: number; readonly worst: number },
): readonly Figure[] {
  const better = Float64Array.from(networks, timesBetter);
  const seeds = `of ${networks.length} seeds`;
  return [
    { name: `times better than answering zero, median ${seeds}`, value: quantile(better, 0.5), relation: ">=", bound: bounds.median },
    { name: `times better than answering zero, worst ${seeds}`, value: Math.min(...better), relation: ">=", bound: bounds.worst },
    { name: `gamma of a layer, least ${seeds}: none is at zero`, value: Math.min(...networks.map(leastGamma)), relation: ">", bound: 0.5 },
  ];
}
