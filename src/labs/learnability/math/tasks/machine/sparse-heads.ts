/**
 * A layer with hand-written weights: a few heads, each with a few non-zero entries and a description; and its generation of
 * tokens, exactly y = sum_h V_h Z (Z^T Q_h z) (paper notes, sections 1.1 and 1.2).
 */

import type { Problem } from "../../../../../platform/fields/problem";
import { DimensionError } from "../../../../../platform/numerics/errors";
import type { Heads } from "../../model/samples";
import { denseToken, type Token, tokenOf } from "./tokens";

export type Entry = readonly [row: number, column: number, value: number];

export interface SparseHead {
  /** Its function: "fetch the row of the state". */
  readonly name: Problem;
  readonly V: readonly Entry[];
  readonly Q: readonly Entry[];
}

/** The same heads as matrices; outputs = d, since the outputs of a generating layer are tokens. */
export function denseHeads(heads: readonly SparseHead[], d: number): Heads {
  const V = new Float64Array(heads.length * d * d);
  const Q = new Float64Array(heads.length * d * d);
  for (const [h, head] of heads.entries()) {
    for (const [row, column, value] of head.V) V[(h * d + row) * d + column] += value;
    for (const [row, column, value] of head.Q) Q[(h * d + row) * d + column] += value;
  }
  return { d, outputs: d, count: heads.length, V, Q };
}

/** A score Z[:, token]^T Q_head z that is not zero. */
export interface Firing {
  readonly head: number;
  /** Index of the attended token. */
  readonly token: number;
  readonly score: number;
}

export interface NextToken {
  readonly token: Token;
  /** The attention behind it, head by head, tokens in their order. */
  readonly fired: readonly Firing[];
}

/** A matrix by its columns: for every input coordinate, the output coordinates and values. */
type Columns = ReadonlyMap<number, Token>;

/**
 * A sequence that a layer continues. The cost of a new token is proportional to the non-zero scores, so that ten thousand
 * steps of a machine are fast.
 */
export class TokenGenerator {
  readonly #heads: readonly { readonly V: Columns; readonly Q: Columns }[];
  readonly #tokens: Token[] = [];
  /** For every coordinate the tokens that are non-zero there, with which a query can have a non-zero score. */
  readonly #holders = new Map<number, [token: number, value: number][]>();

  constructor(heads: readonly SparseHead[], prompt: readonly Token[]) {
    this.#heads = heads.map(({ V, Q }) => ({ V: byColumn(V), Q: byColumn(Q) }));
    for (const token of prompt) this.append(token);
  }

  get tokens(): readonly Token[] {
    return this.#tokens;
  }

  append(token: Token): void {
    const index = this.#tokens.push(token) - 1;
    for (const [coordinate, value] of token) {
      const holders = this.#holders.get(coordinate);
      if (holders) holders.push([index, value]);
      else this.#holders.set(coordinate, [[index, value]]);
    }
  }

  /** The output at the last token, which is the next token; it is not appended. @throws {DimensionError} without tokens. */
  next(): NextToken {
    const last = this.#tokens.at(-1);
    if (!last) throw new DimensionError("a sequence without tokens has no next one");
    const fired = this.#heads.flatMap(({ Q }, head) => this.#scores(Q, last).map(([token, score]) => ({ head, token, score })));
    const output: [number, number][] = [];
    for (const { head, token, score } of fired)
      for (const [row, value] of product(this.#heads[head].V, this.#tokens[token])) output.push([row, value * score]);
    return { token: tokenOf(output), fired };
  }

  /** The non-zero scores Z^T Q z of one head. */
  #scores(Q: Columns, z: Token): Token {
    const products: [number, number][] = [];
    for (const [row, factor] of product(Q, z))
      for (const [token, value] of this.#holders.get(row) ?? []) products.push([token, factor * value]);
    return tokenOf(products);
  }
}

function byColumn(entries: readonly Entry[]): Columns {
  const columns = new Map<number, [number, number][]>();
  for (const [row, column, value] of entries) {
    const entriesOfColumn = columns.get(column);
    if (entriesOfColumn) entriesOfColumn.push([row, value]);
    else columns.set(column, [[row, value]]);
  }
  return columns;
}

/** A matrix times a token. */
function product(matrix: Columns, token: Token): Token {
  const sums: [number, number][] = [];
  for (const [column, factor] of token) for (const [row, value] of matrix.get(column) ?? []) sums.push([row, value * factor]);
  return tokenOf(sums);
}

/** Appends `count` generated tokens to a prompt. @returns prompt and generated tokens. */
export function continued(heads: readonly SparseHead[], prompt: readonly Token[], count: number): readonly Token[] {
  const generator = new TokenGenerator(heads, prompt);
  for (let i = 0; i < count; i++) generator.append(generator.next().token);
  return generator.tokens;
}

/** One head's row of scores over n tokens, zeros included. */
export function scoreRow(fired: readonly Firing[], head: number, n: number): Float64Array {
  return denseToken(
    fired.filter((firing) => firing.head === head).map(({ token, score }) => [token, score]),
    n,
  );
}
