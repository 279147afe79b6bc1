/** Trains one run of a map to its end: the same learner, batches, recorded steps and stop rules as the page, so the same bits. */

import { describeFailure } from "../../../../platform/engine/failure";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { recordedSteps } from "../../../../platform/numerics/recording-grid";
import type { Experiment } from "../../document/document";
import { learnerOf } from "../../math/learners/gradient/any-learner";
import { batchOf } from "../../math/learners/gradient/batch";
import type { GradientSpec } from "../../math/learners/gradient/fields";
import type { StopRules } from "../../math/learners/stop";
import type { Dataset, OwnData } from "../../math/tasks/dataset";
import { divergenceOfTraining } from "../divergence";
import type { SeedRun } from "../gradient-runs";
import { TrainingRun } from "../training-run";
import { experimentAt, mappedLearner, type RunPlace } from "./cells";
import { certificateOf, type HeldData, type MapData } from "./data-sets";
import { type DataBounds, failedRun, type MapReport, type MapRun } from "./report";

/** The request for a run. A sweep over several machines uses the same request. */
export interface RunRequest {
  /** With the map. */
  readonly experiment: Experiment;
  readonly data: OwnData | null;
  readonly place: RunPlace;
  /** Whether to certify the data, too. */
  readonly certify: boolean;
}

/** Computes one run; a failure is part of the report. The progress is that of its steps. */
export function* computeRun(sets: MapData, { experiment, data, place, certify }: RunRequest): LongComputation<MapReport> {
  let certificate: DataBounds | null = null;
  try {
    const own = experimentAt(experiment, place);
    const spec = own.learners[mappedLearner];
    if (spec.kind !== "gradient") throw new Error("the map's learner is no gradient learner");
    const held = yield* within(0, 0, sets.of(own, data));
    if (certify) certificate = yield* within(0, 0, certificateOf(held));
    const trained = yield* trainOne(held, spec, own.seed, own.stop);
    return { run: { place, ...trained }, certificate };
  } catch (error) {
    return { run: failedRun(place, describeFailure(error)), certificate };
  }
}

/** Trains one run and frees its memory. */
function* trainOne(
  { dataset, memory }: HeldData,
  spec: GradientSpec,
  seed: number,
  rules: StopRules,
): LongComputation<Omit<MapRun, "place">> {
  const mark = memory.workspace.mark();
  let milliseconds = 0;
  try {
    const run = new TrainingRun(learnerOf(dataset, spec, seed, memory), dataset.shifted.length, null);
    for (const until of mapSteps(spec.steps, rules)) {
      while (!run.ended && run.learner.step < until) {
        const start = performance.now();
        run.advance(until, Number.POSITIVE_INFINITY);
        milliseconds += performance.now() - start;
        run.applyRules(rules, until, milliseconds);
        yield run.learner.step / spec.steps;
      }
      if (run.ended) break;
    }
    return outcomeOf(run, spec, dataset, milliseconds);
  } finally {
    memory.workspace.release(mark);
  }
}

/** The outcome of a finished run, on any backend. */
export function outcomeOf(
  { diverged, stopped, recorder, step }: Pick<SeedRun, "diverged" | "stopped" | "recorder" | "step">,
  spec: GradientSpec,
  dataset: Dataset,
  milliseconds: number,
): Omit<MapRun, "place"> {
  return {
    outcome: diverged ? "diverged" : "done",
    error: diverged ? Number.NaN : (recorder.test.at(-1) ?? Number.NaN),
    steps: step,
    curve: { step: Float64Array.from(recorder.step), error: Float64Array.from(recorder.test) },
    stopped: stopped ?? null,
    reason: diverged ? divergenceOfTraining(spec, diverged.step) : null,
    multiplyAdds: step * multiplyAddsOfStep(spec, dataset),
    milliseconds,
  };
}

/** A map records every fourth of the page's recorded steps: 12 per decade, a quarter of the measurements. */
const thinning = 4;

/**
 * The steps at which a map records the error: some of the page's recorded steps, and always the last. Stop rules use
 * recorded errors, so with rules all of them are recorded, and runs end as on the page.
 */
export function mapSteps(total: number, { targetError, plateau, seconds }: StopRules): number[] {
  const all = recordedSteps(total);
  if (targetError > 0 || plateau > 0 || seconds > 0) return all;
  // Up to step 100 the page records every step; a map needs only those as far apart as later ones.
  const kept: number[] = [];
  const ratio = 10 ** (thinning / 50);
  for (const step of all) if (kept.length === 0 || step >= kept[kept.length - 1] * ratio - 0.5) kept.push(step);
  if (kept.at(-1) !== total) kept.push(total);
  return kept;
}

/**
 * Multiply-adds of one step, head by head: for each of the rows of a batch and each head, V (G Q z) costs d_out d + 2 d^2,
 * and its gradient twice as much.
 */
export function multiplyAddsOfStep(
  { heads, ...spec }: GradientSpec,
  { d, outputs, train }: Pick<Dataset, "d" | "outputs" | "train">,
): number {
  return 3 * batchOf(spec, train.count / train.prefixes) * train.prefixes * heads * (outputs * d + 2 * d * d);
}
