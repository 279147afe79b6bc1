/** Problems of this lab's engine by code; `problems.ts` has the sentences. */
import { type Problem, problemsOf, problemWords } from "../../../platform/fields/problem";
import type { labSentences } from "./problems";

export const labProblem = problemsOf<typeof labSentences>();

/** The problem of a learner without a result, with its reason. @param failure  undefined where the learner did not start. */
export function learnerFailed(index: number, failure: Problem | undefined): Problem {
  if (!failure) return labProblem("learner-not-started", { index });
  return labProblem(problemWords(failure).hint ? "learner-failed-advice" : "learner-failed", { index, problem: failure });
}
