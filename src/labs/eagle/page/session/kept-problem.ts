/** Errors of kept runs; `document/kept-problems.ts` has the sentences. */
import { problemsOf } from "../../../../platform/fields/problem";
import type { eagleKeptSentences } from "../../document/kept-problems";

export const eagleKeptProblem = problemsOf<typeof eagleKeptSentences>();
