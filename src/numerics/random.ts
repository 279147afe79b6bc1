/**
 * The one source of randomness: Philox4x64-10 with a stream for every (seed, purpose, index), so that adding a test set
 * or a learner changes no other draw, and raising N keeps the first samples. NumPy replays a stream with
 * `numpy.random.Philox(key=[seed, purpose], counter=[0, index, 0, 0])`.
 */
import type { Workspace } from "./workspace";

export interface Stream {
  /** Below 2^64; a learner's own seed lies in the upper half. */
  readonly seed: bigint;
  readonly purpose: number;
  readonly index: number;
}

/**
 * What a stream is for. These numbers are part of every shared link: never change one, only add.
 */
export const purposes = {
  teacher: 1,
  trainInputs: 2,
  trainNoise: 3,
  testInputs: 4,
  initialWeights: 5,
  batchOrder: 6,
  /** The k-th shifted test set has purpose `shiftedInputs + k`. */
  shiftedInputs: 16,
} as const;

/** The key of a learner: the experiment's seed below, the learner's own above. */
export function learnerSeed(experimentSeed: number, ownSeed: number): bigint {
  return (BigInt(ownSeed) << 32n) | BigInt(experimentSeed);
}

/** `count` standard normals, Box-Muller, in the stream's order. */
export function normals(workspace: Workspace, stream: Stream, count: number): Float64Array {
  return workspace.scope(() => {
    const out = workspace.allocate(count * 8, "random numbers");
    open(workspace, stream);
    workspace.kernels.fillNormals(out, count);
    return workspace.f64(out, count).slice();
  });
}

/** The first `count` raw 64-bit words of a stream. */
export function words(workspace: Workspace, stream: Stream, count: number): BigUint64Array {
  return workspace.scope(() => {
    const out = workspace.allocate(count * 8, "random numbers");
    open(workspace, stream);
    workspace.kernels.fillWords(out, count);
    return new BigUint64Array(workspace.kernels.memory.buffer, out, count).slice();
  });
}

/** A permutation of 0 .. count - 1. */
export function permutation(workspace: Workspace, stream: Stream, count: number): Int32Array {
  return workspace.scope(() => {
    const out = workspace.allocate(count * 4, "a permutation");
    open(workspace, stream);
    workspace.kernels.fillPermutation(out, count);
    return workspace.i32(out, count).slice();
  });
}

function open(workspace: Workspace, { seed, purpose, index }: Stream): void {
  workspace.kernels.openStream(seed, BigInt(purpose), BigInt(index));
}
