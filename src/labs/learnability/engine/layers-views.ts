import type { Experiment } from "../document/document";
import type { MeasuredModel } from "../math/learners/deep/measure";
import type { TokenTraining } from "../math/learners/deep/training-data";
import { emptyTokens, writeSequence } from "../math/model/token-splits";
import type { Dataset, OwnData } from "../math/tasks/dataset";
import type { Views } from "./protocol";
import { hasSequences, tokensOf } from "./sample";
import type { Learned } from "./trace-outcomes";
import { tracesOf } from "./trace-view";
import { deepView } from "./view";

/** The present state of a learner of several layers. */
export interface Standing {
  /** Index into `experiment.learners`. */
  readonly index: number;
  readonly step: number;
  readonly model: MeasuredModel;
}

/** Views of learners of several layers. */
export class LayersViews {
  readonly #experiment: Experiment;
  readonly #ownData: OwnData | null;

  constructor(experiment: Experiment, ownData: OwnData | null) {
    this.#experiment = experiment;
    this.#ownData = ownData;
  }

  /** Views on a sequence; null without any. */
  of({ index, step, model }: Standing, dataset: Dataset, { test }: TokenTraining, sample: number): Views | null {
    if (!hasSequences(this.#experiment, this.#ownData, dataset)) return null;
    const { Z, n } = tokensOf(this.#experiment, this.#ownData, dataset, sample);
    const { d, traces } = dataset;
    const outcomes =
      traces && tracesOf(this.#experiment, this.#ownData, dataset, model.tokens(test.split), ofLayers(model, test.split.n, d), sample);
    return { target: null, learners: [deepView(index, step, model.attention(tokenAfterToken(Z, d, n), n), outcomes)] };
  }
}

/** A learner on tokens, as a function of the tokens generated so far. @param n  tokens of a whole trace, for its cost. */
export function ofLayers(model: MeasuredModel, n: number, d: number): Learned {
  const cost = model.weights().reduce((sum, { length }) => sum + length, 0) * n;
  return {
    cost,
    rollOut: (prompt, _, length, steps, fedBack) => {
      const tokens = [tokenAfterToken(prompt, d, length)];
      const generated = new Float64Array(steps * d).fill(Number.NaN);
      for (let step = 0; step < steps; step++) {
        const split = emptyTokens(d, length + step, 1, 1);
        writeSequence(split, 0, Float64Array.from(tokens.flatMap((part) => [...part])));
        const next = model.tokens(split);
        if (!next.every(Number.isFinite)) break;
        generated.set(next, step * d);
        tokens.push(fedBack(next, step));
      }
      return generated;
    },
  };
}

/** The columns of a d x n matrix, one after the other. */
function tokenAfterToken(Z: Float64Array, d: number, n: number): Float64Array {
  return Float64Array.from({ length: n * d }, (_, i) => Z[(i % d) * n + Math.floor(i / d)]);
}
