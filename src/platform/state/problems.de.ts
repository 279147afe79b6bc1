import type { Sentence } from "../fields/problem";
import type { StateProblemCode } from "./problems";

export const stateSentencesDe: Readonly<Record<StateProblemCode, Sentence>> = {
  "link-data": { message: "in den Daten dieses Links: {problem}", hint: "{problem.hint}" },
  "link-data-other": { message: "die Daten in diesem Link passen nicht zu seinem Experiment" },
  "opened-archive-and-more": { message: "ein Archiv lässt sich nicht mit anderen Dateien öffnen", hint: "das Archiv allein öffnen" },
  "opened-experiments": { message: "{count} Experimente lassen sich nicht zugleich öffnen", hint: "einzeln öffnen" },
  "opened-data": { message: "{count} Datendateien lassen sich nicht zugleich öffnen", hint: "einzeln öffnen" },
  "opened-unreadable": { message: "die Datei ist nicht lesbar", hint: "sie noch einmal auswählen" },
  "opened-too-large": { message: "die Daten passen nicht in den Speicher", hint: "weniger Beispiele verwenden" },
  "own-data-closed": { message: "keine Datendatei ist geöffnet", hint: "Die Datendatei öffnen." },
  "archive-size": { message: "die Datei hat {size} MB, die Grenze ist {limit} MB" },
  "archive-format": { message: "muss {expected} sein, nicht {value}" },
  "archive-other-file": {
    message: "muss {expected} sein, nicht {value}",
    hint: "Experimente, Ergebnisse und Daten mit Öffnen laden oder auf die Seite ziehen",
  },
  "archive-newer": {
    message: "{version} ist neuer als dieses Programm, das Version {expected} liest",
    hint: "die Seite neu laden, um sie zu aktualisieren",
  },
  "archive-object": { message: "muss ein Objekt sein, nicht {value}" },
  "archive-list": { message: "muss eine Liste sein, nicht {value}" },
  "archive-text": { message: "muss Text sein, nicht {value}" },
  "archive-area": { message: "ist kein Name eines Bereichs" },
  "archive-entries": { message: "hat {count} Einträge, die Grenze ist {most}" },
  "archive-entry": { message: "muss ein Objekt mit key und value sein, nicht {value}" },
  "archive-missing": { message: "fehlt" },
  "archive-characters": { message: "hat {count} Zeichen, die Grenze ist {most}" },
};
