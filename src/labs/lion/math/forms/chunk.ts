/**
 * The paper's chunkwise form (Theorem 3.2): all N^2 blocks of Q K^T (.) M are visited, column by column of blocks, so that no
 * more than L x C of it are held at a time. As many multiplications as full attention. Blocks beside the diagonal have a mask
 * of rank one, which is multiplied onto queries and keys.
 */
import type { StepDecays } from "../decays";
import { backwardDecays, type ChunkDecays, chunksOf, decayedRows, forwardDecays } from "./chunk-decays";
import { addRow, dot, type Form, type Terms } from "./form";
import { addBlock, type Chunk } from "./full";

export const chunk: Form = (terms, steps, size) => {
  const out = new Float64Array(terms.length * terms.columns);
  const chunks = chunksOf(terms.length, size);
  const forward = chunks.map((each) => directed(terms, each, forwardDecays(steps, each)));
  const backward = chunks.map((each) => directed(terms, each, backwardDecays(steps, each)));
  for (let column = 0; column < chunks.length; column++) {
    addBlock(terms, steps, chunks[column], out);
    addRank1Blocks(terms, steps, forward[column], forward.slice(column + 1), out);
    addRank1Blocks(terms, steps, backward[column], backward.slice(0, column).reverse(), out);
  }
  return out;
};

/** A chunk as blocks beside the diagonal meet it, in one direction. */
interface DirectedChunk {
  readonly chunk: Chunk;
  /** Queries times what is left of what comes from before the chunk. */
  readonly queries: Float64Array;
  /** Keys times what is left of them at its end. */
  readonly keys: Float64Array;
  readonly through: Float64Array;
}

function directed({ q, k, d }: Terms, chunk: Chunk, { arriving, leaving, through }: ChunkDecays): DirectedChunk {
  return { chunk, queries: decayedRows(q, d, chunk, arriving), keys: decayedRows(k, d, chunk, leaving), through };
}

/** The blocks of a column of blocks on one side of the diagonal, in the order in which what its tokens left is met. */
function addRank1Blocks(terms: Terms, { width }: StepDecays, from: DirectedChunk, met: readonly DirectedChunk[], out: Float64Array): void {
  const { d, columns, v } = terms;
  const keys = from.keys.slice();
  for (const { chunk, queries, through } of met) {
    for (let i = chunk.start; i < chunk.end; i++) {
      for (let j = from.chunk.start; j < from.chunk.end; j++) {
        const score = dot(queries, (i - chunk.start) * d, keys, (j - from.chunk.start) * d, d);
        addRow(out, i * columns, score, v, j * columns, columns);
      }
    }
    for (let e = 0; e < keys.length; e++) keys[e] *= through[width === 1 ? 0 : e % d];
  }
}
