import { LeastSquaresStream, leastSquares } from "../../../../../platform/numerics/least-squares";
import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import type { LabelledMoments } from "../../certificate/resident";
import { eachFeatureBlock } from "../../model/feature-blocks";
import { pairScale } from "../../model/features";
import { featureCount } from "../../model/samples";
import type { Workspace } from "../../workspace";
import { scaleRows } from "./normal-equations";

/**
 * The stable solver: orthogonal factorisation of the features themselves, whose accuracy depends on their condition number
 * rather than its square, with the minimum-||W||_F solution for singular Lambda.
 *
 * @param ridge  adds psi rows, sqrt(N ridge) times the identity.
 * @param rank   of the features, by the certificate's rule; ignored with a ridge.
 * @returns p as psi x outputs.
 */
export function* solveRankRevealing(
  workspace: Workspace,
  samples: LabelledMoments,
  count: number,
  ridge: number,
  rank: number,
): LongComputation<Float64Array> {
  const psi = featureCount(samples.d);
  const most = ridge > 0 ? psi : rank;
  const short = count < psi && ridge === 0;
  const solution = short ? yield* solveShort(workspace, samples, count, most) : yield* solveTall(workspace, samples, count, ridge, most);
  return scaleRows(solution, pairScale(samples.d), samples.outputs, 1);
}

function* solveTall(
  workspace: Workspace,
  samples: LabelledMoments,
  count: number,
  ridge: number,
  rank: number,
): LongComputation<Float64Array> {
  const { d, outputs } = samples;
  const psi = featureCount(d);
  const stream = new LeastSquaresStream(workspace, psi, outputs);
  try {
    yield* within(
      0,
      0.7,
      eachFeatureBlock(
        workspace,
        samples,
        0,
        count,
        ({ features, first, rows }) => stream.addAt(features, samples.labels + first * outputs * 8, rows),
        Math.SQRT2,
      ),
    );
    if (ridge > 0) yield* stream.add(diagonal(psi, Math.sqrt(count * ridge)), new Float64Array(psi * outputs), psi);
    const { solution } = yield* within(0.7, 1, stream.solve(rank));
    return solution;
  } finally {
    stream.close();
  }
}

/** Fewer samples than features: the N x psi matrix is factored directly. */
function* solveShort(workspace: Workspace, samples: LabelledMoments, count: number, rank: number): LongComputation<Float64Array> {
  const { d, outputs } = samples;
  const psi = featureCount(d);
  const matrix = new Float64Array(count * psi);
  const collect = function* ({ features, first, rows }: { features: number; first: number; rows: number }) {
    matrix.set(workspace.f64(features, rows * psi), first * psi);
    yield 1;
  };
  yield* within(0, 0.1, eachFeatureBlock(workspace, samples, 0, count, collect, Math.SQRT2));
  const labels = workspace.f64(samples.labels, count * outputs).slice();
  const { solution } = yield* within(0.1, 1, leastSquares(workspace, matrix, labels, count, psi, outputs, rank));
  return solution;
}

function diagonal(size: number, value: number): Float64Array {
  const matrix = new Float64Array(size * size);
  for (let i = 0; i < size; i++) matrix[i * size + i] = value;
  return matrix;
}
