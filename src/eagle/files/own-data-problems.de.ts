import type { Sentences } from "../../fields/problem";
import type { OwnDataProblemCode } from "./own-data-problems";

export const ownDataSentencesDe: Readonly<Record<OwnDataProblemCode, Sentences[string]>> = {
  "eagle-data-not-an-object": { message: "das Dokument muss ein Objekt sein, nicht {value}" },
  "eagle-data-format": { message: "muss {expected} sein, nicht {value}" },
  "eagle-data-newer": {
    message: "{value} ist neuer als dieses Programm, das Version {expected} liest",
    hint: "die Seite neu laden, um sie zu erneuern",
  },
  "eagle-data-missing": { message: "fehlt, erwartet wird eine Matrix als Liste von Zeilen" },
  "eagle-data-not-a-list": { message: "muss eine Liste sein, nicht {value}" },
  "eagle-data-empty": { message: "ist leer, erwartet wird mindestens ein Eintrag" },
  "eagle-data-width": { message: "hat {count} Zahlen, erwartet werden {expected} wie in der ersten Zeile" },
  "eagle-data-not-a-number": { message: "ist {value}, erwartet wird eine endliche Zahl" },
  "eagle-data-rows": { message: "hat {rows} Zeilen, erwartet werden {expected} wie in {other}" },
  "eagle-data-columns": { message: "hat {columns} Spalten, erwartet werden {expected} wie in {other}" },
  "eagle-data-machines": {
    message: "hat die Spalten von {count} Rechnern, erwartet werden {expected} wie in A",
    hint: "A und B für jeden Rechner eine Matrix geben, oder beiden eine einzige",
  },
  "eagle-data-sketch-rows": { message: "hat {rows} Zeilen, erwartet werden {expected}: eine für jede Spalte von A" },
  "eagle-data-sketch-columns": { message: "hat {columns} Spalten, und A hat nur {most}" },
  "eagle-data-sketch-machines": {
    message: "verträgt sich nicht mit den Spalten mehrerer Rechner",
    hint: "S weglassen oder die Rechner zusammenlegen",
  },
};
