/** Problems of learners by code; `problems.ts` has the sentences. */
import { problemsOf } from "../../../../platform/fields/problem";
import type { learnerSentences } from "./problems";

export const learnerProblem = problemsOf<typeof learnerSentences>();
