/** Makes the problems of files; `problems.ts` has their sentences. */
import { dataFaultsOf } from "../fields/data-document";
import { problemsOf } from "../fields/problem";
import type { formatSentences } from "./problems";

export const formatProblem = problemsOf<typeof formatSentences>();
export const formatFault = dataFaultsOf<typeof formatSentences>();
