import type { Experiment } from "../experiment/document";
import type { MeasuredModel } from "../learners/deep/measure";
import type { Dataset, OwnData } from "../tasks/dataset";
import type { Views } from "./protocol";
import { tokensOf } from "./sample";
import { deepView } from "./view";

/** What the panels show of learners of several layers. */
export class LayersViews {
  readonly #experiment: Experiment;
  readonly #ownData: OwnData | null;

  constructor(experiment: Experiment, ownData: OwnData | null) {
    this.#experiment = experiment;
    this.#ownData = ownData;
  }

  /** Of learner `job` with this model at `step`, on a test sequence; null without test sequences. */
  of(job: number, step: number, model: MeasuredModel, dataset: Dataset, sample: number): Views | null {
    if (dataset.test.count === 0) return null;
    const { Z, n } = tokensOf(this.#experiment, this.#ownData, dataset, sample);
    const { d } = dataset;
    const tokens = Float64Array.from({ length: n * d }, (_, i) => Z[(i % d) * n + Math.floor(i / d)]);
    return { target: null, learners: [deepView(job, step, model.attention(tokens, n), null)] };
  }
}
