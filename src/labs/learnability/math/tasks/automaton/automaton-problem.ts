/** Makes problems from their codes; `problems.ts` has the sentences. */
import { spottedProblemsOf } from "../machine/problem";
import type { automatonSentences } from "./problems";

export const automatonProblem = spottedProblemsOf<typeof automatonSentences>();
