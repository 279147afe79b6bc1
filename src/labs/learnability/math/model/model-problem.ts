/** Problems of the model by code; `problems.ts` has the sentences. */
import { problemsOf } from "../../../../platform/fields/problem";
import type { modelSentences } from "./problems";

export const modelProblem = problemsOf<typeof modelSentences>();
