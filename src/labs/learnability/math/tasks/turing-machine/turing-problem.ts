/** Makes problems from their codes; `problems.ts` has the sentences. */
import { spottedProblemsOf } from "../machine/problem";
import type { turingSentences } from "./problems";

export const turingProblem = spottedProblemsOf<typeof turingSentences>();
