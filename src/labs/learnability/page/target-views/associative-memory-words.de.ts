import { counted, inWords, plural } from "../../../../platform/ui/grammar.de";
import { shiftedKeys } from "../../math/tasks/associative-memory/key-laws";
import type { AssociativeMemorySpec } from "../../math/tasks/associative-memory/schema";
import type { TargetView } from "./target-view";

export default {
  name: "Assoziativspeicher",
  heading: "Ziel: Assoziativspeicher",
  lede: {
    made: ({ pairs, samples }) =>
      `${counted(samples, "Speicher", "Speicher")} mit ${pairs === 1 ? "einem Schlüssel-Wert-Paar" : `${inWords(pairs)} Schlüssel-Wert-Paaren`} ${plural(samples, "wird", "werden je")} nach einem Wert abgefragt.`,
    question: "Lässt sich daraus das Nachschlagen lernen?",
  },
  shifted: (spec) => [shiftedKeys(spec) === "Gaussian" ? "gaußsche Schlüssel" : "orthonormale Schlüssel"],
} satisfies TargetView<AssociativeMemorySpec>;
