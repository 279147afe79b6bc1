import { kernelVersion } from "../math/kernel-version";
import { learnerKindOf } from "../math/learners/registry";
import type { Experiment } from "./document";

/**
 * The version of the kernels that compute an experiment: those of all experiments, and behind a plus sign those that some of its
 * learners bring. With others the last digits of its results may differ.
 */
export function kernelsOf({ learners }: Pick<Experiment, "learners">): string {
  const brought = new Set(learners.flatMap((spec) => learnerKindOf(spec).kernels?.(spec) ?? []));
  return [kernelVersion, ...brought].join("+");
}
