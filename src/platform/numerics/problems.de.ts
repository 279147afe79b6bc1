import type { Sentence } from "../fields/problem";
import type { NumericsProblemCode } from "./problems";

export const numericsSentencesDe: Readonly<Record<NumericsProblemCode, Sentence>> = {
  "not-positive-definite": {
    message: "die Matrix ist nicht positiv definit: Pivot {pivot} von {order} ist {value}, der Diagonaleintrag war {diagonal}",
    hint: "Beispiele oder eine Ridge-Strafe hinzufügen.",
  },
  "triangle-singular": { message: "Diagonaleintrag {index} von {order} der Dreiecksmatrix ist null" },
  "singular-values-unsettled": { message: "die Singulärwerte konvergierten in {sweeps} Durchgängen nicht" },
  "eigenvalues-unsettled": { message: "die Eigenwerte konvergierten in {sweeps} Durchgängen nicht" },
  "unfetched-eigenvalues": {
    message: "die Eigenwerte großer Matrizen sind noch nicht geladen",
    hint: "Verbindung prüfen und den Lauf neu starten.",
  },
  "entry-not-finite": { message: "{entry} ist {value}, erwartet wird eine endliche Zahl" },
  "no-webassembly": {
    message: "dieser Browser hat kein WebAssembly, das jede Rechnung braucht",
    hint: "Eine aktuelle Version von Chrome, Edge, Firefox oder Safari verwenden, oder Node ab 20.19.",
  },
  "no-simd": {
    message: "dieser Browser hat kein WebAssembly SIMD, das jede Rechnung braucht",
    hint: "Chrome ab 91, Edge ab 91, Firefox ab 89, Safari ab 16.4 oder Node ab 20.19 verwenden.",
  },
  "memory-exceeded": {
    message: "{purpose}: Benötigt werden {size} GB, die Grenze ist {limit} GB",
    hint: "Weniger Beispiele, eine kleinere Dimension oder weniger Präfixe mit Labels wählen.",
  },
  "memory-computation": { message: "diese Rechnung" },
  "memory-gram": { message: "die Gram-Matrix" },
  "memory-least-squares": { message: "die kleinsten Quadrate" },
  "memory-least-squares-solution": { message: "die kleinsten Quadrate" },
};
