/** What can be wrong; `kept-problems.ts` has the sentences. */
import { problemsOf } from "../../fields/problem";
import type { keptSentences } from "./kept-problems";

export const keptProblem = problemsOf<typeof keptSentences>();
