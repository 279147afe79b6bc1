/** What it takes to run an experiment. */
import { hasSource } from "../../tasks/sources";
import type { RunEngine } from "../core/lab-engine";
import { needsConvex, openConvex } from "./convex";
import { needsDeep, openDeep } from "./deep";
import { failedState } from "./failed-state";
import { jobsOf, learnerJob } from "./job-plan";
import { createJob } from "./jobs";
import { joinViews } from "./join-views";
import type { Learnability } from "./protocol";

export const runEngine: RunEngine<Learnability> = {
  jobs: jobsOf,
  prepare: ({ task, learners }, jobs) => {
    const own = learners.filter((_, index) => jobs.includes(learnerJob(index)));
    const missing = [
      ...(hasSource(task) ? [] : [() => import("../../tasks/generators")]),
      ...(needsConvex(own) ? [openConvex] : []),
      ...(needsDeep(own) ? [() => openDeep(own)] : []),
    ];
    return missing.length > 0 ? Promise.all(missing.map((fetch) => fetch())) : null;
  },
  create: createJob,
  failed: failedState,
  joinViews,
};
