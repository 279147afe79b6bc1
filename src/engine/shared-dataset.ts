import type { Experiment } from "../experiment/document";
import type { LongComputation } from "../numerics/progress";
import { Workspace } from "../numerics/workspace";
import type { Dataset, OwnData } from "../tasks/dataset";
import { generate } from "../tasks/registry";

/**
 * The data set of an experiment, made once on each thread however many jobs ask for it. Whichever job has its turn moves
 * the one generator on.
 */
class SharedDataset {
  readonly #program: LongComputation<Dataset>;
  #dataset: Dataset | null = null;
  #failure: { readonly error: unknown } | null = null;

  constructor({ task, seed }: Experiment, data: OwnData | null) {
    this.#program = generate(task, { seed, data, workspace: new Workspace() });
  }

  *make(): LongComputation<Dataset> {
    while (!this.#dataset) {
      const progress = this.#advance();
      if (progress !== null) yield progress;
    }
    return this.#dataset;
  }

  /** One turn of the generator; null when it has ended. A failure is kept, because a generator that threw only says that it is done. */
  #advance(): number | null {
    if (this.#failure) throw this.#failure.error;
    try {
      const turn = this.#program.next();
      if (!turn.done) return turn.value;
      this.#dataset = turn.value;
      return null;
    } catch (error) {
      this.#failure = { error };
      throw error;
    }
  }
}

/** By the experiment as an object: a new run brings a new one, and the old data go with the old one. */
const known = new WeakMap<Experiment, SharedDataset>();

/** Makes, or waits for, the data set of an experiment. @throws whatever its generator throws, to every job that asks. */
export function datasetOf(experiment: Experiment, data: OwnData | null): LongComputation<Dataset> {
  let shared = known.get(experiment);
  if (!shared) {
    shared = new SharedDataset(experiment, data);
    known.set(experiment, shared);
  }
  return shared.make();
}
