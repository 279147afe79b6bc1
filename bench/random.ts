import { Workspace } from "../src/labs/learnability/math/workspace";
import { normals } from "../src/platform/numerics/random";

/** Standard normals, the same in every run. */
export function gaussian(count: number): Float64Array {
  return normals(new Workspace(), { seed: 1n, purpose: 1, index: 0 }, count);
}

/** Numbers from 0 to 1, the same in every run. */
export function uniform(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
