import { counted, inWords, plural } from "../../../../platform/ui/grammar";
import { shiftedKeys } from "../../math/tasks/associative-memory/key-laws";
import type { AssociativeMemorySpec } from "../../math/tasks/associative-memory/schema";
import { viewOf } from "./target-view";

export const view = viewOf<AssociativeMemorySpec>("associative-memory", {
  name: "Associative memory",
  heading: "Target: associative memory",
  lede: {
    made: ({ pairs, samples }) =>
      `${counted(samples, "small memory", "small memories")} of ${inWords(pairs)} ${plural(pairs, "pair", "pairs")} ${plural(samples, "is", "are each")} asked for one value.`,
    question: "Who learns to look up?",
  },
  shifted: (spec) => [`${shiftedKeys(spec)} keys`],
});
