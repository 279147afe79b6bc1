/** Data sets of a map in memory: runs that differ in their learner only share one; the least recently used are dropped. */

import { type LongComputation, within } from "../../../../platform/numerics/progress";
import type { Experiment } from "../../document/document";
import { type LabelledMoments, load } from "../../math/certificate/resident";
import { SecondMoment } from "../../math/certificate/second-moment";
import { spectrumOfKernel, spectrumOfMoment } from "../../math/certificate/spectrum";
import { maxPrimalFeatures } from "../../math/learners/closed-form/fit";
import { recordedPart } from "../../math/learners/evaluation";
import type { TrainingMemory } from "../../math/learners/gradient/learner";
import { labelsToLearn } from "../../math/learners/trainable";
import { featureCount } from "../../math/model/samples";
import type { Dataset, OwnData } from "../../math/tasks/dataset";
import { generate } from "../../math/tasks/generators";
import type { TaskSpec } from "../../math/tasks/registry";
import { Workspace } from "../../math/workspace";
import { dataKey } from "./cells";
import type { DataCertificate } from "./report";

/** Bytes of all data sets in memory, without the one in use. */
const mostBytes = 192 * 1024 ** 2;

export interface HeldData {
  readonly key: string;
  readonly dataset: Dataset;
  readonly memory: TrainingMemory;
}

export class MapData {
  /** In order of use, the latest last. */
  readonly #held = new Map<string, HeldData>();
  readonly #most: number;

  constructor(most = mostBytes) {
    this.#most = most;
  }

  get count(): number {
    return this.#held.size;
  }

  /** The data set of a run's experiment, ready for training. @throws errors of its generator. */
  *of(experiment: Experiment, ownData: OwnData | null): LongComputation<HeldData> {
    const key = dataKey(experiment);
    const known = this.#held.get(key);
    const found = known ?? (yield* loaded(key, experiment, ownData));
    this.#held.delete(key);
    this.#held.set(key, found);
    this.#makeRoom();
    return found;
  }

  #makeRoom(): void {
    let bytes = 0;
    for (const [key, data] of [...this.#held].reverse()) {
      if (bytes > this.#most) this.#held.delete(key);
      bytes += 2 * data.memory.workspace.bytesInUse;
    }
  }
}

function* loaded(key: string, { task, seed }: Experiment, ownData: OwnData | null): LongComputation<HeldData> {
  const made = yield* generate(withoutShifts(task), { seed, data: ownData, workspace: new Workspace() });
  const dataset = { ...made, shifted: [] };
  labelsToLearn(dataset.train, "train-unlabelled-gradient");
  const workspace = new Workspace();
  const train = load(workspace, dataset.train, "the training samples");
  const measured = dataset.test.labels ? dataset.test : recordedPart(dataset.train);
  const test = load(workspace, measured, "the samples that errors are measured on");
  // Only one error is recorded: an empty set costs nothing.
  const none: LabelledMoments = { ...test, count: 0 };
  return { key, dataset, memory: { workspace, train, sets: { train: none, test, shifted: [] } } };
}

/** Every set has its own random streams, so that the others do not change without the shifted ones. */
function withoutShifts(task: TaskSpec): TaskSpec {
  return "shifts" in task ? { ...task, shifts: [] } : task;
}

/** Rank and extreme eigenvalues of Lambda; null where it has too many features for a map. */
export function* certificateOf({ key, dataset, memory }: HeldData): LongComputation<DataCertificate | null> {
  const { d, outputs, train } = dataset;
  const psi = featureCount(d);
  if (psi > maxPrimalFeatures) return null;
  const { workspace } = memory;
  const mark = workspace.mark();
  try {
    const spectrum = yield* train.count < psi
      ? spectrumOfKernel(workspace, train, train.count)
      : spectrumOf(workspace, new SecondMoment(workspace, d, outputs), memory.train);
    const { samples, rank, nullity, lambdaMin, lambdaMax } = spectrum;
    return { key, samples, psi, rank, nullity, lambdaMin, lambdaMax };
  } finally {
    workspace.release(mark);
  }
}

function* spectrumOf(workspace: Workspace, moment: SecondMoment, train: LabelledMoments) {
  yield* within(0, 0.5, moment.extend(train, train.count));
  return yield* within(0.5, 1, spectrumOfMoment(workspace, moment));
}
