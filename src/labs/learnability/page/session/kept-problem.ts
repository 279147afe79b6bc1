/** Problems of archived data by code; `document/kept-problems.ts` has the sentences. */
import { problemsOf } from "../../../../platform/fields/problem";
import type { learnabilityKeptSentences } from "../../document/kept-problems";

export const learnabilityKeptProblem = problemsOf<typeof learnabilityKeptSentences>();
