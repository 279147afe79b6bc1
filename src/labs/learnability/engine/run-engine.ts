/** Runs an experiment. */

import type { RunEngine } from "../../../platform/engine/lab-engine";
import { leastOrder } from "../math/eigenvalues/least-order";
import type { LearnerSpec } from "../math/learners/registry";
import { isSolved } from "../math/learners/training-methods";
import { featureCount } from "../math/model/samples";
import { isAlwaysLoaded } from "../math/tasks/sources";
import { failedState } from "./failed-state";
import { dataJob, jobsOf, learnerJob } from "./job-plan";
import { createJob, newestDataJob } from "./jobs";
import { joinViews } from "./join-views";
import { openLearners } from "./late-learners";
import type { Learnability } from "./protocol";

export const runEngine: RunEngine<Learnability> = {
  jobs: jobsOf,
  prepare: async ({ task, learners }, jobs) => {
    const isOurs = (spec: LearnerSpec, index: number) => !jobs || jobs.includes(isSolved(spec) ? dataJob : learnerJob(index));
    const learning = openLearners(learners.filter(isOurs));
    // After a failed fetch, the jobs that need the code fail.
    if (!isAlwaysLoaded(task)) await import("./other-targets").catch(() => {});
    // Sizes are in the records of targets, which a run does not fetch. Tokens of those with a d have at most 2 d coordinates.
    const isSmall = "d" in task && featureCount(2 * task.d) < leastOrder;
    if (!isSmall) await import("../math/eigenvalues/two-stages").catch(() => {});
    const late = await learning;
    return { create: (context) => createJob(context, late) };
  },
  connect: (port) => void import("./study/loan").then(({ lendThrough }) => lendThrough(port, newestDataJob)),
  failed: failedState,
  joinViews,
};
