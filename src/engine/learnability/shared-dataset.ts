import type { Experiment } from "../../experiment/learnability/document";
import { type DistanceMeter, distanceMeter } from "../../learners/distance";
import type { LongComputation } from "../../numerics/progress";
import { Workspace } from "../../numerics/workspace";
import type { Dataset, OwnData } from "../../tasks/dataset";
import { generate } from "../../tasks/sources";

/** A computation that several jobs wait for, done once. Whichever job has its turn moves the one generator on. */
export class Shared<Result> {
  readonly #program: LongComputation<Result>;
  #outcome: { readonly result: Result } | { readonly error: unknown } | null = null;

  constructor(program: LongComputation<Result>) {
    this.#program = program;
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

  /** One turn; null when it has ended. A failure is kept, because a generator that threw only says that it is done. */
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

/** What the jobs of an experiment share on one thread. */
interface Common {
  readonly dataset: Shared<Dataset>;
  readonly meter: Shared<DistanceMeter | null>;
}

/** By the experiment as an object: a new run brings a new one, and the old data go with the old one. */
const known = new WeakMap<Experiment, Common>();

/** Makes, or waits for, the data set of an experiment. @throws whatever its generator throws, to every job that asks. */
export function datasetOf(experiment: Experiment, data: OwnData | null): LongComputation<Dataset> {
  return commonOf(experiment, data).dataset.wait();
}

/** Makes, or waits for, what measures distances from the teacher; null without one. */
export function distanceMeterOf(experiment: Experiment, data: OwnData | null): LongComputation<DistanceMeter | null> {
  return commonOf(experiment, data).meter.wait();
}

function commonOf(experiment: Experiment, data: OwnData | null): Common {
  let common = known.get(experiment);
  if (!common) {
    const { task, seed } = experiment;
    const dataset = new Shared(generate(task, { seed, data, workspace: new Workspace() }));
    common = { dataset, meter: new Shared(meterOf(dataset)) };
    known.set(experiment, common);
  }
  return common;
}

function* meterOf(dataset: Shared<Dataset>): LongComputation<DistanceMeter | null> {
  return yield* distanceMeter(yield* dataset.wait());
}
