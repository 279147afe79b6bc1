/** The operations of sequence encoders beyond those of other deep models. */
import type { Arithmetic } from "./arithmetic";

/**
 * Decays of tokens enter as logits: lambda = 1 / (1 + e^-logit), one for every token and head. The weight of token j in the
 * output at token i is multiplied by the decays of the tokens between them; the offsets say which of the two ends counts:
 *
 *     M_ij = lambda_{j + below} ... lambda_{i - 1 + below}    for i > j
 *     M_ij = lambda_{i + 1 - above} ... lambda_{j - above}    for i < j
 *
 * eq. 9 of the paper has below = above = 0, its Theorem 3.1 has 1 and 1, the symmetric convention 1 and 0.
 */
export interface DecayOffsets {
  readonly below: 0 | 1;
  readonly above: 0 | 1;
}

/**
 * Entries of the mask that count: all; all, with the diagonal twice, as in a sum of two recurrences; past tokens in half of
 * the heads and future tokens in the others; past tokens alone.
 */
export type Directions = "both" | "double" | "split" | "forward";

/** Whether every token attends to both sides. */
export function seesBothSides(directions: Directions): boolean {
  return directions === "both" || directions === "double";
}

/** How heads attend. Rows of queries, keys and values are `count * heads` sequences of `length` tokens of `width` numbers. */
export interface AttentionPlan {
  readonly count: number;
  readonly heads: number;
  readonly length: number;
  readonly width: number;
  readonly offsets: DecayOffsets;
  readonly directions: Directions;
  /** Whether rows of scores are divided by their sum; otherwise they are divided by sqrt(width). */
  readonly scaled: boolean;
  /** The token at each step of each scan; masks of several scans are added. By default one scan along the sequence. */
  readonly orders: readonly Int32Array[];
}

/** Results of a forward pass that the backward pass uses. */
export interface Attended<T> {
  /** (count * heads) x length x width. */
  readonly output: T;
  /** The masked scores (phi(q_i) . phi(k_j)) M_ij, (count * heads) x length x length. */
  readonly scores: T;
  /** The masks; null where nothing decays and every token attends to every other. */
  readonly masks: T | null;
  /** Divisors of the rows, (count * heads) x length. */
  readonly sizes: T;
}

/** phi(x) by rows: (SiLU(x) + 1/2) / norm, elu(x) + 1, e^x for x kept within 8 of 0, or x. */
export type RowMap = "shifted-silu" | "elu" | "exp" | "none";

export interface AttentionGradient<T> {
  readonly q: T;
  readonly k: T;
  readonly v: T;
  /** Of the logits of each scan, (count * length) x heads. */
  readonly logits: readonly T[];
}

export interface SequenceArithmetic<T> extends Arithmetic<T> {
  /** Rows of a table. @param rows  an index for each row of the result. */
  readonly lookUp: (table: T, rows: Int32Array) => T;
  /** The adjoint of `lookUp`: gradients of rows, summed into a table of `count` rows. */
  readonly lookUpGradient: (dy: T, rows: Int32Array, count: number) => T;
  /** phi of every row. */
  readonly mapRows: (x: T, map: RowMap) => T;
  /** @param y  phi of every row of x. */
  readonly mapRowsGradient: (x: T, y: T, dy: T, map: RowMap) => T;
  /** y_i = sum_j A_ij v_j / c_i with A_ij = (q_i . k_j) M_ij. @param logits  of the decays for each scan; none without decays. */
  readonly attend: (q: T, k: T, v: T, logits: readonly T[], plan: AttentionPlan) => Attended<T>;
  readonly attendGradient: (
    given: { readonly q: T; readonly k: T; readonly v: T; readonly logits: readonly T[] },
    attended: Attended<T>,
    dy: T,
    plan: AttentionPlan,
  ) => AttentionGradient<T>;
}
