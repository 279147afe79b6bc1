import type { RandomAttentionSpec, Shift } from "../../math/tasks/random-attention/schema";
import { ledeText } from "./lede-words";
import type { TargetView } from "./target-view";
import { targetText } from "./words";

export const randomAttentionView: TargetView<RandomAttentionSpec> = {
  kind: "random-attention",
  name: () => targetText.names["random-attention"],
  lede: {
    made: ({ teacher, heads, samples }) => (teacher === "linear" ? ledeText.network(heads, samples) : ledeText.otherNetwork(samples)),
    question: () => ledeText.questions.function,
  },
  shifted: ({ shifts }) => shifts.map(shiftName),
};

function shiftName(shift: Shift): string {
  const words = targetText.shifted;
  if (shift.kind === "scaled") return words.scaled(shift.factor);
  if (shift.kind === "law") return words.law(words.laws[shift.inputLaw]);
  return words.length(shift.n);
}
