import { eachFeatureBlock, type ResidentMoments } from "../model/feature-blocks";
import { featureCount, type Moments } from "../model/samples";
import { rowMajor, transposed } from "../numerics/matrix";
import { addSymmetricBand, type RowBand } from "../numerics/product";
import type { LongComputation } from "../numerics/progress";
import type { Workspace } from "../numerics/workspace";

/** Some rows of the lower triangle of F^T F, and the samples that are to be added to them: plain data. */
export interface BandOfSums {
  readonly band: RowBand;
  /** (to - from) x to, row-major: what earlier samples have come to. What lies above the diagonal means nothing. */
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
 * Adds the samples to a band: the rows that `SecondMoment.extend` makes of them, to the bit.
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
