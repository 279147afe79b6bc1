import type { LongComputation } from "../../../../platform/numerics/progress";
import type { Pointer, Workspace } from "../workspace";
import { featureCount, packedSize } from "./samples";

/** Number of samples whose features are in memory at once: one pass of the Gram kernel, fewer when features are many. */
export function rowsPerBlock(d: number): number {
  const within64MB = Math.floor(2 ** 26 / (8 * featureCount(d)));
  return Math.min(256, Math.max(4, within64MB));
}

/** Samples (G, z) in a workspace's memory. */
export interface ResidentMoments {
  readonly d: number;
  readonly count: number;
  readonly gram: Pointer;
  readonly last: Pointer;
}

/** H-features of consecutive samples: rows x psi, row-major, valid until the visitor returns. */
export interface FeatureBlock {
  readonly features: Pointer;
  readonly first: number;
  readonly rows: number;
}

/**
 * Computes the features of samples `first` to `first + count` block by block and passes each block to `visit`; the whole N
 * x psi matrix never exists. `pairFactor` multiplies the pair features: 1 gives H, sqrt 2 the scaling of X.
 */
export function* eachFeatureBlock(
  workspace: Workspace,
  samples: ResidentMoments,
  first: number,
  count: number,
  visit: (block: FeatureBlock) => Iterable<number>,
  pairFactor = 1,
): LongComputation<void> {
  const { d } = samples;
  const blockRows = rowsPerBlock(d);
  const mark = workspace.mark();
  try {
    const features = workspace.allocate(Math.min(blockRows, count) * featureCount(d) * 8, "cubic features");
    for (let from = first; from < first + count; from += blockRows) {
      const rows = Math.min(blockRows, first + count - from);
      const gram = samples.gram + from * packedSize(d) * 8;
      workspace.kernels.cubicFeatures(gram, samples.last + from * d * 8, d, rows, pairFactor, features);
      for (const part of visit({ features, first: from, rows })) yield (from - first + part * rows) / count;
      yield (from - first + rows) / count;
    }
  } finally {
    workspace.release(mark);
  }
}
