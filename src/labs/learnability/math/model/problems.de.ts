import type { Sentences } from "../../../../platform/fields/problem";
import type { ModelProblemCode } from "./problems";

export const modelSentencesDe: Readonly<Record<ModelProblemCode, Sentences[string]>> = {
  "model-tokens-memory": {
    message: "{count} Folgen aus {n} Token mit {d} Koordinaten brauchen {needed} GB, die Grenze ist {limit} GB",
    hint: "Weniger oder kürzere Folgen wählen oder die Lerner entfernen, die auf Token trainieren.",
  },
  "model-workgroup-memory": {
    message: "ein Modell dieser Breite braucht {needed} kB Arbeitsgruppenspeicher, die GPU hat {available} kB",
    hint: "Weniger Köpfe oder eine kleinere Dimension wählen oder auf dem Prozessor trainieren.",
  },
};
