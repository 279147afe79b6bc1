/** Makes problems from their codes; `problems.ts` has the sentences. */
import { spottedProblemsOf } from "./problem";
import type { machineSentences } from "./problems";

export const machineProblem = spottedProblemsOf<typeof machineSentences>();
