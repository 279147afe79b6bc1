import type { Sentence } from "../fields/problem";
import type { NumericsProblemCode } from "./problems";

export const numericsSentencesDe: Readonly<Record<NumericsProblemCode, Sentence>> = {
  "not-positive-definite": {
    message: "die Matrix ist nicht positiv definit: Pivot {pivot} von {order} ist {value}, der Diagonaleintrag war {diagonal}",
    hint: "Ridge einschalten, Beispiele hinzufügen oder die kleinsten Quadrate verwenden, die auch singuläre Probleme lösen.",
  },
  "triangle-singular": { message: "Diagonaleintrag {index} von {order} der Dreiecksmatrix ist null" },
  "singular-values-unsettled": { message: "die Singulärwerte kamen in {sweeps} Durchgängen nicht zur Ruhe" },
  "eigenvalues-unsettled": { message: "die Eigenwerte kamen in {sweeps} Durchgängen nicht zur Ruhe" },
  "entry-not-finite": { message: "{entry} ist {value}, erwartet wird eine endliche Zahl" },
  "no-webassembly": {
    message: "dieser Browser hat kein WebAssembly, das hier jede Rechnung braucht",
    hint: "Eine aktuelle Version von Chrome, Edge, Firefox oder Safari verwenden, oder Node ab 20.19.",
  },
  "no-simd": {
    message: "dieser Browser hat kein WebAssembly SIMD, das hier jede Rechnung braucht",
    hint: "Chrome ab 91, Edge ab 91, Firefox ab 89, Safari ab 16.4 oder Node ab 20.19 verwenden.",
  },
  "memory-exceeded": {
    message: "{purpose}: Das braucht {size} GB, die Grenze ist {limit} GB",
    hint: "Weniger Beispiele, eine kleinere Dimension oder weniger überwachte Anfangsstücke wählen.",
  },
  "memory-computation": { message: "diese Rechnung" },
  "memory-gram": { message: "die Gram-Matrix" },
  "memory-least-squares": { message: "die kleinsten Quadrate" },
  "memory-least-squares-solution": { message: "die kleinsten Quadrate" },
};
