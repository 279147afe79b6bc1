/** Problems of machines by their codes; `problems.ts` has the sentences. */
import { problemsOf } from "../../../../platform/fields/problem";
import type { machineSentences } from "./problems";

export const machineProblem = problemsOf<typeof machineSentences>();
