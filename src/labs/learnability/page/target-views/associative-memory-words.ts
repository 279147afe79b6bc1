import { counted, inWords, plural } from "../../../../platform/ui/grammar";
import { shiftedKeys } from "../../math/tasks/associative-memory/key-laws";
import type { AssociativeMemorySpec } from "../../math/tasks/associative-memory/schema";
import { viewOf } from "./target-view";

export const view = viewOf<AssociativeMemorySpec>("associative-memory", {
  name: "Associative memory",
  heading: "Target: associative memory",
  lede: {
    made: ({ pairs, samples }) =>
      `${counted(samples, "memory", "memories")} of ${inWords(pairs)} key-value ${plural(pairs, "pair", "pairs")} ${plural(samples, "is", "are each")} queried for one value.`,
    question: "Can a lookup be learned from them?",
  },
  shifted: (spec) => [`${shiftedKeys(spec)} keys`],
});
