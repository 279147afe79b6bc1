/** Makes problems from their codes; `layer-problems.ts` has the sentences. */
import { problemsOf } from "../../../../../platform/fields/problem";
import type { automatonLayerSentences } from "./layer-problems";

export const automatonWords = problemsOf<typeof automatonLayerSentences>();
