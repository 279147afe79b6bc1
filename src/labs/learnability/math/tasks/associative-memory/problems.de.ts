import type { Sentence } from "../../../../../platform/fields/problem";
import type { MemoryProblemCode } from "./problems";

export const memorySentencesDe: Readonly<Record<MemoryProblemCode, Sentence>> = {
  "memory-pairs": { message: "darf höchstens d sein: Nur d Schlüssel können orthonormal sein, oder one-hot und alle verschieden" },
  "memory-entry": { message: "muss eine Zahl zwischen {min} und {max} sein" },
  "memory-numbers": { message: "muss {least} bis {most} Zahlen haben" },
  "memory-rows": { message: "muss {least} bis {most} Zeilen haben" },
  "memory-row-for-key": { message: "muss für jeden Schlüssel eine Zeile haben" },
  "memory-lengths": { message: "muss Vektoren haben, die so lang wie die Anfrage sind" },
};
