/** Problems of learning an automaton by code; `learning-problems.ts` has the sentences. */

import type { learningSentences } from "../../../math/tasks/automaton/learning-problems";
import { spottedProblemsOf } from "../../../math/tasks/machine/problem";

export const learningProblem = spottedProblemsOf<typeof learningSentences>();
