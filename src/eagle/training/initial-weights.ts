import { normals, purposes } from "../../numerics/random";
import { type NetworkShape, sizesOf } from "./network";
import { TrainingWorkspace } from "./workspace";

/** Standard deviation of all four factors at first; with 0.3 the first steps overflow, and nothing is ever learned. */
const initialScale = 0.1;

/** The weights before the first step, in the order in which they lie. */
export function initialWeights(shape: NetworkShape, seed: bigint): Float64Array {
  const stream = { seed, purpose: purposes.eagleWeights, index: 0 };
  return normals(new TrainingWorkspace(), stream, sizesOf(shape).all).map((value) => initialScale * value);
}
