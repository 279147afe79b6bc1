import { formatCount, formatSetting } from "../../../../platform/charts/format";
import { counted, inWords } from "../../../../platform/ui/grammar.de";
import type { RandomAttentionSpec, Shift } from "../../math/tasks/random-attention/schema";
import type { TargetView } from "./target-view";

const sequences = (count: number) => counted(count, "zufällige Folge", "zufällige Folgen");
const laws = { gaussian: "gaußsch", rademacher: "Rademacher", sphere: "auf der Sphäre" } as const;

function shiftName(shift: Shift): string {
  if (shift.kind === "scaled") return `Token × ${formatSetting(shift.factor)}`;
  if (shift.kind === "law") return `Token: ${laws[shift.inputLaw]}`;
  return `${formatCount(shift.n)} Token`;
}

export default {
  name: "Zufällige Attention",
  heading: "Ziel: zufällige Attention",
  lede: {
    made: ({ teacher, heads, samples }) =>
      teacher === "linear"
        ? `Eine verborgene Attention-Schicht mit ${heads === 1 ? "einem Kopf" : `${inWords(heads)} Köpfen`} beschriftet ${sequences(samples)}.`
        : `Ein verborgenes Netz beschriftet ${sequences(samples)}.`,
    question: "Lässt sich daraus die Funktion rekonstruieren?",
  },
  shifted: ({ shifts }) => shifts.map(shiftName),
} satisfies TargetView<RandomAttentionSpec>;
