/** The common report of all seeds of one gradient learner, on any backend. */

import type { JobId, JobStatus } from "../../../platform/engine/job";
import type { Problem } from "../../../platform/fields/problem";
import { batchOf } from "../math/learners/gradient/batch";
import type { GradientSpec, TrainingSpec } from "../math/learners/gradient/fields";
import type { CurveRecorder } from "../math/learners/recording";
import type { StopReason } from "../math/learners/stop-reason";
import type { Dataset } from "../math/tasks/dataset";
import type { Divergence, GradientCheckpoint, GradientJobState, LatestErrors, LossCurve, RunCheckpoint } from "./protocol";

/** One seed of a gradient learner with its error curve. */
export interface SeedRun {
  readonly recorder: CurveRecorder;
  /** Steps taken so far. */
  readonly step: number;
  readonly diverged: Divergence | undefined;
  readonly stopped: StopReason | undefined;
  /** Whether it ended before its last step, by divergence or by a rule. */
  readonly ended: boolean;
  /** The present errors, refreshed by the clock; undefined before the first. */
  latest(): LatestErrors | undefined;
  /** Null before the first state. */
  checkpoint(): RunCheckpoint | null;
}

/** A gradient learner with all its seeds, the learner's own first. */
export interface GradientRuns {
  readonly job: JobId;
  /** Index into `experiment.learners`. */
  readonly learner: number;
  readonly spec: TrainingSpec;
  readonly runs: readonly SeedRun[];
  readonly status: JobStatus;
  readonly milliseconds: number;
  /** Multiply-adds of one step, where they are known, once the data are generated. */
  readonly work?: number;
  /** The checkpoint it began from; reported before there are runs. */
  readonly from: GradientCheckpoint | undefined;
  readonly failure: Problem | undefined;
}

const empty: LossCurve = { step: new Float64Array(), train: new Float64Array(), test: new Float64Array(), shifted: [] };

/** The step of the slowest seed still running, or of the first seed when none is. */
export function stepOfRuns({ runs, from }: Pick<GradientRuns, "runs" | "from">): number {
  if (runs.length === 0) return from?.step ?? 0;
  const going = runs.filter(({ ended }) => !ended);
  return going.length === 0 ? runs[0].step : Math.min(...going.map(({ step }) => step));
}

export function stateOfRuns({ job, learner, spec, runs, status, milliseconds, work, from, failure }: GradientRuns): GradientJobState {
  const first = runs[0];
  const latest = status === "running" ? first?.latest() : undefined;
  const step = stepOfRuns({ runs, from });
  const lost = runs.slice(1).flatMap(({ diverged }, place) => (diverged ? [place] : []));
  return {
    kind: "gradient",
    job,
    learner,
    status,
    progress: step / spec.steps,
    milliseconds,
    step,
    steps: spec.steps,
    curve: first?.recorder.curve() ?? from?.runs[0]?.curve ?? empty,
    ...(latest ? { latest } : {}),
    repeats: runs.slice(1).map(({ recorder }) => recorder.curve()),
    ...(lost.length > 0 ? { divergedRepeats: lost } : {}),
    ...(work === undefined ? {} : { work }),
    ...(first?.diverged ? { diverged: first.diverged } : {}),
    ...(first?.stopped ? { stopped: first.stopped } : {}),
    ...(failure === undefined ? {} : { failure }),
  };
}

export function checkpointOfRuns({ job, learner, runs, status, milliseconds, from }: GradientRuns): GradientCheckpoint | null {
  const saved = runs.map((run) => run.checkpoint()).filter((checkpoint) => checkpoint !== null);
  if (saved.length === 0 || saved.length < runs.length || status === "failed") return from ?? null;
  return { job, learner, step: stepOfRuns({ runs, from }), runs: saved, milliseconds };
}

/**
 * Multiply-adds of the forward pass of one step of all seeds: every head of every row takes two products with a d x d
 * matrix and one with outputs x d.
 */
export function workOf({ heads, repeats, ...spec }: GradientSpec, { d, outputs, train }: Pick<Dataset, "d" | "outputs" | "train">): number {
  return repeats * batchOf(spec, train.count / train.prefixes) * train.prefixes * heads * d * (2 * d + outputs);
}
