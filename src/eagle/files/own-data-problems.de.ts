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
  "eagle-data-width": { message: "hat eine andere Länge als die erste Zeile: {count} statt {expected}" },
  "eagle-data-not-a-number": { message: "ist {value}, erwartet wird eine endliche Zahl" },
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
