/**
 * Random prompts: matrices X = [A C; B D] = R_1 diag(alpha^i) R_2^T / sqrt(s), i = 1 .. s, with Gaussian R_1 and R_2, of which D is to be
 * found (paper, section 3, with Sigma_ii = alpha^i in both factors). Every prompt has a stream of its own, so that a larger batch begins
 * with the prompts of a smaller one, and any worker can make any part of a batch.
 */
import { purposes } from "../streams";
import type { NetworkShape } from "./network";
import { TrainingWorkspace } from "./workspace";

export interface PromptSettings {
  readonly seed: bigint;
  /** s, rank of X. */
  readonly rank: number;
  /** alpha, by which the scale of a direction falls to the next. */
  readonly decay: number;
}

/** Streams of a step; no batch is larger. */
const streamsPerStep = 2 ** 20;

/** Where prompts come from: purpose and index of the stream of the first. */
export interface PromptStream {
  readonly purpose: number;
  readonly index: number;
}

/** The stream of prompt `from` of training step `step`, which counts from 1. */
export function trainingStream(step: number, from: number): PromptStream {
  return { purpose: purposes.prompts, index: step * streamsPerStep + from };
}

/** The stream of the `from`-th prompt that judges a trained network. */
export function testStream(from: number): PromptStream {
  return { purpose: purposes.testPrompts, index: from };
}

/** Some prompts in float64, each (d + d') x (n + n'), row-major. */
export function promptsOf(
  { d, n, dPrime, nPrime }: NetworkShape,
  { seed, rank, decay }: PromptSettings,
  { purpose, index }: PromptStream,
  count: number,
): Float64Array[] {
  const workspace = new TrainingWorkspace();
  const { kernels } = workspace;
  const [rows, columns] = [d + dPrime, n + nPrime];
  const groups = Math.ceil(count / 2);
  const out = workspace.allocate(16 * groups * rows * columns, "prompts");
  const scratch = workspace.allocate(kernels.promptScratchBytes(rows, columns, rank), "prompts");
  kernels.fillPrompts64(seed, BigInt(purpose), BigInt(index), count, rows, columns, rank, decay, scratch, out);
  const lanes = workspace.f64(out, 2 * groups * rows * columns);
  return Array.from({ length: count }, (_, p) => {
    const group = (p >> 1) * 2 * rows * columns;
    return Float64Array.from({ length: rows * columns }, (_, at) => lanes[group + 2 * at + (p & 1)]);
  });
}
