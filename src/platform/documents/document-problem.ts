/** Makes the problems of documents and links; `problems.ts` has their sentences. */
import { problemsOf } from "../fields/problem";
import type { documentSentences } from "./problems";

export const documentProblem = problemsOf<typeof documentSentences>();
