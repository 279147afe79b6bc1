/** Makes problems from their codes; `problems.ts` has the sentences. */
import { dataFaultsOf } from "../../../../../platform/fields/data-document";
import { problemsOf } from "../../../../../platform/fields/problem";
import type { customSentences } from "./problems";

export const customProblem = problemsOf<typeof customSentences>();
export const customFault = dataFaultsOf<typeof customSentences>();
