/**
 * F^T F from its distinct entries. A feature is g_p z_a, where g are the q = d (d + 1) / 2 packed entries of G. So an entry of
 * F^T F is a sum of g_p g_r z_a z_b over the samples, which is symmetric in (p, r) and in (a, b): q^2 (q + 1) / 2 sums in all,
 * 1.27 million at d = 16, where a triangle of F^T F has 2.37 million entries.
 */
import type { LongComputation } from "../../../../platform/numerics/progress";
import type { ResidentMoments } from "../model/feature-blocks";
import { packedPlaces } from "../model/features";
import { featureCount, packedSize } from "../model/samples";
import type { Pointer, Workspace } from "../workspace";

/** Below, or with fewer samples, forming the products takes longer than they save. */
const [fewestDimensions, fewestSamples] = [8, 256];

/** Samples of one pass, whose packed products stay in the second-level cache. */
const depthPerPass = 256;

export function hasDistinctSums(d: number, samples: number): boolean {
  return d >= fewestDimensions && samples >= fewestSamples;
}

/** The sums of some entries p of G with all entries r <= p; both in packed order, `to` excluded. */
export interface PairRange {
  readonly from: number;
  readonly to: number;
}

/** All entries of G in ranges of about the same work. */
export function pairRanges(d: number, count: number): readonly PairRange[] {
  const q = packedSize(d);
  const edges = Array.from({ length: count }, (_, i) => Math.round(q * Math.sqrt((i + 1) / count)));
  const kept = [...new Set([0, ...edges.filter((edge) => edge > 0)])];
  return kept.slice(1).map((to, i) => ({ from: kept[i], to }));
}

/** Rows of sums before those of entry p: r = 0 .. p are filled up to panels of four. */
function rowsBefore(p: number): number {
  const quarter = Math.floor(p / 4);
  return 4 * ((quarter * (quarter + 1)) / 2) * 4 + 4 * (quarter + 1) * (p - 4 * quarter);
}

/** Numbers that `distinctSums` allocates for a range, the sums first, and those of the scratch that it frees. */
export function distinctSumsSize(d: number, samples: number, { from, to }: PairRange): { readonly sums: number; readonly scratch: number } {
  const [q, depth] = [packedSize(d), Math.min(depthPerPass, samples)];
  return {
    sums: (rowsBefore(to) - rowsBefore(from)) * q,
    scratch: depth * (q + 4 * (2 * Math.ceil(q / 4) + Math.ceil(to / 4))),
  };
}

/**
 * The sums of `count` samples from `first` on, at the top of the workspace: for each p of the range r = 0 .. p, filled up to
 * multiples of four, each with its q products z_a z_b, a <= b, packed. Every sum has the same bits in any range.
 *
 * @throws {TooLargeError}
 */
export function* distinctSums(
  workspace: Workspace,
  samples: ResidentMoments,
  first: number,
  count: number,
  range: PairRange,
): LongComputation<Pointer> {
  const { kernels } = workspace;
  const { d } = samples;
  const q = packedSize(d);
  const depth = Math.min(depthPerPass, count);
  const panelBytes = 32 * depth;
  const sums = workspace.zeros(distinctSumsSize(d, count, range).sums, "the distinct entries of the second moment");
  const mark = workspace.mark();
  try {
    const squares = workspace.allocate(8 * q * depth);
    const squarePanels = workspace.allocate(panelBytes * Math.ceil(q / 4));
    const entryPanels = workspace.allocate(panelBytes * Math.ceil(q / 4));
    const products = workspace.allocate(panelBytes * Math.ceil(range.to / 4));
    for (let at = 0; at < count; at += depth) {
      const length = Math.min(depth, count - at);
      const entries = samples.gram + 8 * q * (first + at);
      kernels.packPanels(entries, q, length, 1, q, entryPanels, 1);
      kernels.packedSquares(samples.last + 8 * d * (first + at), d, length, squares);
      kernels.packPanels(squares, q, length, 1, q, squarePanels, 1);
      for (let p = range.from; p < range.to; p++) {
        const panels = Math.ceil((p + 1) / 4);
        const target = sums + 8 * q * (rowsBefore(p) - rowsBefore(range.from));
        kernels.scalePanels(entryPanels, panels, length, entries + 8 * p, q, products);
        kernels.addPanelProduct(products, squarePanels, length, target, q, 4 * panels, q, 0, panels);
        yield (at + (length * (p + 1 - range.from)) / (range.to - range.from)) / count;
      }
    }
    return sums;
  } finally {
    workspace.release(mark);
  }
}

/** Adds the sums of a range to F^T F, psi x psi, of which the lower triangle is meant. */
export function addDistinctSums(gram: Float64Array, d: number, sums: Float64Array, { from, to }: PairRange): void {
  const psi = featureCount(d);
  const q = packedSize(d);
  const places = packedPlaces(d);
  for (let p = from; p < to; p++) {
    let at = (rowsBefore(p) - rowsBefore(from)) * q;
    for (let r = 0; r <= p; r++) {
      const row = Math.max(places[p], places[r]) * d;
      const column = Math.min(places[p], places[r]) * d;
      for (let a = 0; a < d; a++) {
        gram[(row + a) * psi + column + a] += sums[at++];
        for (let b = a + 1; b < d; b++) {
          const sum = sums[at++];
          gram[(row + a) * psi + column + b] += sum;
          gram[(row + b) * psi + column + a] += sum;
        }
      }
    }
  }
}
