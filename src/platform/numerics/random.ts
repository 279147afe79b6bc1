/**
 * The one source of randomness: Philox4x64-10 with a stream for every (seed, purpose, index), so that adding a test set
 * or a learner changes no other draw, and raising N keeps the first samples. NumPy replays a stream with
 * `numpy.random.Philox(key=[seed, purpose], counter=[0, index, 0, 0])`.
 */
import type { KernelWorkspace, Pointer } from "./kernel-workspace";

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
  /** Samples added to those of the target itself. */
  probes: 7,
  /** Which machine runs on which word. */
  machineInstances: 8,
  turingInstances: 10,
  /** First guesses at the sample on which two functions differ most. */
  searchedSamples: 12,
  /** First guesses at few heads with a given function. */
  headSearch: 13,
  /** First guesses at the best fit of few heads. */
  fewHeadsFit: 14,
  /** The k-th shifted test set has purpose `shiftedInputs + k`. */
  shiftedInputs: 16,
  memoryTrain: 20,
  memoryTest: 21,
  memoryShifted: 22,
  /** The reference sample of a target that linear attention cannot represent, to which the best linear attention is fitted. */
  reference: 23,
  /** Keys that a person asks for in a memory to look at. */
  typedKeys: 24,
  /** Automata that a person asks for. */
  typedMachines: 25,
  /** Which samples of own data are held out for testing. */
  heldOut: 26,
  /** Random directions of a loss landscape. */
  landscapeDirections: 50,
  /** The k-th stream makes the k-th random matrix of a completion problem. */
  eagleMatrices: 60,
  eagleNoise: 61,
  /** The k-th stream makes the sketch of iteration k. */
  eagleSketch: 62,
  /** Columns by which the step of a solver that samples them is measured. */
  eagleSketchRate: 64,
  /** Start vectors of power iterations. */
  eaglePowerStart: 63,
  /** Weights of a network that learns to complete matrices, at first. */
  eagleWeights: 65,
  /** Stream 2^20 t + p makes the p-th matrix that is completed in step t of its training. */
  eaglePrompts: 66,
  /** The p-th stream makes the p-th matrix by which a trained network is judged. */
  eagleTestPrompts: 67,
  /** Queries, keys and values of a bidirectional sequence, one after the other. */
  lionSequence: 70,
  /** What its selective decays are drawn from. */
  lionDecays: 71,
  /** The k-th stream embeds the k-th symbol. */
  lionEmbedding: 72,
  /** W_q, W_k, W_v and w_a of a head, in this order. */
  lionProjections: 73,
  /** The first weights of an encoder. */
  lionWeights: 74,
  /** The k-th stream makes the k-th batch that encoders are trained on. */
  lionBatches: 75,
  lionTests: 76,
} as const;

/** The key of a learner: the experiment's seed below, the learner's own above. */
export function learnerSeed(experimentSeed: number, ownSeed: number): bigint {
  return (BigInt(ownSeed) << 32n) | BigInt(experimentSeed);
}

/** `count` standard normals, Box-Muller, in the stream's order. */
export function normals(workspace: KernelWorkspace, stream: Stream, count: number): Float64Array {
  return new OpenStream(workspace, stream).normals(count);
}

/** The first `count` raw 64-bit words of a stream. */
export function words(workspace: KernelWorkspace, stream: Stream, count: number): BigUint64Array {
  return new OpenStream(workspace, stream).words(count);
}

/** A permutation of 0 .. count - 1. */
export function permutation(workspace: KernelWorkspace, stream: Stream, count: number): Int32Array {
  return new OpenStream(workspace, stream).permutation(count);
}

/** Draws of several kinds from one stream, one after the other. Of use until another stream is opened in the workspace. */
export class OpenStream {
  readonly #workspace: KernelWorkspace;

  constructor(workspace: KernelWorkspace, { seed, purpose, index }: Stream) {
    workspace.kernels.openStream(seed, BigInt(purpose), BigInt(index));
    this.#workspace = workspace;
  }

  /** An odd count drops its last sine. */
  normals(count: number): Float64Array {
    const { kernels } = this.#workspace;
    return this.#read(8 * count, (out) => {
      kernels.fillNormals(out, count);
      return this.#workspace.f64(out, count).slice();
    });
  }

  words(count: number): BigUint64Array {
    const { kernels } = this.#workspace;
    return this.#read(8 * count, (out) => {
      kernels.fillWords(out, count);
      return new BigUint64Array(kernels.memory.buffer, out, count).slice();
    });
  }

  permutation(count: number): Int32Array {
    const { kernels } = this.#workspace;
    return this.#read(4 * count, (out) => {
      kernels.fillPermutation(out, count);
      return this.#workspace.i32(out, count).slice();
    });
  }

  /** A whole number from 0 to bound - 1, from one word; its bias is below bound / 2^64. */
  below(bound: number): number {
    return Number((this.words(1)[0] * BigInt(bound)) >> 64n);
  }

  #read<Values>(bytes: number, fill: (out: Pointer) => Values): Values {
    return this.#workspace.scope(() => fill(this.#workspace.allocate(bytes, "random numbers")));
  }
}
