import type { DataDocumentProblemCode } from "./data-document-problems";
import type { Sentences } from "./problem";

export const dataDocumentSentencesDe: Readonly<Record<DataDocumentProblemCode, Sentences[string]>> = {
  "own-data-no-document": { message: "das Dokument muss ein Objekt sein, nicht {value}" },
  "own-data-not-an-object": { message: "muss ein Objekt sein, nicht {value}" },
  "own-data-format": { message: "muss {expected} sein, nicht {value}" },
  "own-data-newer": {
    message: "{value} ist neuer als dieses Programm, das Version {expected} liest",
    hint: "die Seite neu laden, um sie zu aktualisieren",
  },
  "own-data-missing": { message: "fehlt, erwartet werden Zeilen von Zahlen" },
  "own-data-not-a-list": { message: "muss eine Liste sein, nicht {value}" },
  "own-data-empty": { message: "ist leer, erwartet wird mindestens ein Eintrag" },
  "own-data-width": { message: "hat {count} Zahlen, erwartet werden {expected} wie in der ersten Zeile" },
  "own-data-not-a-number": { message: "ist {value}, erwartet wird eine endliche Zahl" },
};
