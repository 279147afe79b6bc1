/** The jobs of a document of the LION lab: all forms of it, and two sweeps that can be watched; or those who learn a task. */

import { type JobId, type JobPlan, jobsOfList } from "../../../platform/engine/job";
import { type LionDocument, tokensOf } from "../document/document";
import { isMadeSequence } from "../document/problem-fields";
import { operationsOf } from "../math/cost";

export const formsJob: JobId = "forms";
export const sweepJob: JobId = "sweep";
export const baselinesJob: JobId = "baselines";

/** The job of the learner at an index of the document, and the index of the learner that a job is about. */
export const { idOf: learnerId, indexOf: learnerOf } = jobsOfList("learners", "learner");

/** Most operations of two sweeps that are still started: they are for watching, and take a few seconds. */
const mostSwept = 4e9;

/**
 * The forms come first: the answers are there before anybody has watched how they come about. Of a task it is what needs no
 * learning.
 */
export function jobsOf(document: LionDocument): readonly JobPlan[] {
  if (document.problem.kind === "task") {
    const training = document.learners.map((_, index) => ({ id: learnerId(index), stepwise: true, suitsGpu: false }));
    return [{ id: baselinesJob, stepwise: false, suitsGpu: false }, ...training];
  }
  const forms = { id: formsJob, stepwise: false, suitsGpu: false };
  return isSwept(document) ? [forms, { id: sweepJob, stepwise: true, suitsGpu: false }] : [forms];
}

/** Own data are swept whatever their size, which documents do not know. */
function isSwept({ problem, variant, scans }: LionDocument): boolean {
  const length = tokensOf(problem);
  if (!isMadeSequence(problem) || length === null) return true;
  const { d, dv } = problem;
  return scans * operationsOf("recurrent", { length, d, dv, chunk: 1, decays: variant !== "LIT" }) <= mostSwept;
}
