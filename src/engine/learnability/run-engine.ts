/** What it takes to run an experiment. */
import type { RunEngine } from "../core/lab-engine";
import { needsDeep, openDeep } from "./deep";
import { failedState } from "./failed-state";
import { jobsOf, learnerJob } from "./job-plan";
import { createJob } from "./jobs";
import { joinViews } from "./join-views";
import type { Learnability } from "./protocol";

export const runEngine: RunEngine<Learnability> = {
  jobs: jobsOf,
  prepare: ({ learners }, jobs) => {
    const own = learners.filter((_, index) => jobs.includes(learnerJob(index)));
    return needsDeep(own) ? openDeep(own) : null;
  },
  create: createJob,
  failed: failedState,
  joinViews,
};
