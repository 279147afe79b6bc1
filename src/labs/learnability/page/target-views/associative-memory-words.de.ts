import { counted, inWords, plural } from "../../../../platform/ui/grammar.de";
import { shiftedKeys } from "../../math/tasks/associative-memory/key-laws";
import type { AssociativeMemorySpec } from "../../math/tasks/associative-memory/schema";
import type { TargetView } from "./target-view";

export default {
  name: "Assoziativspeicher",
  heading: "Ziel: Assoziativspeicher",
  lede: {
    made: ({ pairs, samples }) =>
      `${counted(samples, "kleiner Speicher", "kleine Speicher")} mit ${pairs === 1 ? "einem Paar" : `${inWords(pairs)} Paaren`} ${plural(samples, "wird", "werden je")} nach einem Wert gefragt.`,
    question: "Wer lernt nachzuschlagen?",
  },
  shifted: (spec) => [shiftedKeys(spec) === "Gaussian" ? "gaußsche Schlüssel" : "orthonormale Schlüssel"],
} satisfies TargetView<AssociativeMemorySpec>;
