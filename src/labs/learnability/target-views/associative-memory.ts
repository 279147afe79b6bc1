import type { AssociativeMemorySpec } from "../../../tasks/associative-memory/schema";
import { shiftedKeys } from "../../../tasks/associative-memory/spec";
import { panelText } from "../panels/words";
import { ledeText } from "../rail/lede-words";
import { railText } from "../rail/words";
import type { TargetView } from "./target-view";

export const associativeMemoryView: TargetView<AssociativeMemorySpec> = {
  kind: "associative-memory",
  name: () => railText.target.kinds["associative-memory"],
  lede: {
    made: ({ pairs, samples }) => ledeText.memory(pairs, samples),
    question: () => ledeText.questions.memory,
  },
  shifted: (spec) => [panelText.loss.shifted.keys(shiftedKeys(spec))],
};
