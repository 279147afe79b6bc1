/** What can be wrong; `problems.ts` has the sentences. */
import { problemsOf } from "../fields/problem";
import type { engineSentences } from "./problems";

export const engineProblem = problemsOf<typeof engineSentences>();
