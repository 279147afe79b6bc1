import { dataDocumentSentencesDe } from "../fields/data-document-problems.de";
import type { Sentences } from "../fields/problem";
import type { OwnDataProblemCode } from "./own-data-problems";

export const ownDataSentencesDe: Readonly<Record<OwnDataProblemCode, Sentences[string]>> = {
  ...dataDocumentSentencesDe,
  "lion-data-rows": { message: "hat eine andere Zahl von Token als q: {count} statt {expected}" },
  "lion-data-columns": { message: "muss so lange Zeilen haben wie q: {count} statt {expected}" },
  "lion-data-decay": { message: "muss eine Zahl von 0 bis 1 sein, nicht {value}" },
  "lion-data-decay-shape": {
    message:
      "muss eine Zahl, eine Liste mit einer Zahl für jedes Token oder eine Liste mit einer Zeile von Zahlen für jedes Token sein, nicht {value}",
  },
  "lion-data-padding": { message: "muss 1 für Auffüllung oder 0 für ein Token sein, nicht {value}" },
  "lion-data-all-padding": { message: "erklärt jedes Token zur Auffüllung, sodass nichts bleibt, worauf zu achten wäre" },
  "lion-data-column": { message: "ist keine bekannte Spalte", hint: "Spalten heißen {known}" },
  "lion-data-array": { message: "ist kein bekanntes Feld", hint: "Felder heißen {known}" },
  "lion-data-array-shape": { message: "hat die Form {shape}, erwartet wird {expected}" },
  "lion-data-csv-empty": { message: "die Tabelle hat keine Zeile unter ihrer ersten, erwartet wird eine für jedes Token" },
  "lion-data-csv-cells": { message: "hat {count} Zellen, erwartet werden {expected}" },
  "lion-data-heads": {
    message: "kann nicht neben {other} stehen",
    hint: "q, k, v und decay jedes Kopfes in seinen Eintrag von heads schreiben",
  },
  "lion-data-heads-alike": { message: "muss die Form des ersten Kopfes haben: {found} statt {expected}" },
};
