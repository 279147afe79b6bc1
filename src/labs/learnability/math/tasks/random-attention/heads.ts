/** Random heads of linear attention. */

import { normals } from "../../../../../platform/numerics/random";
import type { Heads } from "../../model/samples";
import { purposes } from "../../streams";
import type { Workspace } from "../../workspace";
import type { RandomAttentionSpec } from "./schema";

/**
 * Value and key-query matrices of the teacher. Each head has its own random streams, so that adding heads keeps the first
 * ones. Softmax teachers and those with a feature map have the same matrices, a two-layer one has them in its second layer.
 */
export function drawHeads(spec: RandomAttentionSpec, seed: number, workspace: Workspace): Heads {
  return drawLayer(spec, spec.output === "scalar" ? 1 : spec.d, 0, seed, workspace);
}

/** Heads from the random streams from `firstStream` on. */
export function drawLayer(spec: RandomAttentionSpec, outputs: number, firstStream: number, seed: number, workspace: Workspace): Heads {
  const { d, heads } = spec;
  const deviation = scalingFactor(spec.teacherScaling, d) * spec.teacherScale;
  const V = new Float64Array(heads * outputs * d);
  const Q = new Float64Array(heads * d * d);
  for (let h = 0; h < heads; h++) {
    const stream = { seed: BigInt(seed), purpose: purposes.teacher };
    const index = firstStream + 2 * h;
    V.set(scaled(normals(workspace, { ...stream, index }, outputs * d), deviation), h * outputs * d);
    Q.set(scaled(normals(workspace, { ...stream, index: index + 1 }, d * d), deviation), h * d * d);
  }
  return { d, outputs, count: heads, V, Q };
}

/** The factor of a scaling: the two readings of N(0, I / sqrt size), and plain standard normals. */
export function scalingFactor(scaling: RandomAttentionSpec["inputScaling"], size: number): number {
  if (scaling === "unit") return 1;
  return scaling === "deviation" ? 1 / Math.sqrt(size) : 1 / Math.sqrt(Math.sqrt(size));
}

function scaled(values: Float64Array, factor: number): Float64Array {
  return values.map((value) => value * factor);
}
