import type { LongComputation } from "../../../platform/numerics/progress";
import type { Experiment } from "../document/document";
import { type DistanceMeter, distanceMeter } from "../math/learners/distance";
import type { Dataset, OwnData } from "../math/tasks/dataset";
import { generate } from "../math/tasks/sources";
import { Workspace } from "../math/workspace";

/** A computation for several jobs, done once: each waiting job advances the same generator in its turn. */
export class Shared<Result> {
  readonly #program: LongComputation<Result>;
  #outcome: { readonly result: Result } | { readonly error: unknown } | null = null;

  constructor(program: LongComputation<Result>) {
    this.#program = program;
  }

  get hasFailed(): boolean {
    return this.#outcome !== null && "error" in this.#outcome;
  }

  *wait(): LongComputation<Result> {
    for (;;) {
      const outcome = this.#outcome;
      if (outcome && "error" in outcome) throw outcome.error;
      if (outcome) return outcome.result;
      const progress = this.#advance();
      if (progress !== null) yield progress;
    }
  }

  /** One turn; null at the end. A failure is stored, because a generator that threw only reports that it is done. */
  #advance(): number | null {
    try {
      const turn = this.#program.next();
      if (!turn.done) return turn.value;
      this.#outcome = { result: turn.value };
    } catch (error) {
      this.#outcome = { error };
    }
    return null;
  }
}

/** Data shared by the jobs of an experiment on one thread. */
interface Common {
  readonly dataset: Shared<Dataset>;
  readonly meter: Shared<DistanceMeter | null>;
}

/** By the experiment object: a new run has a new one. */
const known = new WeakMap<Experiment, Common>();
/** The newest data that are not own data: a run that differs in its learners alone has the same. */
let newest: { readonly key: string; readonly common: Common } | null = null;

/** Generates, or waits for, the data set of an experiment. @throws errors of its generator, in every job. */
export function datasetOf(experiment: Experiment, data: OwnData | null): LongComputation<Dataset> {
  return commonOf(experiment, data).dataset.wait();
}

/** Computes, or waits for, the measure of distances from the teacher; null without one. */
export function distanceMeterOf(experiment: Experiment, data: OwnData | null): LongComputation<DistanceMeter | null> {
  return commonOf(experiment, data).meter.wait();
}

function commonOf(experiment: Experiment, data: OwnData | null): Common {
  const before = known.get(experiment);
  const key = dataKey(experiment);
  const isSame = !data && newest?.key === key && !newest.common.dataset.hasFailed;
  const common = before ?? (newest && isSame ? newest.common : makeCommon(experiment, data));
  known.set(experiment, common);
  if (!data) newest = { key, common };
  return common;
}

/** Equal for experiments with the same data, except own data. */
export function dataKey({ task, seed }: Experiment): string {
  return JSON.stringify([task, seed]);
}

function makeCommon({ task, seed }: Experiment, data: OwnData | null): Common {
  const dataset = new Shared(generate(task, { seed, data, workspace: new Workspace() }));
  return { dataset, meter: new Shared(meterOf(dataset)) };
}

function* meterOf(dataset: Shared<Dataset>): LongComputation<DistanceMeter | null> {
  return yield* distanceMeter(yield* dataset.wait());
}
