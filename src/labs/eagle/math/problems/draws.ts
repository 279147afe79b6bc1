import { multiply } from "../../../../platform/numerics/product";
import type { LongComputation } from "../../../../platform/numerics/progress";
import { normals, OpenStream } from "../../../../platform/numerics/random";
import { transposeOf } from "../products";
import { orthonormalRows } from "../sketch";
import { purposes } from "../streams";
import type { EagleWorkspace } from "../workspace";

/**
 * Random matrices of a problem: the k-th matrix is drawn from the k-th stream of the seed, so that the size of one changes no
 * other.
 */
export class MatrixDraws {
  readonly workspace: EagleWorkspace;
  readonly #seed: bigint;
  readonly #purpose: number;

  constructor(workspace: EagleWorkspace, seed: bigint, purpose: number = purposes.matrices) {
    this.workspace = workspace;
    this.#seed = seed;
    this.#purpose = purpose;
  }

  /** Standard normals, `count` of them. */
  normals(index: number, count: number): Float64Array {
    return normals(this.workspace, this.#stream(index), count);
  }

  /** Uniform numbers in [0, 1), 53 bits each. */
  uniforms(index: number, count: number): Float64Array {
    return Float64Array.from(new OpenStream(this.workspace, this.#stream(index)).words(count), (word) => Number(word >> 11n) / 2 ** 53);
  }

  /** n x r with orthonormal columns: Q of a Gaussian. */
  *orthonormal(index: number, n: number, r: number): LongComputation<Float64Array> {
    const mark = this.workspace.mark();
    try {
      const rows = yield* orthonormalRows(this.workspace, this.normals(index, n * r), n, r);
      return transposeOf(this.workspace.f64(rows, n * r), r, n);
    } finally {
      this.workspace.release(mark);
    }
  }

  /** A B, for A rows x inner and B inner x columns. */
  product(a: Float64Array, b: Float64Array, rows: number, inner: number, columns: number): Float64Array {
    return multiply(this.workspace, a, b, rows, inner, columns);
  }

  #stream(index: number) {
    return { seed: this.#seed, purpose: this.#purpose, index };
  }
}
