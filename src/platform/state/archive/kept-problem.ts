/** Makes the problems of own data and curves in an archive; `kept-problems.ts` has their sentences. */
import { problemsOf } from "../../fields/problem";
import type { keptSentences } from "./kept-problems";

export const keptProblem = problemsOf<typeof keptSentences>();
