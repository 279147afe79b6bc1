import { dataDocumentSentencesDe } from "../../../../platform/fields/data-document-problems.de";
import type { Sentences } from "../../../../platform/fields/problem";
import type { OwnDataProblemCode } from "./own-data-problems";

export const ownDataSentencesDe: Readonly<Record<OwnDataProblemCode, Sentences[string]>> = {
  ...dataDocumentSentencesDe,
  "eagle-data-rows": { message: "hat eine andere Zahl von Zeilen als {other}: {rows} statt {expected}" },
  "eagle-data-columns": { message: "hat eine andere Zahl von Spalten als {other}: {columns} statt {expected}" },
  "eagle-data-machines": {
    message: "ist für eine andere Zahl von Rechnern als A: {count} statt {expected}",
    hint: "A und B für jeden Rechner eine Matrix geben, oder beiden eine einzige",
  },
  "eagle-data-sketch-rows": { message: "muss eine Zeile für jede Spalte von A haben: {rows} statt {expected}" },
  "eagle-data-sketch-columns": { message: "darf nicht mehr Spalten als A haben: {columns} statt höchstens {most}" },
  "eagle-data-sketch-machines": {
    message: "verträgt sich nicht mit den Spalten mehrerer Rechner",
    hint: "S weglassen oder die Rechner zusammenlegen",
  },
};
