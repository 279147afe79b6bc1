/** Makes the problems of impossible computations; `problems.ts` has their sentences. */
import { problemsOf } from "../fields/problem";
import type { numericsSentences } from "./problems";

export const numericsProblem = problemsOf<typeof numericsSentences>();
