import { dataDocumentSentencesDe } from "../../../../platform/fields/data-document-problems.de";
import type { Sentences } from "../../../../platform/fields/problem";
import type { OwnDataProblemCode } from "./own-data-problems";

export const ownDataSentencesDe: Readonly<Record<OwnDataProblemCode, Sentences[string]>> = {
  ...dataDocumentSentencesDe,
  "eagle-data-rows": { message: "hat eine andere Zeilenzahl als {other}: {rows} statt {expected}" },
  "eagle-data-columns": { message: "hat eine andere Spaltenzahl als {other}: {columns} statt {expected}" },
  "eagle-data-machines": {
    message: "hat eine andere Zahl von Rechnern als A: {count} statt {expected}",
    hint: "A und B je Rechner eine Matrix geben, oder beiden je eine einzige",
  },
  "eagle-data-sketch-rows": { message: "muss eine Zeile je Spalte von A haben: {rows} statt {expected}" },
  "eagle-data-sketch-columns": { message: "darf nicht mehr Spalten als A haben: {columns} statt höchstens {most}" },
  "eagle-data-sketch-machines": {
    message: "lässt sich nicht mit Spalten auf mehreren Rechnern verbinden",
    hint: "S weglassen oder die Rechner zusammenlegen",
  },
};
