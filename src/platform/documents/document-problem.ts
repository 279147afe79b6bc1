/** What can be wrong; `problems.ts` has the sentences. */
import { problemsOf } from "../fields/problem";
import type { documentSentences } from "./problems";

export const documentProblem = problemsOf<typeof documentSentences>();
