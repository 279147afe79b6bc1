import { inWords, sentenceCase } from "../../../../platform/ui/grammar.de";
import type { TuringMachineSpec } from "../../math/tasks/turing-machine/schema";
import type { TargetView } from "./target-view";

function made({ family, traces }: TuringMachineSpec): string {
  if (family === "one") return `Eine Turingmaschine läuft auf ${traces === 1 ? "einem Band" : `${inWords(traces)} Bändern`}.`;
  return traces === 1
    ? "Eine zufällige Turingmaschine läuft auf einem Band."
    : `${sentenceCase(inWords(traces))} zufällige Turingmaschinen laufen auf je einem Band.`;
}

export default {
  name: "Turingmaschine",
  heading: "Ziel: Turingmaschine",
  lede: { made, question: "Lassen sich daraus andere Rechnungen vorhersagen?" },
} satisfies TargetView<TuringMachineSpec>;
