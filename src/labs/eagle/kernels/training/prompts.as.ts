/** Random matrices to be completed, X = R_1 diag(alpha^i) R_2^T / sqrt(s) of rank s, made prompt by prompt from streams of their own. */
import { fillWords, openStream } from "../../../../platform/kernels/random.as";
import { keepInnerProducts } from "./fewer-rows.as";
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
export function fillPrompts64(
  seed: u64, purpose: u64, index: u64, count: i32, rows: i32, columns: i32, rank: i32, decay: f64, scratch: usize, out: usize,
): void {
  for (let from = 0; from < count; from += laneCount<f64>()) {
    const factors = drawFactors<f64>(seed, purpose, index + <u64>from, count - from, rows, columns, rank, decay, scratch);
    multiplyOut<f64>(factors, rows, factors + <usize>(rows * rank) * ENTRY, columns, rank, out);
    out += <usize>(rows * columns) * ENTRY;
  }
}

/**
 * The same as a pass takes them: where the d complete rows [A C] are more than their rank, `rank` rows of the same [A C]^T [A C], which
 * is all of them that the network receives; then the d' rows [B D].
 */
export function fillPassPrompts32(
  seed: u64, purpose: u64, index: u64, count: i32, d: i32, dPrime: i32, columns: i32, rank: i32, decay: f64, scratch: usize, out: usize,
): void {
  fillPassPrompts<f32>(seed, purpose, index, count, d, dPrime, columns, rank, decay, scratch, out);
}

export function fillPassPrompts64(
  seed: u64, purpose: u64, index: u64, count: i32, d: i32, dPrime: i32, columns: i32, rank: i32, decay: f64, scratch: usize, out: usize,
): void {
  fillPassPrompts<f64>(seed, purpose, index, count, d, dPrime, columns, rank, decay, scratch, out);
}

function fillPassPrompts<T>(
  seed: u64, purpose: u64, index: u64, count: i32, d: i32, dPrime: i32, columns: i32, rank: i32, decay: f64, scratch: usize, out: usize,
): void {
  const kept = min(d, rank);
  const rowBytes = <usize>rank * ENTRY;
  for (let from = 0; from < count; from += laneCount<T>()) {
    const factors = drawFactors<T>(seed, purpose, index + <u64>from, count - from, d + dPrime, columns, rank, decay, scratch);
    if (kept < d) {
      keepInnerProducts<T>(factors, d, rank);
      memory.copy(factors + <usize>kept * rowBytes, factors + <usize>d * rowBytes, <usize>dPrime * rowBytes);
    }
    multiplyOut<T>(factors, kept + dPrime, factors + <usize>(d + dPrime) * rowBytes, columns, rank, out);
    out += <usize>((kept + dPrime) * columns) * ENTRY;
  }
}

/** R_1 R_2^T. */
@inline
function multiplyOut<T>(first: usize, rows: i32, second: usize, columns: i32, rank: i32, to: usize): void {
  const rowBytes = <usize>rank * ENTRY;
  product<T, v128>(first, rowBytes, ENTRY, second, ENTRY, rowBytes, to, <usize>columns * ENTRY, ENTRY, rows, rank, columns, false);
}

/** R_1 and R_2 of as many prompts as there are lanes, but of no more than `count`; returns where they lie in scratch. */
function drawFactors<T>(
  seed: u64, purpose: u64, index: u64, count: i32, rows: i32, columns: i32, rank: i32, decay: f64, scratch: usize,
): usize {
  const words = wordCount(rows, columns, rank);
  const normals = scratch + (<usize>words << 3);
  const factors = normals + (<usize>words << 4);
  memory.fill(factors, 0, <usize>((rows + columns) * rank) * ENTRY);
  for (let lane = 0; lane < min(laneCount<T>(), count); lane++) {
    openStream(seed, purpose, index + <u64>lane);
    fillWords(scratch, words);
    normalsOfWords(scratch, words, normals);
    scatterFactors<T>(normals, rows, columns, rank, decay, factors + <usize>lane * sizeof<T>());
  }
  return factors;
}

/** R_1, whose i-th column takes alpha^i / sqrt(s), then R_2 as it is. */
@inline
function scatterFactors<T>(normals: usize, rows: i32, columns: i32, rank: i32, decay: f64, to: usize): void {
  const scale = 1.0 / Math.sqrt(<f64>rank);
  for (let i = 0; i < rows; i++) {
    let factor = scale;
    for (let j = 0; j < rank; j++) {
      factor *= decay;
      store<T>(to, <T>(load<f64>(normals) * factor));
      normals += 8;
      to += ENTRY;
    }
  }
  for (let k = 0; k < columns * rank; k++) {
    store<T>(to, <T>load<f64>(normals));
    normals += 8;
    to += ENTRY;
  }
}
