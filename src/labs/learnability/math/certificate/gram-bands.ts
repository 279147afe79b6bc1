import { rowMajor, transposed } from "../../../../platform/numerics/matrix";
import { addProduct, addSymmetricBand, type RowBand } from "../../../../platform/numerics/product";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { shareable, shareableCopy } from "../../../../platform/numerics/shareable";
import { eachFeatureBlock, type ResidentMoments } from "../model/feature-blocks";
import { featureCount, type Moments, packedSize } from "../model/samples";
import type { Workspace } from "../workspace";
import type { LabelledMoments } from "./resident";
import type { SecondMoment } from "./second-moment";

/** Some rows of the lower triangle of F^T F, and samples to add to them: plain data. */
export interface BandOfSums {
  readonly band: RowBand;
  /** (to - from) x to, row-major: the sums of earlier samples. Entries above the diagonal are undefined. */
  readonly sums: Float64Array;
  readonly samples: Moments;
}

/** Rows 0 to n of a triangle in bands of about the same area, that begin and end at multiples of four. */
export function bandsOf(n: number, bands: number): readonly RowBand[] {
  const edges = Array.from({ length: bands }, (_, i) => 4 * Math.round((n * Math.sqrt((i + 1) / bands)) / 4));
  const kept = [...new Set([0, ...edges.slice(0, -1).filter((edge) => edge < n), n])];
  return kept.slice(1).map((to, i) => ({ from: kept[i], to }));
}

/**
 * Adds the samples to a band: the same rows as `SecondMoment.extend` computes, to the bit.
 *
 * @returns the sums, (to - from) x to.
 */
export function* addToBand(workspace: Workspace, { band, sums, samples }: BandOfSums): LongComputation<Float64Array> {
  const mark = workspace.mark();
  try {
    const { d, count } = samples;
    const resident: ResidentMoments = { d, count, gram: workspace.push(samples.gram), last: workspace.push(samples.last) };
    const psi = featureCount(d);
    const rows = band.to - band.from;
    const target = rowMajor(workspace.push(sums, "some rows of the second moment"), rows, band.to);
    yield* eachFeatureBlock(workspace, resident, 0, count, ({ features, rows: length }) =>
      addSymmetricBand(workspace, target, transposed(rowMajor(features, length, psi)), band),
    );
    return workspace.f64(target.pointer, sums.length).slice();
  } finally {
    workspace.release(mark);
  }
}

/**
 * As `moment.extend`, to the bit, where other threads sum the bands of F^T F; only F^T y is computed here.
 *
 * @param workspace  of the moment and the samples.
 * @param sum  begins all bands at once, and returns their sums in order.
 */
export function* extendInBands(
  workspace: Workspace,
  moment: SecondMoment,
  samples: LabelledMoments,
  end: number,
  bands: readonly RowBand[],
  sum: (bands: readonly BandOfSums[]) => LongComputation<readonly Float64Array[]>,
): LongComputation<void> {
  const { d, psi, outputs, count: first } = moment;
  const count = end - first;
  const gram = shareableCopy(workspace.f64(samples.gram + first * packedSize(d) * 8, count * packedSize(d)));
  const last = shareableCopy(workspace.f64(samples.last + first * d * 8, count * d));
  const sums = sum(bands.map((band) => ({ band, sums: rowsOf(workspace, moment, band), samples: { d, count, gram, last } })));
  moment.squares.add(gram, last);
  const crossed = eachFeatureBlock(workspace, samples, first, count, ({ features, first, rows }) => {
    const labels = rowMajor(samples.labels + first * outputs * 8, rows, outputs);
    return addProduct(workspace, rowMajor(moment.cross, psi, outputs), transposed(rowMajor(features, rows, psi)), labels);
  });
  yield* within(0, 0.1, crossed);
  const summed = yield* within(0.1, 1, sums);
  for (const [i, band] of bands.entries()) setRows(workspace, moment, band, summed[i]);
  moment.count = end;
}

/** Rows of F^T F up to the last column that any of them has in the lower triangle. */
function rowsOf(workspace: Workspace, { gram, psi }: SecondMoment, { from, to }: RowBand): Float64Array {
  const rows = shareable((to - from) * to);
  for (let i = from; i < to; i++) rows.set(workspace.f64(gram + 8 * i * psi, to), (i - from) * to);
  return rows;
}

function setRows(workspace: Workspace, { gram, psi }: SecondMoment, { from, to }: RowBand, rows: Float64Array): void {
  for (let i = from; i < to; i++) workspace.f64(gram + 8 * i * psi, to).set(rows.subarray((i - from) * to, (i + 1 - from) * to));
}
