/** Makes the problems of failed jobs; `problems.ts` has their sentences. */
import { problemsOf } from "../fields/problem";
import type { engineSentences } from "./problems";

export const engineProblem = problemsOf<typeof engineSentences>();
