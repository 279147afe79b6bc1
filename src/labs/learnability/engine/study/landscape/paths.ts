import { DimensionError } from "../../../../../platform/numerics/errors";
import type { LongComputation } from "../../../../../platform/numerics/progress";
import type { Experiment } from "../../../document/document";
import { type PathPoint, RetracedRun } from "../../../math/learners/landscape/path";
import { headsOf } from "../../../math/learners/training-methods";
import type { Dataset } from "../../../math/tasks/dataset";
import type { LearnerAt } from "./questions";

/** Number of learners whose weights are cached; for 64 heads in 16 dimensions these take some 40 MB. */
const mostKept = 3;

/** Paths of the learners on one data set, recomputed at the first request and extended on demand. */
export class Paths {
  readonly #runs = new Map<string, RetracedRun>();

  /** @throws {PlaygroundError} when there is no such gradient learner. */
  *of({ learners, seed }: Experiment, dataset: Dataset, { learner, step }: LearnerAt): LongComputation<readonly PathPoint[]> {
    const spec = headsOf(learners[learner]);
    if (!spec) throw new Error(`learners[${learner}] is not a gradient learner, which alone has a path`);
    if (!Number.isInteger(step) || step < 0 || step > spec.steps)
      throw new DimensionError(`step must be a whole number between 0 and ${spec.steps}, got ${step}`);
    const name = JSON.stringify(spec);
    const run = this.#runs.get(name) ?? new RetracedRun(dataset, spec, seed);
    // The least recently used path is dropped.
    this.#runs.delete(name);
    this.#runs.set(name, run);
    for (const oldest of [...this.#runs.keys()].slice(0, -mostKept)) this.#runs.delete(oldest);
    return yield* run.to(step);
  }
}
