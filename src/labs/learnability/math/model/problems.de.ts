import type { Sentences } from "../../../../platform/fields/problem";
import type { ModelProblemCode } from "./problems";

export const modelSentencesDe: Readonly<Record<ModelProblemCode, Sentences[string]>> = {
  "model-tokens-memory": {
    message: "die Token von {count} Folgen, je {n} der Dimension {d}: Das braucht {needed} GB, die Grenze ist {limit} GB",
    hint: "Weniger oder kürzere Folgen verlangen oder die Lerner weglassen, die auf Token schauen.",
  },
  "model-workgroup-memory": {
    message: "ein so breites Modell braucht {needed} kB vom Arbeitsgruppenspeicher der GPU, der {available} kB hat",
    hint: "Weniger Köpfe oder eine kleinere Dimension wählen oder auf dem Prozessor trainieren.",
  },
};
