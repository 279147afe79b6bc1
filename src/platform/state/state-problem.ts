/** What can be wrong; `problems.ts` has the sentences. */
import { problemsOf } from "../fields/problem";
import type { stateSentences } from "./problems";

export const stateProblem = problemsOf<typeof stateSentences>();
