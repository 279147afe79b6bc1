/** Remaining time of a run, from the remaining work and the speed of this device. */

import { isUnderWay, type JobId, type JobPlan } from "../../../../platform/engine/job";
import { poolSize, shareJobs } from "../../../../platform/engine/thread-plan";
import type { Experiment } from "../../document/document";
import { jobsOf, learnerOf } from "../../engine/job-plan";
import type { AnyJobState } from "../../engine/protocol";
import type { TrainingSize } from "../../math/tasks/size";
import type { Calibration } from "./calibration";
import { type JobWork, negligible, worksOf } from "./work";

export interface Prospect {
  readonly experiment: Experiment;
  /** Null while the size of the data is unknown. */
  readonly size: TrainingSize | null;
  readonly calibration: Pick<Calibration, "speed">;
  /** Cores of this device. */
  readonly cores: number;
  /** The limit on gradient steps of each learner; null is as fast as possible. */
  readonly stepsPerSecond: number | null;
  /** Last report of a job; undefined before the first. That of the data job is the certificate. */
  readonly state: (job: JobId) => AnyJobState | undefined;
}

/** A job's own pace is used after this much work: its first steps wait for compilers and are up to a hundred times slower. */
const leastMilliseconds = 1000;
/** Gradient steps take equal time; the pace of other work at its beginning predicts little. */
const leastProgress = 0.01;

/**
 * Milliseconds until the last job has ended, when each worker does its jobs one after the other; null while the time of
 * some job is unknown. Stop rules may end a learner earlier: then the time is a bound, and the page states so.
 */
export function timeLeft(prospect: Prospect): number | null {
  const { experiment, size, cores } = prospect;
  const works = new Map(size ? worksOf(experiment, size).map((work) => [work.job, work]) : []);
  const plans = new Map(jobsOf(experiment).map((plan) => [plan.id, plan]));
  const workers = shareJobs([...plans.keys()], poolSize(cores)).map((jobs) => {
    const times = jobs
      .flatMap((job) => plans.get(job) ?? [])
      .map((plan) => {
        const state = prospect.state(plan.id);
        const work = works.get(plan.id);
        const whole = work ? timeOf(work, prospect.calibration.speed(work.sort, work.multiplyAdds)) : Number.NaN;
        return {
          computing: capped(computingLeft(state, whole), allowedLeft(prospect, plan, state)),
          limited: limitedLeft(prospect, plan, state),
        };
      });
    // Learners with a limited speed wait at the same time; they compute one after the other.
    return Math.max(sumOf(times.map(({ computing }) => computing)), ...times.map(({ limited }) => limited));
  });
  const longest = Math.max(...workers);
  return Number.isNaN(longest) ? null : longest;
}

/** NaN where neither the speed is known nor the work negligible. */
function timeOf({ sort, multiplyAdds }: JobWork, speed: number | null): number {
  if (speed !== null) return multiplyAdds / speed;
  return multiplyAdds < negligible[sort] ? 0 : Number.NaN;
}

/** @param whole  expected time of the whole job; NaN when that is not known. */
function computingLeft(state: AnyJobState | undefined, whole: number): number {
  if (state && !isUnderWay(state.status)) return 0;
  const { progress, milliseconds } = state ?? { progress: 0, milliseconds: 0 };
  const measured = milliseconds > leastMilliseconds && progress > (state?.kind === "gradient" ? 0 : leastProgress);
  if (measured) return (milliseconds * (1 - progress)) / progress;
  return whole * (1 - progress);
}

/** Milliseconds of computing that the time rule still allows a learner; it does not apply to jobs without gradient steps. */
function allowedLeft({ experiment }: Prospect, { stepwise }: JobPlan, state: AnyJobState | undefined): number {
  const { seconds } = experiment.stop;
  if (seconds === 0 || !stepwise) return Number.POSITIVE_INFINITY;
  return Math.max(0, seconds * 1000 - (state?.milliseconds ?? 0));
}

/** Time of a job under a cap, which is a bound also where nothing else is known. */
function capped(left: number, cap: number): number {
  if (Number.isNaN(left)) return Number.isFinite(cap) ? cap : left;
  return Math.min(left, cap);
}

function limitedLeft({ experiment, stepsPerSecond }: Prospect, { id, stepwise }: JobPlan, state: AnyJobState | undefined): number {
  if (stepsPerSecond === null || !stepwise) return 0;
  const spec = experiment.learners[learnerOf(id)];
  if (!("steps" in spec)) return 0;
  if (state && !isUnderWay(state.status)) return 0;
  return ((1 - (state?.progress ?? 0)) * spec.steps * 1000) / stepsPerSecond;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
