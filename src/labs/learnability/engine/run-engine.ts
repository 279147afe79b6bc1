/** What it takes to run an experiment. */

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
  prepare: ({ task, learners }, jobs) => {
    const own = learners.filter((_, index) => jobs.includes(learnerJob(index)));
    const source = hasSource(task) ? null : import("../math/tasks/generators");
    const learning = openLearners(own);
    return source || learning ? Promise.all([source, learning]) : null;
  },
  create: createJob,
  connect: (port) => void import("./study/loan").then(({ lendThrough }) => lendThrough(port, newestDataJob)),
  failed: failedState,
  joinViews,
};
