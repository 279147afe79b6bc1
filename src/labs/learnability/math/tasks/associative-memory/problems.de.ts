import type { Sentence } from "../../../../../platform/fields/problem";
import type { MemoryProblemCode } from "./problems";

export const memorySentencesDe: Readonly<Record<MemoryProblemCode, Sentence>> = {
  "memory-pairs": {
    message: "darf höchstens d sein, denn bei d Koordinaten gibt es nur d orthonormale oder verschiedene One-hot-Schlüssel",
  },
  "memory-entry": { message: "muss eine Zahl zwischen {min} und {max} sein" },
  "memory-numbers": { message: "muss {least} bis {most} Zahlen haben" },
  "memory-rows": { message: "muss {least} bis {most} Zeilen haben" },
  "memory-row-for-key": { message: "muss für jeden Schlüssel eine Zeile haben" },
  "memory-lengths": { message: "muss je Vektor so viele Zahlen haben wie die Anfrage" },
};
