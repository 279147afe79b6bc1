import { kernelVersion as eigenvalues } from "../kernels/eigenvalues/generated/version";
import { mayListLargeSpectra } from "../math/eigenvalues/large-spectra";
import { kernelVersion } from "../math/kernel-version";
import { learnerKindOf } from "../math/learners/registry";
import type { Experiment } from "./document";

/**
 * The version of the kernels that compute an experiment: those of all experiments, and behind a plus sign those that some of its
 * learners bring, and those of large spectra. With others the last digits of its results may differ.
 */
export function kernelsOf({ task, learners }: Pick<Experiment, "task" | "learners">): string {
  const brought = new Set(learners.flatMap((spec) => learnerKindOf(spec).kernels?.(spec) ?? []));
  if (mayListLargeSpectra(task)) brought.add(eigenvalues);
  return [kernelVersion, ...brought].join("+");
}
