/** Runs an experiment. */

import type { RunEngine } from "../../../platform/engine/lab-engine";
import { hasSource } from "../math/tasks/sources";
import { failedState } from "./failed-state";
import { jobsOf, learnerJob } from "./job-plan";
import { createJob, newestDataJob } from "./jobs";
import { joinViews } from "./join-views";
import { openLearners } from "./late-learners";
import type { Learnability } from "./protocol";

export const runEngine: RunEngine<Learnability> = {
  jobs: jobsOf,
  prepare: async ({ task, learners }, jobs) => {
    const learning = openLearners(jobs ? learners.filter((_, index) => jobs.includes(learnerJob(index))) : learners);
    // After a failed fetch, the jobs that need the code fail.
    if (!hasSource(task)) await import("../math/tasks/generators").catch(() => {});
    const late = await learning;
    return { create: (context) => createJob(context, late) };
  },
  connect: (port) => void import("./study/loan").then(({ lendThrough }) => lendThrough(port, newestDataJob)),
  failed: failedState,
  joinViews,
};
