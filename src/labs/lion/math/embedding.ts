/** Text as a sequence for one head, all of whose weights are drawn: it shows forms, not learning. */
import type { KernelWorkspace } from "../../../platform/numerics/kernel-workspace";
import { normals } from "../../../platform/numerics/random";
import { sigmoid } from "./feature-map";
import type { Sequence } from "./sequence";
import { purposes } from "./streams";

/** Half-lives of some tokens, where w . x is small. */
const decayBias = 2;

/**
 * A row for each character (code point): Gaussian / sqrt(d_model), the same at every position and in every text.
 *
 * @returns L x dModel.
 */
export function embed(workspace: KernelWorkspace, text: string, dModel: number, seed: bigint): Float64Array {
  const characters = [...text];
  const known = new Map<string, Float64Array>();
  const rows = new Float64Array(characters.length * dModel);
  characters.forEach((character, i) => {
    let row = known.get(character);
    if (!row) {
      const stream = { seed, purpose: purposes.embedding, index: character.codePointAt(0) ?? 0 };
      row = normals(workspace, stream, dModel).map((x) => x / Math.sqrt(dModel));
      known.set(character, row);
    }
    rows.set(row, i * dModel);
  });
  return rows;
}

export interface Widths {
  readonly dModel: number;
  readonly d: number;
  readonly dv: number;
}

export interface Projected {
  readonly sequence: Sequence;
  /** lambda_i = sigmoid(w_a . x_i + 2), w_a of standard deviation 1. */
  readonly lambdas: Float64Array;
}

/**
 * Queries, keys and values of embedded tokens by W_q, W_k, W_v with entries Gaussian / sqrt(d_model), and their decays.
 *
 * @param rows  L x dModel.
 */
export function project(workspace: KernelWorkspace, rows: Float64Array, { dModel, d, dv }: Widths, seed: bigint): Projected {
  const drawn = (index: number, columns: number) => normals(workspace, { seed, purpose: purposes.projections, index }, dModel * columns);
  const by = (index: number, columns: number) => {
    const weights = drawn(index, columns).map((x) => x / Math.sqrt(dModel));
    return product(rows, weights, dModel, columns);
  };
  const sequence = { length: rows.length / dModel, d, dv, q: by(0, d), k: by(1, d), v: by(2, dv), padding: null };
  return { sequence, lambdas: product(rows, drawn(3, 1), dModel, 1).map((x) => sigmoid(x + decayBias)) };
}

/** rows (L x depth) times weights (depth x columns). */
function product(rows: Float64Array, weights: Float64Array, depth: number, columns: number): Float64Array {
  const out = new Float64Array((rows.length / depth) * columns);
  for (let e = 0; e < rows.length; e++) {
    const [i, t] = [Math.floor(e / depth), e % depth];
    for (let c = 0; c < columns; c++) out[i * columns + c] += rows[e] * weights[t * columns + c];
  }
  return out;
}
