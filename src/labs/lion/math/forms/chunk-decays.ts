/**
 * Products of decays in a chunk of tokens s .. e, in one direction: from before the chunk to each of its tokens, from each token to
 * its end, and through all of it. With them a block of the mask beside the diagonal is an outer product, M_ij = arriving_i (product
 * of `through` of the chunks between) leaving_j. Every one is e to a sum of logarithms of at most 0: nothing can overflow, and
 * nothing is divided by.
 */
import { exponential } from "../../../../platform/numerics/exponential";
import type { StepDecays } from "../decays";
import type { Chunk } from "./full";

export interface ChunkDecays {
  /** (e - s + 1) x width: from the last token before the chunk, in the direction of travel, to token i. */
  readonly arriving: Float64Array;
  /** (e - s + 1) x width: from token j to the last one of the chunk. */
  readonly leaving: Float64Array;
  /** width numbers: over all steps of the chunk. */
  readonly through: Float64Array;
}

/** arriving_i = f_s ... f_i, leaving_j = f_{j+1} ... f_e. */
export function forwardDecays({ width, forward }: StepDecays, { start, end }: Chunk): ChunkDecays {
  const count = end - start;
  const decays = emptyDecays(count, width);
  for (let c = 0; c < width; c++) {
    let sum = 0;
    for (let i = 0; i < count; i++) {
      sum += forward[(start + i) * width + c];
      decays.arriving[i * width + c] = exponential(sum);
    }
    decays.through[c] = exponential(sum);
    sum = 0;
    for (let j = count - 1; j >= 0; j--) {
      decays.leaving[j * width + c] = exponential(sum);
      sum += forward[(start + j) * width + c];
    }
  }
  return decays;
}

/** arriving_i = b_i ... b_e, leaving_j = b_s ... b_{j-1}. */
export function backwardDecays({ width, backward }: StepDecays, { start, end }: Chunk): ChunkDecays {
  const count = end - start;
  const decays = emptyDecays(count, width);
  for (let c = 0; c < width; c++) {
    let sum = 0;
    for (let i = count - 1; i >= 0; i--) {
      sum += backward[(start + i) * width + c];
      decays.arriving[i * width + c] = exponential(sum);
    }
    decays.through[c] = exponential(sum);
    sum = 0;
    for (let j = 0; j < count; j++) {
      decays.leaving[j * width + c] = exponential(sum);
      sum += backward[(start + j) * width + c];
    }
  }
  return decays;
}

function emptyDecays(count: number, width: number) {
  return { arriving: new Float64Array(count * width), leaving: new Float64Array(count * width), through: new Float64Array(width) };
}

/** Rows of d numbers times the decays of their tokens. */
export function decayedRows(rows: Float64Array, d: number, { start, end }: Chunk, decays: Float64Array): Float64Array {
  const decayed = rows.slice(start * d, end * d);
  const width = decays.length / (end - start);
  for (let i = 0; i < end - start; i++) for (let c = 0; c < d; c++) decayed[i * d + c] *= decays[i * width + (width === 1 ? 0 : c)];
  return decayed;
}

/** The tokens in chunks of so many; the last one may be shorter, and one that is longer than the sequence holds all of it. */
export function chunksOf(length: number, size: number): readonly Chunk[] {
  return Array.from({ length: Math.ceil(length / size) }, (_, index) => ({
    start: index * size,
    end: Math.min(length, (index + 1) * size),
  }));
}
