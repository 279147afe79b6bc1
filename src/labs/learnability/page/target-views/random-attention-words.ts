import { formatSetting } from "../../../../platform/charts/format";
import { counted, inWords, plural } from "../../../../platform/ui/grammar";
import type { RandomAttentionSpec, Shift } from "../../math/tasks/random-attention/schema";
import { viewOf } from "./target-view";

const sequences = (count: number) => counted(count, "random sequence", "random sequences");
const laws = { gaussian: "Gaussian", rademacher: "Rademacher", sphere: "spherical" } as const;

function shiftName(shift: Shift): string {
  if (shift.kind === "scaled") return `tokens × ${formatSetting(shift.factor)}`;
  if (shift.kind === "law") return `${laws[shift.inputLaw]} tokens`;
  return counted(shift.n, "token", "tokens");
}

export const view = viewOf<RandomAttentionSpec>("random-attention", {
  name: "Random attention",
  heading: "Target: random attention",
  lede: {
    made: ({ teacher, heads, samples }) =>
      teacher === "linear"
        ? `A hidden attention layer of ${inWords(heads)} ${plural(heads, "head", "heads")} labels ${sequences(samples)}.`
        : `A hidden network labels ${sequences(samples)}.`,
    question: "Can the function be recovered from them?",
  },
  shifted: ({ shifts }) => shifts.map(shiftName),
});
