/**
 * How one head reads a memory (paper notes, sections 1.1 and 6.2): y = sum_s (z_s^T Q q) V z_s over all columns s of Z,
 * including the query's own. The terms are kept, so that the sum can be shown step by step.
 */
import { features } from "../../../math/model/features";
import { attend, momentsOf } from "../../../math/model/forward";
import type { Heads } from "../../../math/model/samples";
import { memoryTeacher } from "../../../math/tasks/associative-memory/memory";
import type { AssociativeMemorySpec } from "../../../math/tasks/associative-memory/schema";
import { type MemoryTable, tokensOfTable } from "../../../math/tasks/associative-memory/table";

/** Tokens Z, 2d x n row-major; the last column is the query above zeta. */
export interface Tokens {
  readonly size: number;
  readonly n: number;
  readonly Z: Float64Array;
}

export interface Retrieval {
  /** Dimension of keys and values. */
  readonly d: number;
  readonly tokens: Tokens;
  /** z_s^T Q q for every column, the query's own last. */
  readonly scores: Float64Array;
  /** score_s V z_s, n x 2d; the first d of each are zero, since V writes to the coordinates of values. */
  readonly terms: Float64Array;
  /** Output of attention: the sum of all terms, 2d. */
  readonly answer: Float64Array;
  /** The label: the same, or without the query's own column (equation 14). 2d. */
  readonly truth: Float64Array;
  /** Whether the labels leave out the query's own column. */
  readonly omitsOwn: boolean;
  /** Index of the key that equals the query; null when none does. */
  readonly match: number | null;
}

/** Reads the memory of a table with the head that makes the labels. @throws {DimensionError} when keys are not of dimension d. */
export function retrieve(table: MemoryTable, d: number, labels: AssociativeMemorySpec["labels"]): Retrieval {
  const { n, Z } = tokensOfTable(table, d);
  const teacher = memoryTeacher(d);
  const { output, scores } = attend(teacher, Z, n);
  const terms = termsOf(teacher, Z, scores, n);
  const omitsOwn = labels === "equation-14";
  const own = terms.subarray((n - 1) * 2 * d);
  return {
    d,
    tokens: { size: 2 * d, n, Z },
    scores,
    terms,
    answer: output,
    truth: omitsOwn ? output.map((value, a) => value - own[a]) : output,
    omitsOwn,
    match: matchingKey(table),
  };
}

/** score_s V z_s of one head, n x outputs. */
function termsOf({ d, outputs, V }: Heads, Z: Float64Array, scores: Float64Array, n: number): Float64Array {
  const terms = new Float64Array(n * outputs);
  for (let s = 0; s < n; s++)
    for (let a = 0; a < outputs; a++) {
      let value = 0;
      for (let j = 0; j < d; j++) value += V[a * d + j] * Z[j * n + s];
      terms[s * outputs + a] = scores[s] * value;
    }
  return terms;
}

/** The sum of the first `taken` terms, 2d. */
export function partialSum({ terms, d }: Retrieval, taken: number): Float64Array {
  const sum = new Float64Array(2 * d);
  for (let i = 0; i < taken * 2 * d; i++) sum[i % (2 * d)] += terms[i];
  return sum;
}

/** Attention scores z_s^T Q z_n of one head. @param Q  size x size. */
export function scoresWith(Q: Float64Array, { size, n, Z }: Tokens): Float64Array {
  return attend({ d: size, outputs: 0, count: 1, V: new Float64Array(0), Q }, Z, n).scores;
}

/** Output of a function with coefficients p: p H(Z). @param p  outputs x psi. */
export function answerWith(p: Float64Array, { size, n, Z }: Tokens): Float64Array {
  const { gram, last } = momentsOf(Z, size, n);
  const H = features(gram, last);
  const answer = new Float64Array(p.length / H.length);
  for (let a = 0; a < answer.length; a++) for (let i = 0; i < H.length; i++) answer[a] += p[a * H.length + i] * H[i];
  return answer;
}

/** ||a - b||. */
export function distance(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] - b[i]) ** 2;
  return Math.sqrt(sum);
}

/** Entries this close, relative to the largest entry of the query, count as equal. */
const sameNumber = 1e-12;

function matchingKey({ keys, query }: MemoryTable): number | null {
  const size = Math.max(...query.map(Math.abs));
  const index = keys.findIndex((key) => key.every((entry, k) => Math.abs(entry - query[k]) <= sameNumber * size));
  return index < 0 || size === 0 ? null : index;
}
