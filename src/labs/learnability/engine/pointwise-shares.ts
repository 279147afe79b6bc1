import { type LongComputation, within } from "../../../platform/numerics/progress";
import type { EigenHelp } from "../../../platform/numerics/symmetric-eigen";
import { freeDirections, outsideShares, outsideSharesByKernel, spanOfSamples } from "../math/certificate/pointwise";
import { keepsSpan } from "../math/learners/closed-form/fit";
import { providePointwise, type SeenData } from "./provided-pointwise";

/**
 * The share of H(Z) outside the span of the data for each test sample (paper notes, section 4.9). Importing this file makes it
 * available to `provided-pointwise.ts`.
 *
 * @param help  helper threads.
 */
export function* pointwiseShares(
  { workspace, dataset, data, moment, spectrum }: SeenData,
  help: EigenHelp | null = null,
): LongComputation<Float64Array> {
  const { test } = data.sets;
  if (spectrum.nullity === 0) return new Float64Array(test.count);
  if (moment && (moment.count >= moment.psi || spectrum.inUnits)) {
    const basis = yield* within(0, 0.9, freeDirections(workspace, moment, help));
    return yield* within(0.9, 1, outsideShares(workspace, test, basis));
  }
  if (!keepsSpan(dataset.d, spectrum.samples)) return yield* outsideSharesByKernel(workspace, dataset.train, dataset.test, help);
  const basis = yield* within(0, 0.9, spanOfSamples(workspace, data.training.resident, dataset.train, help));
  return yield* within(0.9, 1, outsideShares(workspace, test, basis));
}

providePointwise(pointwiseShares);
