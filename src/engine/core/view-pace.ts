import type { Job } from "../learnability/job-plan";
import type { Views } from "../learnability/protocol";
import type { LearnerView } from "../learnability/view";

/** Pictures of matrices need no more than eight frames a second. */
const leastPause = 125;
/** Views may cost a tenth of the worker's time. */
const pausePerCost = 9;

/** When views are computed again: at once when something ended or was asked for, otherwise at a rate that costs little. */
export class ViewPace {
  #next = Number.NEGATIVE_INFINITY;
  #hurried = false;

  /** The next views are due whatever they cost. */
  hurry(): void {
    this.#hurried = true;
  }

  isDue(now: number): boolean {
    return this.#hurried || now >= this.#next;
  }

  /** Views were computed between these two times. */
  shown(start: number, end: number): void {
    this.#hurried = false;
    this.#next = end + Math.max(leastPause, pausePerCost * (end - start));
  }
}

export type Viewed = Pick<Job, "views">;

/** The views of some jobs together; null while none of them has anything to show. */
export function collectViews(jobs: readonly Viewed[], sample: number): Views | null {
  let target: Views["target"] = null;
  const learners: LearnerView[] = [];
  for (const job of jobs) {
    const views = viewsOf(job, sample);
    if (!views) continue;
    target ??= views.target;
    learners.push(...views.learners);
  }
  return target || learners.length > 0 ? { target, learners } : null;
}

/** A learner that diverged may have nothing that can be drawn; its curve says so, and training is not disturbed. */
function viewsOf(job: Viewed, sample: number): Views | null {
  try {
    return job.views(sample);
  } catch {
    return null;
  }
}
