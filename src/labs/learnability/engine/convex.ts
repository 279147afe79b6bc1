/** The door to learners of the convex problem: they are fetched when an experiment has one. */

import { PlaygroundError } from "../../../platform/numerics/errors";
import type { Experiment } from "../document/document";
import type { LearnerSpec } from "../math/learners/registry";
import { wayOf } from "../math/learners/ways";
import type { OwnData } from "../math/tasks/dataset";
import { labProblem } from "./problems";
import type { LearnabilityJob } from "./protocol";

let fetched: typeof import("./convex-job") | null = null;

export function needsConvex(learners: readonly LearnerSpec[]): boolean {
  return learners.some((spec) => wayOf(spec).learns === "convex");
}

export async function openConvex(): Promise<void> {
  fetched = await import("./convex-job");
}

/** @throws {PlaygroundError} before `openConvex` has been waited for. */
export function createConvexJob(experiment: Experiment, data: OwnData | null, index: number): LearnabilityJob {
  if (!fetched) throw new PlaygroundError(labProblem("unfetched-convex"));
  return new fetched.ConvexJob(experiment, data, index);
}
