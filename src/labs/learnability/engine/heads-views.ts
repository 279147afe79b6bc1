import type { Experiment } from "../document/document";
import { predict } from "../math/model/forward";
import type { Heads } from "../math/model/samples";
import type { Dataset, OwnData } from "../math/tasks/dataset";
import { Workspace } from "../math/workspace";
import type { Views } from "./protocol";
import { hasSequences, tokensOf } from "./sample";
import { ofHeads } from "./trace-outcomes";
import { tracesOf } from "./trace-view";
import { gradientView } from "./view";

/** Views of learners that are heads. */
export class HeadsViews {
  readonly #experiment: Experiment;
  readonly #ownData: OwnData | null;
  readonly #predicting = new Workspace();

  constructor(experiment: Experiment, ownData: OwnData | null) {
    this.#experiment = experiment;
    this.#ownData = ownData;
  }

  /** Views of heads at `step`, on a sequence; null without any. */
  of(learner: number, step: number, heads: Heads, dataset: Dataset, sample: number): Views | null {
    if (!hasSequences(this.#experiment, this.#ownData, dataset)) return null;
    const sequence = tokensOf(this.#experiment, this.#ownData, dataset, sample);
    const traces = dataset.traces && this.#tracesOf(heads, dataset, sample);
    return { target: null, learners: [gradientView(learner, step, heads, dataset, sequence, traces)] };
  }

  #tracesOf(heads: Heads, dataset: Dataset, sample: number) {
    const predictions = predict(this.#predicting, heads, dataset.test);
    return tracesOf(this.#experiment, this.#ownData, dataset, predictions, ofHeads(heads), sample);
  }
}
