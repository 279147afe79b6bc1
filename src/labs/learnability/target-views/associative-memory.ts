import { shiftedKeys } from "../../../tasks/associative-memory/key-laws";
import type { AssociativeMemorySpec } from "../../../tasks/associative-memory/schema";
import { ledeText } from "../../../ui/lede-text";
import { text } from "../../../ui/text";
import type { TargetView } from "./target-view";

export const associativeMemoryView: TargetView<AssociativeMemorySpec> = {
  kind: "associative-memory",
  name: () => text.target.kinds["associative-memory"],
  lede: {
    made: ({ pairs, samples }) => ledeText.memory(pairs, samples),
    question: () => ledeText.questions.memory,
  },
  shifted: (spec) => [text.panels.loss.shifted.keys(shiftedKeys(spec))],
};
