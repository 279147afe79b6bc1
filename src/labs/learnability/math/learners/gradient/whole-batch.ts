import { DimensionError, memoryLimit, TooLargeError } from "../../../../../platform/numerics/errors";
import { finish } from "../../../../../platform/numerics/progress";
import type { BetaPowers } from "../../../../../platform/tensors/optimizer";
import { SecondMoment } from "../../certificate/second-moment";
import { featureIndex, features } from "../../model/features";
import { featureCount, type Heads, packedSize } from "../../model/samples";
import type { Dataset } from "../../tasks/dataset";
import { learnerProblem } from "../learner-problem";
import type { Errors } from "../recording";
import type { TrainedLearner, TrainedState } from "../trained";
import {
  type FactorShape,
  type Factors,
  factorCount,
  initialFactors,
  merge,
  mergedHeads,
  pullBack,
  readFactors,
  writeFactors,
} from "./factors";
import type { GradientSpec } from "./fields";
import { initialWeights } from "./initial-weights";
import { loadTraining, type TrainingMemory } from "./learner";
import { ErrorMeter } from "./measure";
import { powersAfter, scheduledRate } from "./step-factors";
import { readHeads, writeHeads } from "./weights";

/** The training set as far as the loss of all its samples depends on it, L(p) = (1/outputs) (tr p Lambda p^T - 2 <p, b> + E|y|^2). */
interface Quadratic {
  /** The loss at p, outputs x psi, and dL/dp into `gradient`. */
  lossAndGradient(p: Float64Array, gradient: Float64Array): number;
}

export interface WholeBatchMemory extends TrainingMemory {
  readonly quadratic: Quadratic;
}

/**
 * Loads a data set for steps on all samples: as Lambda and b where psi^2 multiply-adds a step are fewer than the 2 N psi of its features.
 *
 * @throws {PlaygroundError | TooLargeError} as `loadTraining`.
 */
export function loadWholeBatch(dataset: Dataset, memory: TrainingMemory = loadTraining(dataset)): WholeBatchMemory {
  const { d, train, outputs } = dataset;
  const psi = featureCount(d);
  const bytes = 8 * psi * Math.min(psi, train.count);
  if (bytes > memoryLimit)
    throw new TooLargeError(learnerProblem("whole-batch-size", { psi, samples: train.count, size: (bytes / 1024 ** 3).toFixed(1) }));
  const quadratic = psi <= 2 * train.count ? ofMoments(memory, d, outputs) : ofFeatures(dataset);
  return { ...memory, quadratic };
}

function ofMoments({ workspace, train }: TrainingMemory, d: number, outputs: number): Quadratic {
  const mark = workspace.mark();
  const moment = new SecondMoment(workspace, d, outputs);
  finish(moment.extend(train, train.count));
  const { psi, count } = moment;
  const lambda = moment.lambda();
  const crossed = workspace.f64(moment.cross, psi * outputs);
  const b = Float64Array.from({ length: outputs * psi }, (_, at) => crossed[(at % psi) * outputs + Math.floor(at / psi)] / count);
  const labels = workspace.f64(train.labels, count * outputs);
  const square = labels.reduce((sum, label) => sum + label * label, 0) / count;
  workspace.release(mark);
  return {
    lossAndGradient(p, gradient) {
      let loss = square;
      for (let a = 0; a < outputs; a++)
        for (let i = 0; i < psi; i++) {
          let sum = 0;
          for (let j = 0, at = i * psi; j < psi; j++, at++) sum += lambda[at] * p[a * psi + j];
          const [own, weight] = [b[a * psi + i], p[a * psi + i]];
          loss += weight * (sum - 2 * own);
          gradient[a * psi + i] = (2 / outputs) * (sum - own);
        }
      return loss / outputs;
    },
  };
}

function ofFeatures({ train, d, outputs }: Dataset): Quadratic {
  const { count, gram, last, labels } = train;
  const [psi, size] = [featureCount(d), packedSize(d)];
  const rows = Array.from({ length: count }, (_, i) =>
    features(gram.subarray(i * size, (i + 1) * size), last.subarray(i * d, (i + 1) * d)),
  );
  return {
    lossAndGradient(p, gradient) {
      let loss = 0;
      gradient.fill(0);
      for (const [n, H] of rows.entries())
        for (let a = 0; a < outputs; a++) {
          let residual = -(labels?.[n * outputs + a] ?? 0);
          for (let i = 0; i < psi; i++) residual += p[a * psi + i] * H[i];
          loss += residual * residual;
          const factor = (2 * residual) / (count * outputs);
          for (let i = 0; i < psi; i++) gradient[a * psi + i] += factor * H[i];
        }
      return loss / (count * outputs);
    },
  };
}

