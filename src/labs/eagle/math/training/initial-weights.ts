import { normals } from "../../../../platform/numerics/random";
import { purposes } from "../streams";
import { factorsOf, type NetworkShape, sizesOf } from "./network";
import { TrainingWorkspace } from "./workspace";

/**
 * The initial distribution of the weights, which the paper does not give.
 *
 * - `gaussian`: all four factors are Gaussian. At first each layer then multiplies by noise, which costs error, and descent shrinks all
 *   four factors of a layer together. Some layers do not come back: near zero the gradient by one factor is a product of the others.
 * - `tied`: W_Q and W_V are Gaussian, W_K equals W_Q and W_P is zero. No layer changes its input at first, so that nothing shrinks it,
 *   and by W_P the loss is steep from the first step on. W_QK = W_Q W_Q^T is positive semidefinite: no layer begins with scores of the
 *   wrong sign, which with W_P = 0 alone still let one of six networks lose a layer.
 */
export const weightStarts = ["gaussian", "tied"] as const;
export type WeightStart = (typeof weightStarts)[number];

/**
 * Standard deviation of the Gaussian factors times the root of the features of all machines. Where all four are Gaussian this is 0.134
 * at the paper's size: larger, the first steps overflow (0.3 there), and nothing is ever learned.
 */
const scales: Readonly<Record<WeightStart, number>> = { gaussian: 0.6, tied: 0.8 };

/** The weights before the first step, in the order in which they lie. */
export function initialWeights(shape: NetworkShape, seed: bigint, start: WeightStart = "gaussian"): Float64Array {
  const stream = { seed, purpose: purposes.weights, index: 0 };
  const { all, width } = sizesOf(shape);
  const scale = scales[start] / Math.sqrt(width);
  const weights = normals(new TrainingWorkspace(), stream, all).map((value) => scale * value);
  if (start === "tied")
    for (let layer = 0; layer < shape.layers; layer++) {
      const { Q, K, P } = factorsOf(weights, shape, layer);
      K.set(Q);
      P.fill(0);
    }
  return weights;
}
