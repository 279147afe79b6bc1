/** Random matrices to be completed, X = R_1 diag(alpha^i) R_2^T / sqrt(s) of rank s, made prompt by prompt from streams of their own. */
import { fillWords, openStream } from "../random.as";
import { ENTRY, laneCount, product } from "./lane-product.as";
import { normalsOfWords } from "./normals.as";

/** Words of a prompt's stream: two normals from each, an even number. */
@inline
function wordCount(rows: i32, columns: i32, rank: i32): i32 {
  return (((rows + columns) * rank + 3) >> 2) << 1;
}

/** Bytes of scratch for prompts of rows x columns. */
export function promptScratchBytes(rows: i32, columns: i32, rank: i32): usize {
  return (<usize>wordCount(rows, columns, rank) * 3 << 3) + (<usize>((rows + columns) * rank) * ENTRY);
}

/**
 * Prompts from + k for k < count, of streams (seed, purpose, index + k): rows x columns each, lanes of neighbours side by side; lanes
 * beyond the last are zero. Factors are drawn row by row, first R_1.
 */
export function fillPrompts32(
  seed: u64, purpose: u64, index: u64, count: i32, rows: i32, columns: i32, rank: i32, decay: f64, scratch: usize, out: usize,
): void {
  fillPrompts<f32>(seed, purpose, index, count, rows, columns, rank, decay, scratch, out);
}

export function fillPrompts64(
  seed: u64, purpose: u64, index: u64, count: i32, rows: i32, columns: i32, rank: i32, decay: f64, scratch: usize, out: usize,
): void {
  fillPrompts<f64>(seed, purpose, index, count, rows, columns, rank, decay, scratch, out);
}

function fillPrompts<T>(
  seed: u64, purpose: u64, index: u64, count: i32, rows: i32, columns: i32, rank: i32, decay: f64, scratch: usize, out: usize,
): void {
  const lanes = laneCount<T>();
  const words = wordCount(rows, columns, rank);
  const normals = scratch + (<usize>words << 3);
  const factors = normals + (<usize>words << 4);
  const entries = (rows + columns) * rank;
  const rowBytes = <usize>rank * ENTRY;
  for (let from = 0; from < count; from += lanes) {
    memory.fill(factors, 0, <usize>entries * ENTRY);
    for (let lane = 0; lane < min(lanes, count - from); lane++) {
      openStream(seed, purpose, index + <u64>(from + lane));
      fillWords(scratch, words);
      normalsOfWords(scratch, words, normals);
      scatterFactors<T>(normals, rows, entries, rank, decay, factors + <usize>lane * sizeof<T>());
    }
    const second = factors + <usize>rows * rowBytes;
    const to = out + <usize>(from / lanes) * <usize>(rows * columns) * ENTRY;
    product<T, v128>(factors, rowBytes, ENTRY, second, ENTRY, rowBytes, to, <usize>columns * ENTRY, ENTRY, rows, rank, columns, false);
  }
}

/** R_1, whose i-th column takes alpha^i / sqrt(s), then R_2 as it is. */
@inline
function scatterFactors<T>(normals: usize, rows: i32, entries: i32, rank: i32, decay: f64, to: usize): void {
  const scale = 1.0 / Math.sqrt(<f64>rank);
  const first = rows * rank;
  let factor = scale;
  for (let k = 0; k < first; k++) {
    factor = k % rank == 0 ? scale * decay : factor * decay;
    store<T>(to + <usize>k * ENTRY, <T>(load<f64>(normals + (<usize>k << 3)) * factor));
  }
  for (let k = first; k < entries; k++) store<T>(to + <usize>k * ENTRY, <T>load<f64>(normals + (<usize>k << 3)));
}
