/** What can be wrong; `problems.ts` has the sentences. */
import { problemsOf } from "../fields/problem";
import type { tensorSentences } from "./problems";

export const tensorProblem = problemsOf<typeof tensorSentences>();
