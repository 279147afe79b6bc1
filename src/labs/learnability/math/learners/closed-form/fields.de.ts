import type { FieldWords } from "../../../../../platform/fields/fields";
import type { fields } from "./fields";

export const closedFormFieldsDe = {
  "closed-form": {
    ridge: {
      label: "Ridge-Strafe",
      help: "Gewicht der quadrierten Frobeniusnorm von W im Verlust; größere Werte verkleinern W, 0 heißt kleinste Quadrate",
    },
    compress: {
      label: "Köpfe nach Kompression",
      help: "Anzahl der Köpfe nach einer Suche über W mit gleicher Funktion; 0 behält die Köpfe der SVD",
    },
  } satisfies FieldWords<typeof fields>,
};
