/** Makes the problems of opening and saving; `problems.ts` has their sentences. */
import { problemsOf } from "../fields/problem";
import type { stateSentences } from "./problems";

export const stateProblem = problemsOf<typeof stateSentences>();
