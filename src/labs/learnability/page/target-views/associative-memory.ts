import { shiftedKeys } from "../../math/tasks/associative-memory/key-laws";
import type { AssociativeMemorySpec } from "../../math/tasks/associative-memory/schema";
import { ledeText } from "./lede-words";
import type { TargetView } from "./target-view";
import { targetText } from "./words";

export const associativeMemoryView: TargetView<AssociativeMemorySpec> = {
  kind: "associative-memory",
  name: () => targetText.names["associative-memory"],
  lede: {
    made: ({ pairs, samples }) => ledeText.memory(pairs, samples),
    question: () => ledeText.questions.memory,
  },
  shifted: (spec) => [targetText.shifted.keys(shiftedKeys(spec))],
};
