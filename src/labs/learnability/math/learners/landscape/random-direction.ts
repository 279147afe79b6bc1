import { learnerSeed, normals } from "../../../../../platform/numerics/random";
import type { Heads } from "../../model/samples";
import { purposes } from "../../streams";
import type { Workspace } from "../../workspace";
import { length, weightsOf } from "./weights";

/**
 * A random direction in which every V_h and Q_h changes in proportion to its own norm: Gaussian entries, each matrix scaled
 * to the Frobenius norm of the one at the origin ("filter normalisation", Li et al. 2018, head by head). Without it a plane
 * would show the size of the weights rather than the sharpness of the loss.
 *
 * @param draw  0 or 1: index of the experiment's direction.
 */
export function randomDirection(workspace: Workspace, origin: Heads, seed: number, draw: number): Float64Array {
  const { d, outputs, count } = origin;
  const stream = { seed: learnerSeed(seed, 0), purpose: purposes.landscapeDirections, index: draw };
  const noise = normals(workspace, stream, count * d * (outputs + d));
  const V = noise.slice(0, origin.V.length);
  const Q = noise.slice(origin.V.length);
  for (let h = 0; h < count; h++) {
    takeNorm(V, origin.V, h, outputs * d);
    takeNorm(Q, origin.Q, h, d * d);
  }
  return weightsOf({ ...origin, V, Q });
}

function takeNorm(values: Float64Array, like: Float64Array, h: number, size: number): void {
  const own = values.subarray(h * size, (h + 1) * size);
  const factor = length(like.subarray(h * size, (h + 1) * size)) / length(own);
  for (let i = 0; i < size; i++) own[i] *= factor;
}
