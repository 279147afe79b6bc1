import type { Sentence } from "../fields/problem";
import type { EngineProblemCode } from "./problems";

export const engineSentencesDe: Readonly<Record<EngineProblemCode, Sentence>> = {
  unexpected: { message: "{words}" },
  "worker-missing": { message: "ein Teil dieser Seite ließ sich nicht laden", hint: "Die Seite neu laden." },
  "computation-stopped": {
    message: "die Berechnung brach unerwartet ab, wahrscheinlich aus Mangel an Speicher",
    hint: "Andere Tabs schließen und es noch einmal versuchen.",
  },
  "result-stopped": {
    message: "das Ergebnis ließ sich nicht berechnen, wahrscheinlich aus Mangel an Speicher",
    hint: "Andere Tabs schließen, um Speicher freizugeben, dann noch einmal versuchen.",
  },
  "gpu-failed": { message: "{problem}" },
  "gpu-worker-silent": { message: "der Worker der GPU antwortet nicht", hint: "Noch einmal versuchen oder auf dem Prozessor trainieren." },
  "gpu-worker-failed": { message: "der Worker der GPU ist ausgefallen", hint: "Noch einmal versuchen oder auf dem Prozessor trainieren." },
  "name-misspelt": { message: "{problem}", hint: "gemeint vielleicht: {meant}" },
};
