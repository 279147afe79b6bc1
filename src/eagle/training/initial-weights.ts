import { normals, purposes } from "../../numerics/random";
import { type NetworkShape, sizesOf } from "./network";
import { TrainingWorkspace } from "./workspace";

/**
 * Standard deviation of all four factors at first, times the root of the features of all machines: 0.134 at the paper's size, which does not say. Larger,
 * the first steps overflow (0.3 there), and nothing is ever learned; smaller, now and then a layer stays at zero for good (0.1 with 9
 * features: two of six seeds).
 */
const initialScale = 0.6;

/** The weights before the first step, in the order in which they lie. */
export function initialWeights(shape: NetworkShape, seed: bigint): Float64Array {
  const stream = { seed, purpose: purposes.eagleWeights, index: 0 };
  const { all, width } = sizesOf(shape);
  const scale = initialScale / Math.sqrt(width);
  return normals(new TrainingWorkspace(), stream, all).map((value) => scale * value);
}
