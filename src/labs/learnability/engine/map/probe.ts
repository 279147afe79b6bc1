/** Estimates the time of a map on this device from a few milliseconds of training in some of its cells. */

import type { LongComputation } from "../../../../platform/numerics/progress";
import type { Experiment } from "../../document/document";
import type { LearnabilityMap, MapPlace } from "../../document/map";
import { learnerOf } from "../../math/learners/gradient/any-learner";
import type { OwnData } from "../../math/tasks/dataset";
import type { TaskSpec } from "../../math/tasks/registry";
import { workOf } from "../gradient-runs";
import { TrainingRun } from "../training-run";
import { cellsOf, experimentAt, learnerAt, mapOf, mappedLearner, type RunPlace } from "./cells";
import { MapData } from "./data-sets";
import { mapSteps } from "./train";

/** Milliseconds of one step and of one measurement of the error. */
export interface ProbedCost {
  readonly step: number;
  readonly look: number;
  /** Multiply-adds of one step, as a calibration counts them. */
  readonly work: number;
}

/** The measured cells: at most three along each axis, both ends and the middle. */
export function probedPlaces({ x, y }: LearnabilityMap): RunPlace[] {
  return probedAlong(y.points.length).flatMap((row) => probedAlong(x.points.length).map((column) => ({ x: column, y: row, seed: 0 })));
}

function probedAlong(count: number): number[] {
  return [...new Set([0, Math.floor((count - 1) / 2), count - 1])];
}

/** Milliseconds of a probe, and largest number of its training samples: the time of a step does not depend on it. */
const probeMilliseconds = 12;
const probeSamples = 64;

/** Measures the cost of one run; null where it cannot be computed. */
export function* probeRun(experiment: Experiment, data: OwnData | null, place: RunPlace): LongComputation<ProbedCost | null> {
  const own = experimentAt(experiment, place);
  const spec = own.learners[mappedLearner];
  if (spec.kind !== "gradient") return null;
  try {
    const { dataset, memory } = yield* new MapData().of({ ...own, task: withFewSamples(own.task) }, data);
    const endless = { ...spec, steps: 1_000_000, schedule: "constant" } as const;
    const run = new TrainingRun(learnerOf(dataset, endless, own.seed, memory), dataset.shifted.length, null);
    run.advance(1, 1);
    const start = performance.now();
    while (performance.now() - start < probeMilliseconds && !run.ended) run.advance(1_000_000, Number.POSITIVE_INFINITY);
    const step = (performance.now() - start) / Math.max(1, run.learner.step - 1);
    const looking = performance.now();
    run.learner.errors();
    return { step, look: performance.now() - looking, work: workOf(spec, dataset) };
  } catch {
    return null;
  }
}

/** The same task with fewer samples. */
function withFewSamples(task: TaskSpec): TaskSpec {
  if ("samples" in task) return { ...task, samples: Math.min(task.samples, probeSamples) };
  return "traces" in task ? { ...task, traces: Math.min(task.traces, probeSamples) } : task;
}

/**
 * Upper bounds of the milliseconds of a run of each cell, row by row; costs between probed cells are interpolated, linearly
 * in the logarithm.
 */
export function forecast(experiment: Experiment, costs: readonly (ProbedCost | null)[]): Float64Array {
  const map = mapOf(experiment);
  const { stop } = experiment;
  const [columns, rows] = [probedAlong(map.x.points.length), probedAlong(map.y.points.length)];
  const known = costs.filter((cost) => cost !== null);
  const typical: ProbedCost = known[Math.floor(known.length / 2)] ?? { step: 0.05, look: 0.1, work: 1 };
  const costAt = (row: number, column: number) => costs[row * columns.length + column] ?? typical;
  const between = (part: keyof ProbedCost, { x, y }: MapPlace) => {
    const [across, down] = [within(columns, x), within(rows, y)];
    const logarithm = (row: number, column: number) => Math.log(Math.max(1e-12, costAt(row, column)[part]));
    const line = (row: number) => mix(logarithm(row, across.from), logarithm(row, across.to), across.share);
    return Math.exp(mix(line(down.from), line(down.to), down.share));
  };
  return Float64Array.from(cellsOf(map), (cell) => {
    const { steps } = learnerAt(experiment, { ...cell, seed: 0 });
    const milliseconds = steps * between("step", cell) + mapSteps(steps, stop).length * between("look", cell);
    return stop.seconds > 0 ? Math.min(milliseconds, 1000 * stop.seconds) : milliseconds;
  });
}

/** The probed places around a place, and its relative position between them. */
function within(probed: readonly number[], place: number): { readonly from: number; readonly to: number; readonly share: number } {
  const to = probed.findIndex((known) => known >= place);
  if (to === 0) return { from: 0, to: 0, share: 0 };
  return { from: to - 1, to, share: (place - probed[to - 1]) / (probed[to] - probed[to - 1]) };
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** Gradient steps of all runs of a map if no rule ends them. */
export function stepsOfMap(experiment: Experiment): number {
  const map = mapOf(experiment);
  return map.seeds * cellsOf(map).reduce((sum, cell) => sum + learnerAt(experiment, { ...cell, seed: 0 }).steps, 0);
}
