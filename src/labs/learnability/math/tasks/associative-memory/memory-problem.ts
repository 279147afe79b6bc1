/** Makes problems from their codes; `problems.ts` has the sentences. */
import { problemsOf } from "../../../../../platform/fields/problem";
import type { memorySentences } from "./problems";

export const memoryProblem = problemsOf<typeof memorySentences>();