/**
 * Multi-head linear attention trained by AdamW or SGD on all samples in each step, in float64: on the coefficients p of its heads and
 * their second moment rather than on the samples, with one matrix Q or with separate keys and queries. Start, schedule, clipping and optimiser are those of the learner with batches.
 */
export class WholeBatchLearner implements TrainedLearner {
  readonly spec: GradientSpec;
  readonly #quadratic: Quadratic;
  readonly #meter: ErrorMeter;
  readonly #shape: Pick<Heads, "d" | "outputs" | "count">;
  /** Position of the feature G_jk z_l, d x d x d. */
  readonly #places: Int32Array;
  readonly #p: Float64Array;
  readonly #gradientOfP: Float64Array;
  readonly #gradient: Float64Array;
  /** Of separate keys and queries; null where Q is one matrix. */
  readonly #factors: FactorShape | null;
  /** Weights and both moments, each ending on 16 bytes: V as outputs x (H d), then Q as (H d) x d, or K and Q' as (H r) x d. */
  readonly #arrays: Float64Array;
  /** V and Q, and their gradient; those of the learner itself where Q is one matrix. */
  readonly #merged: Float64Array;
  readonly #gradientOfMerged: Float64Array;
  #step = 0;
  #powers: BetaPowers = { beta1Power: 1, beta2Power: 1 };
  #lastLoss = 0;

