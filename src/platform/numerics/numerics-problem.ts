/** What can be wrong; `problems.ts` has the sentences. */
import { problemsOf } from "../fields/problem";
import type { numericsSentences } from "./problems";

export const numericsProblem = problemsOf<typeof numericsSentences>();
