import { type LongComputation, within } from "../../../platform/numerics/progress";
import type { EigenHelp } from "../../../platform/numerics/symmetric-eigen";
import { freeDirections, outsideShares, outsideSharesByKernel, spanOfSamples } from "../math/certificate/pointwise";
import type { SecondMoment } from "../math/certificate/second-moment";
import type { Spectrum } from "../math/certificate/spectrum";
import { keepsSpan } from "../math/learners/closed-form/fit";
import type { ClosedFormData } from "../math/learners/closed-form/learner";
import type { Dataset } from "../math/tasks/dataset";
import type { Workspace } from "../math/workspace";

/** The inputs of the pointwise certificate, after all training samples. */
export interface SeenData {
  readonly workspace: Workspace;
  readonly dataset: Dataset;
  readonly data: ClosedFormData;
  readonly moment: SecondMoment | null;
  readonly spectrum: Spectrum;
}

/** The share of H(Z) outside the span of the data for each test sample (paper notes, section 4.9). @param help  helper threads. */
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
