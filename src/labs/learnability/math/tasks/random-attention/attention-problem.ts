/** Makes problems from their codes; `problems.ts` has the sentences. */
import { problemsOf } from "../../../../../platform/fields/problem";
import type { attentionSentences } from "./problems";

export const attentionProblem = problemsOf<typeof attentionSentences>();
