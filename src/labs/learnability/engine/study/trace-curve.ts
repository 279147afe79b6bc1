/** The learning curve of section 7.6: results of the closed form on unseen computations as the number of traces grows. */

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
import type { TraceCurveAnswer, TraceCurvePoint } from "./questions";

/** Shares of the test traces of one draw at one number of training traces. */
interface Shares {
  readonly certified: number;
  readonly exact: number;
  readonly rounded: number;
}

/**
 * Draws traces `splits` times, with the seeds that follow the experiment's, and fits the first few of each draw. Answers
 * after every draw with the means so far. Added samples are left out, since the curve is about traces alone.
 *
 * @throws {PlaygroundError} for other targets.
 */
export function* traceCurve(
  { task, seed }: Experiment,
  splits: number,
  onAnswer: (answer: TraceCurveAnswer) => void,
): LongComputation<TraceCurveAnswer> {
  if (!computes(task)) throw new Error("only machines have traces");
  const counts = traceCounts(task.traces);
  const draws: Shares[][] = [];
  for (let split = 0; split < splits; split++) {
    const context = { seed: seed + split, data: null, workspace: new Workspace() };
    const dataset = yield* within(split / splits, (split + 0.2) / splits, generate({ ...task, probes: 0 }, context));
    draws.push(yield* within((split + 0.2) / splits, (split + 1) / splits, sharesOf(dataset, counts)));
    if (split + 1 < splits) onAnswer({ kind: "trace-curve", points: meansOf(counts, draws), splits: split + 1, done: false });
  }
  return { kind: "trace-curve", points: meansOf(counts, draws), splits, done: true };
}

/** Powers of two from 4 and their halves between, up to all traces. */
export function traceCounts(traces: number): number[] {
  const counts = [4, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 1024, 2048].filter((count) => count < traces);
  return [...counts, traces];
}

function* sharesOf(dataset: Dataset, counts: readonly number[]): LongComputation<Shares[]> {
  const { train, test, outputs } = dataset;
  const workspace = new Workspace();
  const { training, sets } = loadClosedFormData(workspace, dataset);
  const shares: Shares[] = [];
  for (const [k, count] of counts.entries()) {
    const samples = count * train.prefixes;
    const [from, to] = [k / counts.length, (k + 1) / counts.length];
    const middle = (from + to) / 2;
    const fit = yield* within(from, middle, solve(workspace, training, null, samples, 0));
    const predictions = yield* predictWith(workspace, fit, sets.test, outputs);
    const outside = yield* within(middle, to, outsideSharesByKernel(workspace, firstSamples(train, samples), test));
    const { exact, rounded } = judge(predictions, test);
    shares.push({ certified: mean(certifiedTraces(outside, test.prefixes)), exact: mean(exact), rounded: mean(rounded) });
  }
  return shares;
}

function meansOf(counts: readonly number[], draws: readonly Shares[][]): TraceCurvePoint[] {
  return counts.map((traces, k) => {
    const at = draws.map((shares) => shares[k]);
    const certified = at.map((shares) => shares.certified);
    return {
      traces,
      certified: mean(certified),
      exact: mean(at.map(({ exact }) => exact)),
      rounded: mean(at.map(({ rounded }) => rounded)),
      least: Math.min(...certified),
      greatest: Math.max(...certified),
    };
  });
}

function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i];
  return sum / values.length;
}
