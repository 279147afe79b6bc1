/**
 * Multi-head linear attention (paper notes, section 1.1): no softmax, no mask, no residual connection.
 */
import { DimensionError } from "../../../../platform/numerics/errors";
import type { Workspace } from "../workspace";
import { type Heads, packedSize, type Split } from "./samples";

/**
 * y = sum_h V_h Z (Z^T Q_h z), z the last column (eq. 5), directly from the tokens: the slow reference for every faster
 * form, and the one with attention scores.
 *
 * @param Z d x n, row-major.
 * @returns the output, length `heads.outputs`, and the scores Z^T Q_h z, H x n.
 */
export function attend(heads: Heads, Z: Float64Array, n: number): { output: Float64Array; scores: Float64Array } {
  const { d, outputs, count } = heads;
  if (Z.length !== d * n) throw new DimensionError(`Z has ${Z.length} entries, expected d x n = ${d} x ${n}`);
  const output = new Float64Array(outputs);
  const scores = new Float64Array(count * n);
  for (let h = 0; h < count; h++) {
    const query = new Float64Array(d);
    for (let k = 0; k < d; k++) for (let l = 0; l < d; l++) query[k] += heads.Q[(h * d + k) * d + l] * Z[l * n + n - 1];
    for (let t = 0; t < n; t++) {
      let score = 0;
      for (let k = 0; k < d; k++) score += Z[k * n + t] * query[k];
      scores[h * n + t] = score;
      for (let a = 0; a < outputs; a++) {
        let value = 0;
        for (let j = 0; j < d; j++) value += heads.V[(h * outputs + a) * d + j] * Z[j * n + t];
        output[a] += value * score;
      }
    }
  }
  return { output, scores };
}

/** (G, z) of one sequence. @param Z d x n, row-major. @param divisor  of attention: G = Z Z^T / divisor. */
export function momentsOf(Z: Float64Array, d: number, n: number, divisor = 1): { gram: Float64Array; last: Float64Array } {
  const gram = new Float64Array(packedSize(d));
  const last = new Float64Array(d);
  let at = 0;
  for (let j = 0; j < d; j++) {
    last[j] = Z[j * n + n - 1];
    for (let k = j; k < d; k++) {
      let sum = 0;
      for (let t = 0; t < n; t++) sum += Z[j * n + t] * Z[k * n + t];
      gram[at++] = sum / divisor;
    }
  }
  return { gram, last };
}

/**
 * Outputs sum_h V_h G Q_h z of many samples in float64.
 *
 * @returns count x outputs, row-major.
 */
export function predict(workspace: Workspace, heads: Heads, samples: Omit<Split, "labels" | "prefixes" | "outputs">): Float64Array {
  const { d, outputs, count } = heads;
  if (d !== samples.d) throw new DimensionError(`the heads have dimension ${d}, the samples ${samples.d}`);
  const predictions = new Float64Array(samples.count * outputs);
  const { kernels } = workspace;
  const rows = 4096;
  workspace.scope(() => {
    const V = workspace.push(sideBySide(heads));
    const Q = workspace.push(heads.Q);
    const scratch = workspace.allocate(kernels.attentionScratchBytes64(d, outputs, count), "the forward pass");
    const gram = workspace.allocate(rows * packedSize(d) * 8);
    const last = workspace.allocate(rows * d * 8);
    const unused = workspace.zeros(rows * outputs);
    const out = workspace.allocate(rows * outputs * 8);
    for (let first = 0; first < samples.count; first += rows) {
      const taken = Math.min(rows, samples.count - first);
      const size = packedSize(d);
      workspace.f64(gram, taken * size).set(samples.gram.subarray(first * size, (first + taken) * size));
      workspace.f64(last, taken * d).set(samples.last.subarray(first * d, (first + taken) * d));
      kernels.attentionForward64(gram, last, unused, d, outputs, taken, V, Q, count, out, scratch);
      predictions.set(workspace.f64(out, taken * outputs), first * outputs);
    }
  });
  return predictions;
}

/** V of all heads as outputs x (H d), the kernels' layout. */
export function sideBySide({ d, outputs, count, V }: Omit<Heads, "Q">): Float64Array {
  const result = new Float64Array(V.length);
  for (let h = 0; h < count; h++)
    for (let a = 0; a < outputs; a++) for (let j = 0; j < d; j++) result[a * count * d + h * d + j] = V[(h * outputs + a) * d + j];
  return result;
}

/** The inverse of `sideBySide`: H x outputs x d. */
export function headByHead(V: Float64Array, d: number, outputs: number, count: number): Float64Array {
  const result = new Float64Array(V.length);
  for (let h = 0; h < count; h++)
    for (let a = 0; a < outputs; a++) for (let j = 0; j < d; j++) result[(h * outputs + a) * d + j] = V[a * count * d + h * d + j];
  return result;
}
