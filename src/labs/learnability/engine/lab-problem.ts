/** What can be wrong; `problems.ts` has the sentences. */
import { type Problem, problemsOf, problemWords } from "../../../platform/fields/problem";
import type { labSentences } from "./problems";

export const labProblem = problemsOf<typeof labSentences>();

/** That a learner has no result, and why. @param failure  undefined where it did not begin. */
export function learnerFailed(index: number, failure: Problem | undefined): Problem {
  if (!failure) return labProblem("learner-not-started", { index });
  return labProblem(problemWords(failure).hint ? "learner-failed-advice" : "learner-failed", { index, problem: failure });
}
