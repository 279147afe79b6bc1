/**
 * The chunk form of linear time: blocks on the diagonal as in full attention, and what lies beside them through two states of
 * d x columns that are carried from chunk to chunk. L C (d + columns) + 4 L d columns multiplications.
 */
import type { StepDecays } from "../decays";
import { backwardDecays, type ChunkDecays, chunksOf, decayedRows, forwardDecays } from "./chunk-decays";
import { addRow, type Form, type Terms } from "./form";
import { addBlock, type Chunk } from "./full";

export const stateChunk: Form = (terms, steps, size) => {
  const out = new Float64Array(terms.length * terms.columns);
  const chunks = chunksOf(terms.length, size);
  for (const each of chunks) addBlock(terms, steps, each, out);
  carry(terms, steps, chunks, forwardDecays, out);
  carry(terms, steps, [...chunks].reverse(), backwardDecays, out);
  return out;
};

/** One sweep: out_i += (arriving_i q_i)^T P, then P <- through P + sum_j (leaving_j k_j) v_j^T. */
function carry(
  terms: Terms,
  steps: StepDecays,
  chunks: readonly Chunk[],
  decaysOf: (steps: StepDecays, chunk: Chunk) => ChunkDecays,
  out: Float64Array,
): void {
  const { d, columns, q, k, v } = terms;
  const P = new Float64Array(d * columns);
  for (const chunk of chunks) {
    const { arriving, leaving, through } = decaysOf(steps, chunk);
    const queries = decayedRows(q, d, chunk, arriving);
    const keys = decayedRows(k, d, chunk, leaving);
    for (let i = chunk.start; i < chunk.end; i++)
      for (let c = 0; c < d; c++) addRow(out, i * columns, queries[(i - chunk.start) * d + c], P, c * columns, columns);
    for (let e = 0; e < P.length; e++) P[e] *= through[steps.width === 1 ? 0 : Math.floor(e / columns)];
    for (let j = chunk.start; j < chunk.end; j++)
      for (let c = 0; c < d; c++) addRow(P, c * columns, keys[(j - chunk.start) * d + c], v, j * columns, columns);
  }
}
