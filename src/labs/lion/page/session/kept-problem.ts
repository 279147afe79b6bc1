/** Errors of kept runs; `document/kept-problems.ts` has the sentences. */
import { problemsOf } from "../../../../platform/fields/problem";
import type { lionKeptSentences } from "../../document/kept-problems";

export const lionKeptProblem = problemsOf<typeof lionKeptSentences>();