  /** @param start  initial weights other than the seed's. @throws as `loadWholeBatch`. */
  constructor(dataset: Dataset, spec: GradientSpec, experimentSeed: number, start?: Heads, memory = loadWholeBatch(dataset)) {
    const { d, outputs } = dataset;
    this.spec = spec;
    this.#quadratic = memory.quadratic;
    this.#shape = { d, outputs, count: spec.heads };
    this.#places = Int32Array.from({ length: d ** 3 }, (_, at) =>
      featureIndex(d, Math.floor(at / (d * d)), Math.floor(at / d) % d, at % d),
    );
    this.#p = new Float64Array(outputs * featureCount(d));
    this.#gradientOfP = new Float64Array(this.#p.length);
    this.#factors = spec.keyQueryRank === null ? null : { ...this.#shape, rank: spec.keyQueryRank };
    const merged = spec.heads * d * (outputs + d);
    this.#gradient = new Float64Array(this.#factors ? factorCount(this.#factors) : merged);
    this.#arrays = new Float64Array(3 * 2 * Math.ceil(this.#gradient.length / 2));
    this.#merged = this.#factors ? new Float64Array(merged) : this.#array(0);
    this.#gradientOfMerged = this.#factors ? new Float64Array(merged) : this.#gradient;
    if (this.#factors) writeFactors(initialFactors(memory.workspace, dataset, spec, this.#factors.rank, experimentSeed), this.#array(0));
    else writeHeads(start ?? initialWeights(memory.workspace, dataset, spec, experimentSeed), this.#array(0));
    this.#meter = new ErrorMeter(memory, dataset, spec.heads);
  }

  get step(): number {
    return this.#step;
  }

  get lastLoss(): number {
    return this.#lastLoss;
  }

  advance(count: number): number {
    for (let taken = 0; taken < count; taken++) {
      this.#lastLoss = this.#factors ? this.#lossAndGradientOf(this.#factors) : this.#lossAndGradient();
      this.#clip();
      const rate = scheduledRate(this.spec, this.#step);
      this.#powers = powersAfter(this.spec, this.#powers, 1);
      if (this.spec.optimizer === "adamw") this.#stepAdamW(rate);
      else this.#stepMomentum(rate);
      this.#step++;
      if (!Number.isFinite(this.#lastLoss)) return taken + 1;
    }
    return count;
  }

  heads(): Heads {
    return this.#factors ? mergedHeads(readFactors(this.#array(0), this.#factors)) : readHeads(this.#array(0), this.#shape);
  }

  /** Keys and queries. @throws {Error} of a learner whose Q is one matrix. */
  factors(): Factors {
    if (!this.#factors) throw new Error("this learner has no separate keys and queries");
    return readFactors(this.#array(0), this.#factors);
  }

  errors(): Errors {
    return this.#meter.errors(this.heads());
  }

  state(): TrainedState {
    return { step: this.#step, ...this.#powers, arrays: new Uint8Array(this.#arrays.slice().buffer) };
  }

  /** Continues from a state of a learner with the same spec and data. @throws {DimensionError} */
  restore({ step, arrays, ...powers }: TrainedState): void {
    const own = new Uint8Array(this.#arrays.buffer);
    if (arrays.length !== own.length)
      throw new DimensionError(`the saved state has ${arrays.length} bytes, this learner needs ${own.length}`);
    own.set(arrays);
    this.#step = step;
    this.#powers = { beta1Power: powers.beta1Power, beta2Power: powers.beta2Power };
  }

  /** Weights, first or second moments. */
  #array(index: number): Float64Array {
    const length = this.#arrays.length / 3;
    return this.#arrays.subarray(index * length, index * length + this.#gradient.length);
  }

  /** Merges keys and queries, and takes the gradient back to them. */
  #lossAndGradientOf(shape: FactorShape): number {
    const values = shape.outputs * shape.count * shape.d;
    const parts = (weights: Float64Array) => {
      const half = (weights.length - values) / 2;
      return { K: weights.subarray(values, values + half), queries: weights.subarray(values + half) };
    };
    const { K, queries } = parts(this.#array(0));
    this.#merged.set(this.#array(0).subarray(0, values));
    merge(K, queries, shape, this.#merged.subarray(values));
    const loss = this.#lossAndGradient();
    this.#gradient.set(this.#gradientOfMerged.subarray(0, values));
    pullBack({ K, queries }, shape, this.#gradientOfMerged.subarray(values), parts(this.#gradient));
    return loss;
  }

  /**
   * p_{a,{j,k},l} sums V_h[a,j] Q_h[k,l] over heads and both orders of j and k, so that the gradient of T_h = vec(V_h) vec(Q_h)^T is
   * that of p at these places.
   */
  #lossAndGradient(): number {
    const { d, outputs, count } = this.#shape;
    const psi = featureCount(d);
    const [weights, gradient, p, slope, places] = [this.#merged, this.#gradientOfMerged, this.#p, this.#gradientOfP, this.#places];
    const Q = outputs * count * d;
    p.fill(0);
    for (let a = 0; a < outputs; a++)
      for (let h = 0; h < count; h++)
        for (let j = 0; j < d; j++) {
          const value = weights[(a * count + h) * d + j];
          const [from, at] = [Q + h * d * d, j * d * d];
          for (let kl = 0; kl < d * d; kl++) p[a * psi + places[at + kl]] += value * weights[from + kl];
        }
    const loss = this.#quadratic.lossAndGradient(p, slope);
    gradient.fill(0);
    for (let a = 0; a < outputs; a++)
      for (let h = 0; h < count; h++)
        for (let j = 0; j < d; j++) {
          const place = (a * count + h) * d + j;
          const [value, from, at] = [weights[place], Q + h * d * d, j * d * d];
          let sum = 0;
          for (let kl = 0; kl < d * d; kl++) {
            const part = slope[a * psi + places[at + kl]];
            sum += part * weights[from + kl];
            gradient[from + kl] += part * value;
          }
          gradient[place] = sum;
        }
    return loss;
  }

  #clip(): void {
    const { clip } = this.spec;
    const norm = Math.sqrt(this.#gradient.reduce((sum, entry) => sum + entry * entry, 0));
    if (!(clip > 0 && norm > clip)) return;
    const factor = clip / norm;
    for (let i = 0; i < this.#gradient.length; i++) this.#gradient[i] *= factor;
  }

  /** As in the kernels: Loshchilov and Hutter 2019. */
  #stepAdamW(rate: number): void {
    const { beta1, beta2, epsilon, weightDecay } = this.spec;
    const [w, m, v, g] = [this.#array(0), this.#array(1), this.#array(2), this.#gradient];
    const size = rate / (1 - this.#powers.beta1Power);
    const correction = 1 / Math.sqrt(1 - this.#powers.beta2Power);
    for (let i = 0; i < g.length; i++) {
      m[i] = beta1 * m[i] + (1 - beta1) * g[i];
      v[i] = beta2 * v[i] + (1 - beta2) * (g[i] * g[i]);
      w[i] = w[i] * (1 - rate * weightDecay) - (size * m[i]) / (Math.sqrt(v[i]) * correction + epsilon);
    }
  }

  #stepMomentum(rate: number): void {
    const { momentum, weightDecay } = this.spec;
    const [w, velocity, g] = [this.#array(0), this.#array(1), this.#gradient];
    for (let i = 0; i < g.length; i++) {
      velocity[i] = momentum * velocity[i] + (g[i] + weightDecay * w[i]);
      w[i] -= rate * velocity[i];
    }
  }
}
