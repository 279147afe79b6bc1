import type { LongComputation } from "../../../../platform/numerics/progress";
import { shareableCopy } from "../../../../platform/numerics/shareable";
import type { Moments } from "../model/samples";
import type { Workspace } from "../workspace";
import { distinctSums, distinctSumsSize, type PairRange } from "./distinct-sums";

/** Samples whose sums of a range another thread computes: plain data. */
export interface RangeOfSums {
  readonly range: PairRange;
  readonly samples: Moments;
}

/** The same as `distinctSums`, from plain data and as such. */
export function* distinctSumsElsewhere(workspace: Workspace, { range, samples }: RangeOfSums): LongComputation<Float64Array> {
  const mark = workspace.mark();
  try {
    const { d, count } = samples;
    const resident = { d, count, gram: workspace.push(samples.gram), last: workspace.push(samples.last) };
    const sums = yield* distinctSums(workspace, resident, 0, count, range);
    return shareableCopy(workspace.f64(sums, distinctSumsSize(d, count, range).sums));
  } finally {
    workspace.release(mark);
  }
}
