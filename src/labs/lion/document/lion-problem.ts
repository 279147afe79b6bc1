/** Problems of this lab by their codes; `problems.ts` has the sentences. */
import { problemsOf } from "../../../platform/fields/problem";
import type { lionSentences } from "./problems";

export const lionProblem = problemsOf<typeof lionSentences>();
