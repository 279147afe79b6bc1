/** Problems of size by code; `size-problems.ts` has the sentences. */
import { problemsOf } from "../../../platform/fields/problem";
import type { sizeSentences } from "./size-problems";

export const sizeProblemOf = problemsOf<typeof sizeSentences>();
