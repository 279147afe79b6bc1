/** The three steps of one head of linear attention in the plane: query, scores, and the sum of values. */
import { attend } from "../../math/model/forward";

/** A vector of two numbers. */
export type Point = readonly [number, number];

/** Tokens of two numbers, and the head; all row-major. */
export interface PlaneHead {
  /** Z, 2 x n: a token in every column; the last one makes the query. */
  readonly Z: readonly number[];
  /** V and Q, 2 x 2. */
  readonly V: readonly number[];
  readonly Q: readonly number[];
}

export interface PlaneSteps {
  /** "z1", "z2", ... */
  readonly names: readonly string[];
  readonly tokens: readonly Point[];
  /** q = Q z. */
  readonly query: Point;
  /** z_j . q, one for each token. */
  readonly scores: readonly number[];
  /** Foot of the perpendicular from each token onto the line of the query; the origin where the query is zero. */
  readonly feet: readonly Point[];
  /** Partial sums of score_j V z_j, from the origin to the output: n + 1 points. */
  readonly chain: readonly Point[];
  /** Output of the layer, V Z (Z^T Q z). */
  readonly answer: Point;
}

export const tokenCount = ({ Z }: PlaneHead) => Z.length / 2;

export const tokenAt = ({ Z }: PlaneHead, token: number): Point => [Z[token], Z[Z.length / 2 + token]];

const times = (matrix: readonly number[], [x, y]: Point): Point => [matrix[0] * x + matrix[1] * y, matrix[2] * x + matrix[3] * y];

/** The steps; scores and output are those of `attend`. */
export function planeSteps(head: PlaneHead): PlaneSteps {
  const n = tokenCount(head);
  const tokens = Array.from({ length: n }, (_, token) => tokenAt(head, token));
  const query = times(head.Q, tokens[n - 1]);
  const heads = { d: 2, outputs: 2, count: 1, V: Float64Array.from(head.V), Q: Float64Array.from(head.Q) };
  const { output, scores } = attend(heads, Float64Array.from(head.Z), n);
  const square = query[0] ** 2 + query[1] ** 2;
  const chain: Point[] = [[0, 0]];
  for (const [j, token] of tokens.entries()) {
    const [x, y] = times(head.V, token);
    const [fromX, fromY] = chain[j];
    chain.push([fromX + scores[j] * x, fromY + scores[j] * y]);
  }
  return {
    names: tokens.map((_, token) => `z${token + 1}`),
    tokens,
    query,
    scores: [...scores],
    feet: Array.from(scores, (score) => (square > 0 ? [(score / square) * query[0], (score / square) * query[1]] : [0, 0])),
    chain,
    answer: [output[0], output[1]],
  };
}

/** The head of the opening, with five tokens. */
export const openingHead: PlaneHead = {
  Z: [0.9, -1.2, 1.7, -1.4, 0.7, -1.3, 0.9, 0.1, -1, 1.4],
  Q: [0.6, 0.5, -0.3, 0.4],
  V: [0.21, -0.21, 0.21, 0.21],
};

/** The same head with a token at another place. */
export function withToken(head: PlaneHead, token: number, [x, y]: Point): PlaneHead {
  const n = tokenCount(head);
  return { ...head, Z: head.Z.map((value, at) => (at === token ? x : at === n + token ? y : value)) };
}
