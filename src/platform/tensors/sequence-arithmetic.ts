/** What encoders of sequences need beyond the operations of any deep model. */
import type { Arithmetic } from "./arithmetic";

/**
 * Decays of tokens enter as logits: lambda = 1 / (1 + e^-logit), one for every token and head. Of the tokens of a sequence
 * those that lie between two of them decay what one hears of the other; which of the two ends counts, the offsets say:
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
 * Which entries of the mask count: all; all, with the diagonal twice, as in a sum of two whole sweeps; in half of the heads those of
 * the past and in the others those of the future; the past alone.
 */
export type Directions = "both" | "double" | "split" | "forward";

/** Whether every token is heard by every other. */
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
  /** The token that each scan meets at each of its steps; masks of several scans are added. One scan along the sequence unless told. */
  readonly orders: readonly Int32Array[];
}

/** What a forward pass leaves for the way back. */
export interface Attended<T> {
  /** (count * heads) x length x width. */
  readonly output: T;
  /** The masked scores (phi(q_i) . phi(k_j)) M_ij, (count * heads) x length x length. */
  readonly scores: T;
  /** The masks; null where nothing decays and everything is seen. */
  readonly masks: T | null;
  /** What every row was divided by, (count * heads) x length. */
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
  /** Rows of a table. @param rows  which, one for each row of the result. */
  readonly lookUp: (table: T, rows: Int32Array) => T;
  /** The adjoint of `lookUp`: gradients of rows, added to those of a table of `count` rows. */
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
