/** Makes problems from their codes; `layer-problems.ts` has the sentences. */
import { problemsOf } from "../../../../../platform/fields/problem";
import type { turingLayerSentences } from "./layer-problems";

export const turingWords = problemsOf<typeof turingLayerSentences>();
