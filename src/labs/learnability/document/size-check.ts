/**
 * Whether an experiment fits in memory, checked for every document before it runs. Almost all are far from the limit, which
 * a few products show; the counting module and its sentences are fetched only for the others.
 */
import type { Problem } from "../../../platform/fields/problem";
import { memoryLimit } from "../../../platform/numerics/errors";
import { keepsSpan, maxPrimalFeatures } from "../math/learners/closed-form/fit";
import { featureCount, packedSize } from "../math/model/samples";
import type { TaskSpec } from "../math/tasks/registry";
import { dataSize, type OwnSize } from "../math/tasks/size";
import type { Experiment } from "./document";

type Sized = Pick<Experiment, "task" | "learners"> & Partial<Pick<Experiment, "sweep" | "map">>;
type Count = (experiment: Sized, own: OwnSize | null) => Problem | null;

let count: Count | null = null;

/** The caller that has fetched the counting module passes it here; from then on the result is immediate. */
export function countSizesWith(counting: Count): void {
  count = counting;
}

/** As `memoryProblem`; a promise where the module of that function has to be fetched first. */
export function sizeProblemSoon(experiment: Sized, own: OwnSize | null): Problem | null | Promise<Problem | null> {
  if (surelyFits(experiment, own)) return null;
  return count ? count(experiment, own) : import("./size-problem").then(({ memoryProblem }) => memoryProblem(experiment, own));
}

/** Upper bound, in bytes, on the memory that 2,200 features need besides their samples. */
const besides = 2 ** 29;

/**
 * Uses a bound above everything that is counted: every sample twice, and four kernels with the moments on both sides, which are
 * those of 512 samples at least, with four times the span of the data where that is written down, or the features of all test samples.
 * Sequences of tokens are no larger than that, and those of random attention never come near the limit.
 */
export function surelyFits({ task, sweep = null, map = null }: Sized, own: OwnSize | null): boolean {
  // Points of a sweep and of a map may have any size: they are counted one by one.
  return sweep === null && map === null && taskSurelyFits(task, own);
}

function taskSurelyFits(task: TaskSpec, own: OwnSize | null): boolean {
  const size = dataSize(task, own);
  if (!size) return true;
  const { d, outputs, samples, test, shifted = 0, reference = 0, teacherHeads = 0 } = size;
  const psi = featureCount(d);
  const all = samples + test + shifted + reference;
  const kernels = 4 * samples * samples + 8 * 1024 * (samples + test) + packedSize(d) * (samples + Math.max(samples, 512));
  const span = keepsSpan(d, samples) ? 4 * psi * samples : 0;
  const numbers =
    2 * all * (packedSize(d) + d + outputs) +
    teacherHeads * d * (d + outputs) +
    (psi > maxPrimalFeatures ? kernels + span : psi * (test + shifted));
  return 8 * numbers + besides < memoryLimit;
}
