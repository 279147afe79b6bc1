/** The residual vectors of a plane: outputs of its origin and directions on the training samples. */

import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import type { LabelledMoments } from "../../certificate/resident";
import { fromCoefficients } from "../../model/feature-products";
import { predict } from "../../model/forward";
import type { Heads, Split } from "../../model/samples";
import type { Workspace } from "../../workspace";
import { labelsToLearn } from "../trainable";
import { type LossSurface, surfaceOf } from "./surface";
import { headsAt, type WeightShape } from "./weights";

/** The training set in ordinary memory and in a workspace's. */
export interface TrainingSamples {
  readonly workspace: Workspace;
  readonly split: Split;
  readonly resident: LabelledMoments;
}

/**
 * The training loss over the plane origin + a first + b second of weight space (degree four). A head's output is bilinear
 * in V and Q, so that every residual vector is a forward pass: that of a^2 has the heads (V1, Q1), that of a the heads (V1,
 * Q0) and (V0, Q1) together.
 *
 * @param second  null for a line.
 */
export function* weightSurface(
  samples: TrainingSamples,
  shape: WeightShape,
  origin: Float64Array,
  first: Float64Array,
  second: Float64Array | null,
): LongComputation<LossSurface> {
  const o = headsAt(shape, origin);
  const u = headsAt(shape, first);
  const v = second && headsAt(shape, second);
  const passes = [[o, o], [u, o, o, u], v && [v, o, o, v], [u, u], v && [u, v, v, u], v && [v, v]];
  const columns: (Float64Array | null)[] = [];
  for (const [k, pairs] of passes.entries()) {
    columns.push(pairs && asResiduals(samples, predict(samples.workspace, crossed(pairs), samples.split), k === 0));
    yield k / passes.length;
  }
  return surfaceOf(columns);
}

/** Heads with V from the first, third, ... and Q from the second, fourth, ... layer. */
function crossed(pairs: readonly Heads[]): Heads {
  const { d, outputs, count } = pairs[0];
  const places = Array.from({ length: pairs.length / 2 }, (_, k) => 2 * k);
  const V = new Float64Array(places.length * count * outputs * d);
  const Q = new Float64Array(places.length * count * d * d);
  for (const [k, place] of places.entries()) {
    V.set(pairs[place].V, k * count * outputs * d);
    Q.set(pairs[place + 1].Q, k * count * d * d);
  }
  return { d, outputs, count: places.length * count, V, Q };
}

/**
 * The training loss over the plane origin + a first + b second of function space, each a p of outputs x psi: a quadratic
 * form.
 */
export function* functionSurface(
  samples: TrainingSamples,
  origin: Float64Array,
  first: Float64Array,
  second: Float64Array | null,
): LongComputation<LossSurface> {
  const { workspace, resident, split } = samples;
  const columns: (Float64Array | null)[] = [];
  for (const [k, p] of [origin, first, second].entries()) {
    const pass = p && (yield* within(k / 3, (k + 1) / 3, fromCoefficients(workspace, p, resident, split.outputs)));
    columns.push(pass && asResiduals(samples, pass, k === 0));
  }
  return surfaceOf([...columns, null, null, null]);
}

/** Predictions, minus the labels for those of the origin, divided by the root of their number. */
function asResiduals({ split }: TrainingSamples, predictions: Float64Array, isOrigin: boolean): Float64Array {
  const labels = labelsToLearn(split, "train-unlabelled-loss");
  const root = Math.sqrt(predictions.length);
  return predictions.map((value, i) => (isOrigin ? value - labels[i] : value) / root);
}
