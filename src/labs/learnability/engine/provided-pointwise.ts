/** The pointwise certificate. Runs show it of targets that are computations alone, for which its code is fetched. */
import { PlaygroundError } from "../../../platform/numerics/errors";
import type { LongComputation } from "../../../platform/numerics/progress";
import type { EigenHelp } from "../../../platform/numerics/symmetric-eigen";
import type { SecondMoment } from "../math/certificate/second-moment";
import type { Spectrum } from "../math/certificate/spectrum";
import type { ClosedFormData } from "../math/learners/closed-form/learner";
import type { Dataset } from "../math/tasks/dataset";
import type { Workspace } from "../math/workspace";
import { labProblem } from "./lab-problem";

/** The inputs of the pointwise certificate, after all training samples. */
export interface SeenData {
  readonly workspace: Workspace;
  readonly dataset: Dataset;
  readonly data: ClosedFormData;
  readonly moment: SecondMoment | null;
  readonly spectrum: Spectrum;
}

type Compute = (seen: SeenData, help?: EigenHelp | null) => LongComputation<Float64Array>;

let fetched: Compute | null = null;

/** Makes it available. */
export function providePointwise(compute: Compute): void {
  fetched = compute;
}

/** As `pointwiseShares`. @throws {PlaygroundError} before that has been fetched. */
export const pointwise: Compute = (seen, help) => {
  if (!fetched) throw new PlaygroundError(labProblem("unfetched-pointwise"));
  return fetched(seen, help);
};
