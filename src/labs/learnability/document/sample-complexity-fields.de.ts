import type { FieldWords } from "../../../platform/fields/fields";
import type { sampleComplexityFields } from "./sample-complexity";

export const sampleComplexityFieldsDe = {
  "sample-complexity": {
    draws: { label: "Datensätze", help: "gezogene Trainingsmengen je N; mehr davon erlauben ein kleineres δ" },
    epsilon: {
      label: "Toleranz ε",
      help: "größter erlaubter Überschuss des quadratischen Fehlers über die beste Schicht, summiert über die Ausgaben",
    },
    delta: { label: "Fehlerwahrscheinlichkeit δ", help: "größter erlaubter Anteil der Datensätze mit größerem Überschuss" },
  } satisfies FieldWords<typeof sampleComplexityFields>,
};
