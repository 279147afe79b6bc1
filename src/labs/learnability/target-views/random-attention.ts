import type { RandomAttentionSpec, Shift } from "../../../tasks/random-attention/schema";
import { translate } from "../../../ui/language";
import { panelText } from "../panels/words";
import { ledeText } from "../rail/lede-words";
import { railText } from "../rail/words";
import type { TargetView } from "./target-view";

export const randomAttentionView: TargetView<RandomAttentionSpec> = {
  kind: "random-attention",
  name: () => railText.target.kinds["random-attention"],
  lede: {
    made: ({ teacher, heads, samples }) => (teacher === "linear" ? ledeText.network(heads, samples) : ledeText.otherNetwork(samples)),
    question: () => ledeText.questions.function,
  },
  shifted: ({ shifts }) => shifts.map(shiftName),
};

function shiftName(shift: Shift): string {
  const words = panelText.loss.shifted;
  if (shift.kind === "scaled") return words.scaled(shift.factor);
  if (shift.kind === "law") return words.law(translate(shift.inputLaw === "gaussian" ? "Gaussian" : shift.inputLaw));
  return words.length(shift.n);
}
