/** Errors of documents; `problems.ts` has the sentences. */
import { problemsOf } from "../../../platform/fields/problem";
import type { eagleSentences } from "./problems";

export const eagleProblem = problemsOf<typeof eagleSentences>();
