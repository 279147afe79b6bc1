import type { Node, Tape } from "../../../../../platform/tensors/tape";
import type { TokenSplit } from "../../model/token-splits";

/** One array of weights and its initialisation. */
export interface WeightPlan {
  readonly name: string;
  readonly shape: readonly number[];
  readonly start: { readonly kind: "constant"; readonly value: number } | { readonly kind: "drawn"; readonly draws: readonly Draw[] };
}

/** Normal draws of one random stream, for some entries of an array in order. */
export interface Draw {
  /** Index of the stream within the learner's initial weights. */
  readonly stream: number;
  readonly deviation: number;
  readonly count: number;
  /** The index of draw i. */
  readonly place: (i: number) => number;
}

/** A batch on a tape. */
export interface TokenBatch<T> {
  readonly count: number;
  readonly n: number;
  readonly d: number;
  /** Supervised tokens of each sequence, its last ones. */
  readonly prefixes: number;
  /** (count * n) x d. */
  readonly tokens: Node<T>;
  /** rows x n: 1 where one of the last `rows` tokens attends to a token, otherwise 0. */
  readonly visible: (rows: number) => T;
  /**
   * Zero where a token is attended to and a large negative number elsewhere: rows x n, or count x heads x rows x n where
   * lengths differ.
   */
  readonly hidden: (rows: number, heads: number) => T;
}

/** The attention of every layer on one sequence. */
export interface LayerAttention {
  readonly layers: number;
  readonly heads: number;
  /** layers x heads x n x n: row s is the attended token (key), column t the query. */
  readonly matrices: Float64Array;
  /** Whether the attention of each query sums to one. */
  readonly normalised: boolean;
}

/** A model of tokens: its weights, and the same function twice: on a tape for gradients, and in float64 for measurements. */
export interface Architecture {
  readonly weights: readonly WeightPlan[];
  /** The outputs at the supervised tokens, (count * prefixes) x outputs. */
  readonly forward: <T>(tape: Tape<T>, weights: readonly Node<T>[], batch: TokenBatch<T>) => Node<T>;
  /** The same in float64 by plain loops. */
  readonly answers: (weights: readonly Float64Array[], split: TokenSplit) => Float64Array;
  /** @param tokens  n x d, token after token. */
  readonly attention: (weights: readonly Float64Array[], tokens: Float64Array, n: number) => LayerAttention;
}
