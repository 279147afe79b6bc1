import { accumulateGram, completeGram } from "../../../../platform/numerics/gram";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { eachFeatureBlock, type FeatureBlock } from "../model/feature-blocks";
import { addTransposedTimes } from "../model/feature-products";
import { featureCount, packedSize } from "../model/samples";
import type { Pointer, Workspace } from "../workspace";
import { addDistinctSums, distinctSums, distinctSumsSize, hasDistinctSums, type PairRange, pairRanges } from "./distinct-sums";
import type { LabelledMoments } from "./resident";
import { CoordinateSquares, featureFactors, type Units } from "./units";

/**
 * Sums over the samples so far: F^T F and F^T y, where the rows of F are the features H(Z). N Lambda is the first one (eq.
 * 9); the normal equations need both. Samples arrive in any number of pieces; the last bits depend on the pieces, so the
 * document fixes them.
 */
export class SecondMoment {
  readonly d: number;
  readonly psi: number;
  readonly outputs: number;
  /** F^T F, psi x psi; only the lower triangle is defined. */
  readonly gram: Pointer;
  /** F^T y, psi x outputs. */
  readonly cross: Pointer;
  /** Sums of squares from which the scales of the coordinates follow. */
  readonly squares: CoordinateSquares;
  readonly #workspace: Workspace;
  /** Number of samples; all code that adds to the sums updates it. */
  count = 0;

  /** Allocates 8 psi (psi + outputs) bytes that stay. @throws {TooLargeError} */
  constructor(workspace: Workspace, d: number, outputs: number) {
    this.d = d;
    this.outputs = outputs;
    this.psi = featureCount(d);
    this.#workspace = workspace;
    this.gram = workspace.zeros(this.psi * this.psi, `the second moment of ${this.psi} features`);
    this.cross = workspace.zeros(this.psi * outputs);
    this.squares = new CoordinateSquares(d);
  }

  /** Adds the samples up to `end`, after those added before. */
  *extend(samples: LabelledMoments, end: number): LongComputation<void> {
    const { d, psi } = this;
    const workspace = this.#workspace;
    const [first, added] = [this.count, end - this.count];
    if (hasDistinctSums(d, added)) {
      const [range] = pairRanges(d, 1);
      const mark = workspace.mark();
      try {
        const sums = yield* within(0, 0.9, distinctSums(workspace, samples, first, added, range));
        this.addDistinct(workspace.f64(sums, distinctSumsSize(d, added, range).sums), range);
      } finally {
        workspace.release(mark);
      }
    } else {
      const add = ({ features, rows }: FeatureBlock) => accumulateGram(workspace, features, rows, psi, this.gram);
      yield* within(0, 0.9, eachFeatureBlock(workspace, samples, first, added, add));
    }
    yield* within(0.9, 1, this.extendCross(samples, end));
  }

  /** Adds distinct sums of samples that `extendCross` adds too. */
  addDistinct(sums: Float64Array, range: PairRange): void {
    addDistinctSums(this.#workspace.f64(this.gram, this.psi * this.psi), this.d, sums, range);
  }

  /** As `extend`, where the sums of F^T F are added by `addDistinct`. */
  *extendCross(samples: LabelledMoments, end: number): LongComputation<void> {
    const workspace = this.#workspace;
    const { d, outputs } = this;
    const [first, count] = [this.count, end - this.count];
    const gram = workspace.f64(samples.gram + first * packedSize(d) * 8, count * packedSize(d));
    this.squares.add(gram, workspace.f64(samples.last + first * d * 8, count * d));
    yield* addTransposedTimes(workspace, samples, { first, count }, samples.labels + first * outputs * 8, outputs, this.cross);
    this.count = end;
  }

  /** Lambda = F^T F / N as a plain array, psi x psi; D Lambda D in rescaled coordinates. */
  lambda(units: Units | null = null): Float64Array {
    return this.#workspace.scope(() => this.#workspace.f64(this.copyLambda(units), this.psi * this.psi).slice());
  }

  /**
   * Lambda = F^T F / N, or D Lambda D in rescaled coordinates, in new memory at the top of the workspace: psi x psi, both
   * triangles.
   */
  copyLambda(units: Units | null = null): Pointer {
    const workspace = this.#workspace;
    const size = this.psi * this.psi;
    const copy = workspace.allocate(size * 8, "a copy of the second moment");
    const source = workspace.f64(this.gram, size);
    const target = workspace.f64(copy, size);
    for (let i = 0; i < size; i++) target[i] = source[i] / this.count;
    if (units) scaleBothSides(target, featureFactors(units));
    completeGram(workspace, copy, this.psi);
    return copy;
  }
}

/** D matrix D for a diagonal D, in place; exact for powers of two. */
export function scaleBothSides(matrix: Float64Array, factors: Float64Array): void {
  const n = factors.length;
  for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) matrix[i * n + j] *= factors[i] * factors[j];
}
