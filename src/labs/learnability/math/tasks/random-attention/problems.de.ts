import type { Sentences } from "../../../../../platform/fields/problem";
import type { AttentionProblemCode } from "./problems";

export const attentionSentencesDe: Readonly<Record<AttentionProblemCode, Sentences[string]>> = {
  "attention-samples-too-many": { message: "mit Labels für jedes Präfix darf Beispiele × n höchstens {limit} sein" },
  "attention-probes-too-many": {
    message: "mit Labels für jedes Präfix darf (Beispiele + zusätzliche) × n höchstens {limit} sein",
  },
  "attention-data-too-large": {
    message: "{samples} Trainingsbeispiele der Dimension {d} brauchen {size} GB, die Grenze ist {limit} GB",
    hint: "Weniger Beispiele oder eine kleinere Dimension wählen oder nur das letzte Token überwachen.",
  },
};
