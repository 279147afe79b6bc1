/** Makes the problems of GPUs and of memory for tensors; `problems.ts` has their sentences. */
import { problemsOf } from "../fields/problem";
import type { tensorSentences } from "./problems";

export const tensorProblem = problemsOf<typeof tensorSentences>();
