/** The learning curve of section 7.6: results of the closed form on unseen computations as the number of traces grows. */

import type { FromSweep } from "../../../../platform/engine/sweep";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import type { Experiment } from "../../document/document";
import { firstSamples } from "../../math/certificate/kernel-matrix";
import { outsideSharesByKernel } from "../../math/certificate/pointwise";
import { loadClosedFormData } from "../../math/learners/closed-form/learner";
import { predictWith } from "../../math/learners/closed-form/predict";
import { solve } from "../../math/learners/closed-form/solve";
import type { Dataset } from "../../math/tasks/dataset";
import { generate } from "../../math/tasks/generators";
import { computes } from "../../math/tasks/registry";
import { Workspace } from "../../math/workspace";
import { judge } from "../trace-outcomes";
import { certifiedTraces } from "../trace-view";
import { mean, type TraceShares } from "./trace-shares";

/**
 * Draws traces `splits` times, with the seeds that follow the experiment's, and fits the first few of each draw. Posts the
 * shares of every draw. Added samples are left out: the question is what traces alone can tell.
 *
 * @throws {Error} for targets that are no computations.
 */
export function* traceCurve(
  { task, seed }: Experiment,
  splits: number,
  post: (message: FromSweep<readonly TraceShares[]>) => void,
): LongComputation<void> {
  if (!computes(task)) throw new Error("only machines have traces");
  const counts = traceCounts(task.traces);
  for (let split = 0; split < splits; split++) {
    const [from, drawn, to] = [split, split + 0.2, split + 1].map((done) => done / splits);
    const context = { seed: seed + split, data: null, workspace: new Workspace() };
    const dataset = yield* within(from, drawn, generate({ ...task, probes: 0 }, context));
    post({ type: "run", run: yield* within(drawn, to, sharesOf(dataset, counts)), share: to });
  }
}

/** Powers of two from 4 and their halves between, up to all traces. */
export function traceCounts(traces: number): number[] {
  const counts = [4, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 1024, 2048].filter((count) => count < traces);
  return [...counts, traces];
}

function* sharesOf(dataset: Dataset, counts: readonly number[]): LongComputation<TraceShares[]> {
  const { train, test, outputs } = dataset;
  const workspace = new Workspace();
  const { training, sets } = loadClosedFormData(workspace, dataset);
  const shares: TraceShares[] = [];
  for (const [k, count] of counts.entries()) {
    const samples = count * train.prefixes;
    const [from, to] = [k / counts.length, (k + 1) / counts.length];
    const middle = (from + to) / 2;
    const fit = yield* within(from, middle, solve(workspace, training, null, samples, 0));
    const predictions = yield* predictWith(workspace, fit, sets.test, outputs);
    const outside = yield* within(middle, to, outsideSharesByKernel(workspace, firstSamples(train, samples), test));
    const { exact, rounded } = judge(predictions, test);
    shares.push({ traces: count, certified: mean(certifiedTraces(outside, test.prefixes)), exact: mean(exact), rounded: mean(rounded) });
  }
  return shares;
}
