/** Problems of an experiment by code; `problems.ts` has the sentences. */
import { problemsOf } from "../../../platform/fields/problem";
import type { experimentSentences } from "./problems";

export const experimentProblem = problemsOf<typeof experimentSentences>();
