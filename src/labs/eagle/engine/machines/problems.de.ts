import type { Sentence } from "../../../../platform/fields/problem";
import type { MachineProblemCode } from "./problems";

export const machineSentencesDe: Readonly<Record<MachineProblemCode, Sentence>> = {
  "machine-stopped-thrice": {
    message: "ein Worker ist dreimal hintereinander ausgefallen, wahrscheinlich aus Mangel an Speicher",
    hint: "Weniger Rechner nehmen oder kleinere Größen.",
  },
};
