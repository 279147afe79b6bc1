/** The number of samples that are enough, computed between two listed ones and checked on data sets that had no part in choosing it. */
import type { FromSweep } from "../../../../platform/engine/sweep";
import type { LongComputation } from "../../../../platform/numerics/progress";
import type { SampleComplexity } from "../../document/sample-complexity";
import { excessQuantile } from "../../math/sample-complexity/needed";
import { Workspace } from "../../math/workspace";
import { bestLayerFor, excessOfDraw, type SampleComplexityRun, type SizesBetween, type ToSampleComplexity } from "./excess-by-draw";

/** The named number of samples is at most so many times the largest that fails. */
const resolution = 1.05;

/**
 * Halves the ratio of a failing and a passing number of samples, on the same draws, until they differ by 5 % at most; then counts the
 * fresh data sets whose excess is within epsilon at the passing one.
 */
export function* confirmedNeed(
  { experiment, data }: ToSampleComplexity,
  { failing, passing }: SizesBetween,
  post: (message: FromSweep<SampleComplexityRun>) => void,
): LongComputation<void> {
  const { draws, epsilon, delta } = experiment.sampleComplexity as SampleComplexity;
  const workspace = new Workspace();
  const best = yield* bestLayerFor(workspace, experiment, data);
  const steps = failing === null ? 0 : Math.max(0, Math.ceil(Math.log2(Math.log(passing / failing) / Math.log(resolution))));
  const parts = draws * (steps + 1);
  let done = 0;
  const excessesAt = function* (samples: number, first: number): LongComputation<Float64Array> {
    const excess = new Float64Array(draws);
    for (let draw = 0; draw < draws; draw++) {
      [excess[draw]] = yield* excessOfDraw(workspace, experiment, data, best, first + draw, [samples]);
      yield Math.min(1, ++done / parts);
    }
    return excess;
  };
  let [low, high] = [failing, passing];
  while (low !== null && high > low * resolution && high > low + 1) {
    const middle = Math.round(Math.sqrt(low * high));
    const excess = yield* excessesAt(middle, 0);
    const quantile = excessQuantile(excess, delta);
    post({ type: "run", run: { kind: "between", samples: middle, quantile }, share: done / parts });
    if (quantile <= epsilon) high = middle;
    else low = middle;
  }
  // Own data: further subsets of the same file.
  const fresh = yield* excessesAt(high, draws);
  const within = fresh.filter((excess) => excess <= epsilon).length;
  post({ type: "run", run: { kind: "check", samples: high, within, draws }, share: 1 });
}
