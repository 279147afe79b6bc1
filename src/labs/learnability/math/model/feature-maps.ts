/**
 * Linear attention with a feature map phi of keys and queries (Yau et al., arXiv 2410.10101, section 6):
 *
 *   y = sum_h V_h Z phi(Z)^T Q_h phi(z_n),   phi: R^d -> R^m for each column, Q_h m x m.
 *
 * A sample enters only through K = Z phi(Z)^T (d x m) and q = phi(z_n). The layer is linear in the d m^2 features
 * X_{j,(k,l)} = K_jk q_l. Where z is a linear function of phi(z), the symmetry of Z Z^T makes some of them redundant, as for the
 * identity; else none. There is no denominator: normalised attention is not linear in any fixed features.
 */
import { DimensionError } from "../../../../platform/numerics/errors";
import { exponential } from "../../../../platform/numerics/exponential";
import type { TokenSplit } from "./token-splits";

/**
 * max(x, 0) (Kasai et al. 2021); ELU(x) + 1, which is positive (Katharopoulos et al. 2020); max(x, 0) and max(-x, 0) side by side
 * (Schlag et al. 2021), whose difference is x.
 */
export const featureMaps = ["identity", "relu", "elu", "both"] as const;
export type FeatureMap = (typeof featureMaps)[number];

const entries: Readonly<Record<FeatureMap, readonly ((x: number) => number)[]>> = {
  identity: [(x) => x],
  relu: [(x) => Math.max(x, 0)],
  elu: [(x) => (x > 0 ? x + 1 : exponential(x))],
  both: [(x) => Math.max(x, 0), (x) => Math.max(-x, 0)],
};

/** m, the length of phi of a token of dimension d. */
export function mapSize(map: FeatureMap, d: number): number {
  return entries[map].length * d;
}

/** d m^2. */
export function mappedFeatureCount(map: FeatureMap, d: number): number {
  return d * mapSize(map, d) ** 2;
}

/** Features that are linearly independent: Z Z^T = Z Z^T^T gives d (d-1) / 2 relations for each of the m entries of q. */
export function independentFeatures(map: FeatureMap, d: number): number {
  const relations = map === "identity" || map === "both" ? (mapSize(map, d) * d * (d - 1)) / 2 : 0;
  return mappedFeatureCount(map, d) - relations;
}

/** phi of one token, m numbers. */
export function mapped(map: FeatureMap, token: Float64Array): Float64Array {
  const d = token.length;
  const result = new Float64Array(mapSize(map, d));
  for (const [part, entry] of entries[map].entries()) for (let k = 0; k < d; k++) result[part * d + k] = entry(token[k]);
  return result;
}

/** Heads of a layer with a feature map. */
export interface MappedHeads {
  readonly map: FeatureMap;
  readonly d: number;
  readonly outputs: number;
  readonly count: number;
  /** count x outputs x d, row-major. */
  readonly V: Float64Array;
  /** count x m x m, row-major. */
  readonly Q: Float64Array;
}

/** Adds z phi(z)^T to K, d x m. */
function addToken(K: Float64Array, token: Float64Array, features: Float64Array): void {
  const m = features.length;
  for (let j = 0; j < token.length; j++) for (let k = 0; k < m; k++) K[j * m + k] += token[j] * features[k];
}

/** (K, q) after each of the last `prefixes` tokens; K is the same array every time. @param tokens  n x d. */
function* prefixesOf(map: FeatureMap, tokens: Float64Array, d: number, prefixes: number): Generator<[K: Float64Array, q: Float64Array]> {
  const n = tokens.length / d;
  const K = new Float64Array(d * mapSize(map, d));
  for (let t = 0; t < n; t++) {
    const token = tokens.subarray(t * d, (t + 1) * d);
    const q = mapped(map, token);
    addToken(K, token, q);
    if (t >= n - prefixes) yield [K, q];
  }
}

/**
 * The layer's outputs at the last `prefixes` tokens, each after the tokens up to it.
 *
 * @param tokens  n x d, token after token.
 * @returns prefixes x outputs, row-major.
 */
export function attendMapped({ map, d, outputs, count, V, Q }: MappedHeads, tokens: Float64Array, prefixes: number): Float64Array {
  if (tokens.length % d !== 0 || tokens.length < d * prefixes)
    throw new DimensionError(`there are ${tokens.length} entries, expected at least ${prefixes} tokens of dimension ${d}`);
  const m = mapSize(map, d);
  const answers = new Float64Array(prefixes * outputs);
  let row = 0;
  for (const [K, q] of prefixesOf(map, tokens, d, prefixes)) {
    for (let h = 0; h < count; h++) {
      const key = timesVector(Q.subarray(h * m * m, (h + 1) * m * m), q);
      const read = timesVector(K, key);
      timesVector(V.subarray(h * outputs * d, (h + 1) * outputs * d), read).forEach((value, a) => {
        answers[row * outputs + a] += value;
      });
    }
    row++;
  }
  return answers;
}

/** A rows x columns matrix times a vector of `columns` numbers. */
function timesVector(A: Float64Array, x: Float64Array): Float64Array {
  const columns = x.length;
  const result = new Float64Array(A.length / columns);
  for (let i = 0; i < result.length; i++) for (let j = 0; j < columns; j++) result[i] += A[i * columns + j] * x[j];
  return result;
}

/**
 * Features of sequence i, one row for each of its supervised tokens.
 *
 * @param divisor  of attention, as in `Dataset`.
 * @param rows     receives prefixes x d m^2 numbers, row-major, columns (j, k, l).
 */
export function writeMappedFeatures(map: FeatureMap, split: TokenSplit, tokens: Float64Array, divisor: number, rows: Float64Array): void {
  let at = 0;
  for (const [K, q] of prefixesOf(map, tokens, split.d, split.prefixes))
    for (const value of K) for (const key of q) rows[at++] = (value / divisor) * key;
}

/** W = sum_h flatten(V_h) flatten(Q_h)^T, (outputs d) x m^2: the coefficients of X, row (a, j), column (k, l). */
export function mappedW({ map, d, outputs, count, V, Q }: MappedHeads): Float64Array {
  const [rows, columns] = [outputs * d, mapSize(map, d) ** 2];
  const W = new Float64Array(rows * columns);
  for (let h = 0; h < count; h++)
    for (let i = 0; i < rows; i++) for (let j = 0; j < columns; j++) W[i * columns + j] += V[h * rows + i] * Q[h * columns + j];
  return W;
}
