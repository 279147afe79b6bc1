import type { Sentences } from "../../../../../platform/fields/problem";
import type { CustomProblemCode } from "./problems";

const columns = "die Spalten sind sample, split, z1 bis zd und y1 bis yk";
const unknownFile = "das ist weder JSON noch CSV noch .npz";
const write = 'mit np.savez("data.npz", Z=Z, y=y) schreiben';

export const customSentencesDe: Readonly<Record<CustomProblemCode, Sentences[string]>> = {
  "custom-memory": { message: "die Daten passen nicht in den Speicher", hint: "weniger Beispiele verwenden" },
  "custom-single-array": { message: "das ist ein einzelnes Feld (.npy), erwartet werden Z und y", hint: write },
  "custom-empty-file": { message: "die Datei ist leer, erwartet wird JSON, CSV oder .npz" },
  "custom-no-archive": { message: unknownFile, hint: "der Name endet auf .npz, aber der Inhalt ist kein Zip-Archiv" },
  "custom-no-text": { message: unknownFile, hint: "der Inhalt ist kein Text in UTF-8; als UTF-8 speichern" },
  "custom-no-data": {
    message: unknownFile,
    hint: "eigene Daten sind ein JSON-Dokument „learnability-data“, eine CSV-Tabelle oder ein NumPy-Archiv",
  },

  "custom-two-names": {
    message: "ist ein anderer Name für {other}, und die Datei hat beide",
    hint: "eines von beiden entfernen",
  },
  "custom-many-rows": { message: "hat {d} Zeilen, die Dimension d muss zwischen 1 und {limit} liegen" },
  "custom-many-coordinates": { message: "hat {d} Koordinaten, die Dimension d muss zwischen 1 und {limit} liegen" },
  "custom-many-columns": { message: "hat {d} Spalten z, die Dimension d muss zwischen 1 und {limit} liegen" },
  "custom-other-rows": { message: "hat {d} Zeilen, erwartet werden {expected} wie bei den anderen" },
  "custom-other-coordinates": { message: "hat {d} Koordinaten, erwartet werden {expected} wie bei den anderen" },
  "custom-other-labels": { message: "hat {entries}, erwartet werden {expected} wie bei den anderen" },
  "custom-many-samples": { message: "hat {count} Beispiele, die Grenze ist {limit}" },
  "custom-no-label": { message: "fehlt, jedes Trainingsbeispiel braucht eines" },
  "custom-no-test-label": {
    message: "fehlt, obwohl andere Testbeispiele eines haben",
    hint: "Labels für alle Testbeispiele angeben oder für keines",
  },
  "custom-no-number": { message: "ist {value}, erwartet wird eine Zahl" },
  "custom-labels-for": { message: "hat Labels für {count} Beispiele, {Z} hat aber {samples}" },
  "one-entry": { message: "einen Eintrag" },
  "many-entries": { message: "{count} Einträge" },

  "custom-no-format": { message: "fehlt: muss {expected} sein" },
  "custom-newer": { message: "{version} ist neuer als dieses Programm, das Version {known} liest" },
  "custom-no-sample": { message: "muss ein Objekt mit Z und y sein, nicht {value}" },
  "custom-no-list": { message: "fehlt, erwartet wird eine Liste" },
  "custom-without-samples": { message: "ist leer, erwartet wird mindestens ein Beispiel" },
  "custom-without-rows": { message: "ist leer, erwartet wird eine Liste aus d Zeilen" },
  "custom-without-tokens": { message: "ist leer, erwartet wird mindestens ein Token" },
  "custom-without-numbers": { message: "ist leer, erwartet wird mindestens eine Zahl" },
  "custom-no-matrix": {
    message: "muss eine Liste sein, nicht {value}",
    hint: "ein Beispiel ist eine Matrix aus d Zeilen, mit einer Spalte für jedes Token",
  },
  "custom-ragged": { message: "hat {entries}, erwartet werden {expected} wie in {name}[0]" },

  "csv-empty": { message: "der Text ist leer, erwartet wird eine Kopfzeile wie sample,split,z1,z2,y1" },
  "csv-no-samples": { message: "die Tabelle hat kein Trainingsbeispiel, erwartet wird mindestens eines" },
  "csv-no-header": {
    message: "hat Zahlen, erwartet werden die Namen der Spalten",
    hint: "mit einer Zeile beginnen wie sample,split,z1,z2,y1",
  },
  "csv-column-twice": { message: "hat die Spalte {column} zweimal" },
  "csv-no-column": { message: "hat keine Spalte {column}", hint: columns },
  "csv-column-gap": { message: "hat keine Spalte {column}, obwohl es {other} gibt", hint: columns },
  "csv-column-without-name": { message: "hat keinen Namen für Spalte {column}", hint: columns },
  "csv-unknown-column": { message: "ist keine bekannte Spalte", hint: columns },
  "csv-misspelt-column": { message: "ist keine bekannte Spalte", hint: "gemeint vielleicht: {meant}" },
  "csv-comes-back": { message: "steht nach einem anderen Beispiel noch einmal", hint: "alle Zeilen eines Beispiels zusammenstellen" },
  "csv-changes-split": {
    message: "wechselt von {from} zu {to}",
    hint: "jedem Beispiel einen Teil (split) geben, und jedem Teil eigene Namen der Beispiele",
  },
  "csv-early-label": {
    message: "hat y an einem Token, das nicht sein letztes ist",
    hint: "y in der letzten Zeile des Beispiels angeben, und einem neuen Beispiel einen neuen Namen",
  },
  "custom-csv-width": {
    message: "hat {cells}, erwartet werden {expected} wie in der Kopfzeile",
    hint: "die Trennzeichen leerer Zellen stehen lassen",
  },
  "one-cell": { message: "eine Zelle" },
  "many-cells": { message: "{count} Zellen" },
  "csv-no-name": { message: "ist leer", hint: "in jede Zeile den Namen des Beispiels schreiben" },
  "csv-no-split": { message: "ist {value}, erwartet wird train oder test" },
  "csv-no-token": {
    message: "ist {value}, erwartet wird {expected}",
    hint: "die Token der Reihe nach nummerieren, ab 1 oder ab 0",
  },
  "csv-blank": { message: "ist leer, erwartet wird eine Zahl" },
  "custom-csv-comma": { message: "ist {value}, erwartet wird eine Zahl", hint: "einen Dezimalpunkt statt des Kommas schreiben" },
  "csv-comma-unclear": {
    message: "ist {value}, wobei das Komma vor Dezimalstellen oder nach Tausendern stehen kann",
    hint: "einen Dezimalpunkt schreiben, oder kein Komma für Tausender",
  },
  "csv-sample": { message: "Zeile {line}: Beispiel {sample}" },
  "csv-part-of-sample": { message: "Zeile {line}: {matrix} von Beispiel {sample}" },

  "npz-other-file": { message: "das Archiv enthält {file}, erwartet werden NumPy-Felder (.npy)", hint: write },
  "npz-spreadsheet": { message: "das Archiv enthält {file}, erwartet werden NumPy-Felder (.npy)", hint: "die Tabelle als CSV speichern" },
  "npz-unknown-array": { message: "ist kein bekanntes Feld", hint: "die Felder sind {known}" },
  "npz-misspelt-array": { message: "ist kein bekanntes Feld", hint: "gemeint vielleicht: {meant}" },
  "npz-no-array": { message: "fehlt, das Archiv hat kein solches Feld" },
  "npz-array-missing": { message: "fehlt, obwohl das Archiv {other} hat" },
  "npz-shape": { message: "hat die Form {shape}, erwartet wird (N, d, n)" },
  "npz-shape-of-tokens": {
    message: "hat die Form {shape}, erwartet wird (N, d, n)",
    hint: "{lengths} angeben, falls dies die Token von Beispielen ungleicher Länge sind",
  },
  "npz-shape-beside": { message: "hat die Form {shape}, neben {lengths} wird (alle Token, d) erwartet" },
  "npz-shape-empty": { message: "hat die Form {shape}, von jedem wird mindestens eines erwartet" },
  "npz-shape-of-lengths": { message: "hat die Form {shape}, erwartet wird (N,)" },
  "npz-shape-of-labels": { message: "hat die Form {shape}, erwartet wird (N, k) oder (N,)" },
  "npz-length": { message: "ist {value}, erwartet wird eine ganze Zahl von Token ab 1" },
  "npz-lengths": { message: "ergeben zusammen {sum} Token, {Z} hat aber {total}" },

  "custom-not-open": {
    message: "dieses Experiment verwendet eigene Daten, und keine Datendatei ist geöffnet",
    hint: "Die Datendatei öffnen.",
  },
  "drawn-too-large": {
    message: "{count} Folgen brauchen {size} GB, die Grenze ist {limit} GB",
    hint: "Weniger oder kürzere Folgen wählen.",
  },
};
