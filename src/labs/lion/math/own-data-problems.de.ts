import { dataDocumentSentencesDe } from "../../../platform/fields/data-document-problems.de";
import type { Sentences } from "../../../platform/fields/problem";
import type { OwnDataProblemCode } from "./own-data-problems";

export const ownDataSentencesDe: Readonly<Record<OwnDataProblemCode, Sentences[string]>> = {
  ...dataDocumentSentencesDe,
  "lion-data-rows": { message: "hat {count} Token, q hat {expected}" },
  "lion-data-columns": { message: "hat Zeilen mit {count} Zahlen, q hat Zeilen mit {expected}" },
  "lion-data-decay": { message: "muss eine Zahl von 0 bis 1 sein, nicht {value}" },
  "lion-data-decay-shape": {
    message: "muss eine Zahl, eine Liste mit einer Zahl je Token oder eine Liste mit einer Zeile je Token sein, nicht {value}",
  },
  "lion-data-padding": { message: "muss 1 für Padding oder 0 für ein Token sein, nicht {value}" },
  "lion-data-all-padding": { message: "markiert jedes Token als Padding; mindestens ein Token muss bleiben" },
  "lion-data-column": { message: "ist keine bekannte Spalte", hint: "Spalten heißen {known}" },
  "lion-data-column-twice": {
    message: "hat denselben Namen zweimal: in den Spalten {first} und {second} der Tabelle",
    hint: "jeder Spalte eine eigene Nummer geben, wie in q0, q1",
  },
  "lion-data-column-missing": {
    message: "fehlt, obwohl die Tabelle {other} hat",
    hint: "die Spalten von {name} ab 0 oder ab 1 lückenlos nummerieren",
  },
  "lion-data-array": { message: "ist kein bekanntes Array", hint: "Arrays heißen {known}" },
  "lion-data-array-shape": { message: "hat die Form {shape}, erwartete Zahl von Achsen: {axes}" },
  "lion-data-array-heads": {
    message: "hat {count} Köpfe, q hat {expected}",
    hint: "die erste Achse jedes Arrays zählt die Köpfe und muss in allen Arrays gleich sein",
  },
  "lion-data-single-array": {
    message: "die Datei ist ein einzelnes Array (.npy), erwartet werden die Arrays q, k und v",
    hint: 'mit np.savez("data.npz", q=q, k=k, v=v) schreiben',
  },
  "lion-data-no-text": {
    message: "die Datei ist weder JSON noch eine CSV-Tabelle noch ein NumPy-Archiv (.npz)",
    hint: "JSON und Tabellen als Text in UTF-8 speichern",
  },
  "lion-data-file-empty": { message: "die Datei ist leer, erwartet wird JSON, eine CSV-Tabelle oder ein NumPy-Archiv (.npz)" },
  "lion-data-file-large": {
    message: "die Datei hat {size} MB, die Grenze ist {limit} MB",
    hint: "weniger Token oder Köpfe verwenden",
  },
  "lion-data-csv-empty": { message: "die Tabelle hat keine Zeile unter ihrer ersten, erwartet wird eine für jedes Token" },
  "lion-data-csv-cells": { message: "hat {count} Zellen, erwartet werden {expected}" },
  "lion-data-heads": {
    message: "lässt sich nicht mit {other} kombinieren",
    hint: "q, k, v und decay jedes Kopfes in seinen Eintrag von heads schreiben",
  },
  "lion-data-heads-alike": { message: "muss die Form des ersten Kopfes haben: {found} statt {expected}" },
  "lion-data-axes-of-decay": { message: "{least}, {middle} oder {most}" },
  "lion-data-head-shape": { message: "{length} Token, d = {d}, d_v = {dv}" },
  "lion-data-empty-cell": { message: "leer" },
  "lion-data-fewer": { message: "weniger Token oder Köpfe verwenden" },
  "lion-data-unequal": {
    message: 'jede Zeile und jeder Kopf braucht so viele Zahlen wie der erste: np.array(q, dtype="float64") speichern',
  },
};
