/**
 * One associative memory as a sequence of tokens (paper notes, section 6.2): column j holds a key above its value, the
 * last column the query above zeta. Z = [[k_1 .. k_m q], [v_1 .. v_m zeta]].
 */

import { OpenStream, type Stream } from "../../../../../platform/numerics/random";
import type { Heads } from "../../model/samples";
import type { Workspace } from "../../workspace";
import { orthonormalized } from "./orthonormal";

export type MemoryKind = "orthonormal" | "gaussian" | "gaussian-scaled" | "one-hot";

/** The shape of a memory, without the number of samples and the share of Gaussian ones. */
export interface MemoryShape {
  /** Dimension of a key and of a value. */
  readonly d: number;
  readonly pairs: number;
  readonly kind: MemoryKind;
  /** Whether zeta is Gaussian or zero. */
  readonly ownNoise: "on" | "off";
}

/**
 * The tokens of the memory of one random stream, (pairs + 1) x 2d, token after token. The query is one of the keys.
 *
 * The stream gives, in this order: one word that selects the query; standard normals for zeta (d) and for key and value of
 * each pair (2d each); for one-hot memories, the permutations of the keys' and values' unit vectors. Orthonormal vectors
 * are the Gaussian ones of the same stream, orthonormalised, so that the kinds are comparable one by one and more pairs
 * keep the first ones.
 */
export function drawMemory(workspace: Workspace, { d, pairs, kind, ownNoise }: MemoryShape, stream: Stream): Float64Array {
  const draws = new OpenStream(workspace, stream);
  const asked = draws.below(pairs);
  const normals = draws.normals(d + 2 * d * pairs);
  if (kind === "gaussian-scaled") for (let i = 0; i < normals.length; i++) normals[i] /= Math.sqrt(d);
  const drawn = (part: 0 | 1) => everyOther(normals.subarray(d), part, pairs, d);
  const vectors = (part: 0 | 1) => {
    if (kind === "orthonormal") return orthonormalized(drawn(part), pairs, d);
    return kind === "one-hot" ? oneHot(draws.permutation(d), pairs) : drawn(part);
  };
  const keys = vectors(0);
  const values = vectors(1);
  const tokens = new Float64Array((pairs + 1) * 2 * d);
  for (let j = 0; j < pairs; j++) {
    tokens.set(keys.subarray(j * d, (j + 1) * d), 2 * j * d);
    tokens.set(values.subarray(j * d, (j + 1) * d), (2 * j + 1) * d);
  }
  tokens.set(keys.subarray(asked * d, (asked + 1) * d), 2 * pairs * d);
  if (ownNoise === "on") tokens.set(normals.subarray(0, d), (2 * pairs + 1) * d);
  return tokens;
}

/** The keys (0) or the values (1) of vectors k_1, v_1, k_2, v_2, ...: pairs x d. */
function everyOther(vectors: Float64Array, part: 0 | 1, pairs: number, d: number): Float64Array {
  const result = new Float64Array(pairs * d);
  for (let j = 0; j < pairs; j++) result.set(vectors.subarray((2 * j + part) * d, (2 * j + part + 1) * d), j * d);
  return result;
}

/** Unit vectors e_i for the first `pairs` indices of a permutation of all d. */
function oneHot(order: Int32Array, pairs: number): Float64Array {
  const d = order.length;
  const result = new Float64Array(pairs * d);
  for (let j = 0; j < pairs; j++) result[j * d + order[j]] = 1;
  return result;
}

/** The one head that reads a memory: V = [[0, 0], [0, I]], Q = [[I, 0], [0, 0]] in blocks of d (eq. 13). */
export function memoryTeacher(d: number): Heads {
  const size = 2 * d;
  const V = new Float64Array(size * size);
  const Q = new Float64Array(size * size);
  for (let k = 0; k < d; k++) {
    Q[k * size + k] = 1;
    V[(d + k) * size + d + k] = 1;
  }
  return { d: size, outputs: size, count: 1, V, Q };
}

/**
 * Subtracts from labels y = V G Q z the contribution of the query's own column, ||q||^2 zeta: the rest is eq. (14) as
 * printed, y = [0; sum_j <q, k_j> v_j]. Since q and zeta are the last token, no other token is needed.
 *
 * @param labels  count x 2d, changed in place.
 * @param last    count x 2d, the last tokens.
 */
export function withoutOwnColumn(labels: Float64Array, last: Float64Array, d: number): void {
  for (let at = 0; at < last.length; at += 2 * d) {
    let squared = 0;
    for (let k = 0; k < d; k++) squared += last[at + k] * last[at + k];
    for (let k = d; k < 2 * d; k++) labels[at + k] -= squared * last[at + k];
  }
}
