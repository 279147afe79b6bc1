/** Makes problems from their codes; `own-data-problems.ts` has the sentences. */
import { dataFaultsOf } from "../../../platform/fields/data-document";
import { problemsOf } from "../../../platform/fields/problem";
import type { ownDataSentences } from "./own-data-problems";

export const refuse = dataFaultsOf<typeof ownDataSentences>();
export const ownDataProblem = problemsOf<typeof ownDataSentences>();
