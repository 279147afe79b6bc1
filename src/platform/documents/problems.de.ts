import type { Sentences } from "../fields/problem";
import type { DocumentProblemCode } from "./problems";

export const documentSentencesDe: Readonly<Record<DocumentProblemCode, Sentences[string]>> = {
  "link-foreign": { message: "das ist kein Link dieser Seite" },
  "link-damaged": {
    message: "dieser Link wurde unterwegs abgeschnitten oder verändert",
    hint: "noch einmal danach fragen, notfalls als Datei",
  },
  "link-newer": { message: "dieser Link stammt von einer neueren Version der Seite", hint: "die Seite neu laden, um sie zu erneuern" },
  "link-empty": { message: "dieser Link enthält kein Experiment" },
  "lab-unnamed": { message: "muss der Name eines Labors sein, nicht {value}" },
  "lab-unknown": {
    message: "das ist für das Labor {lab}, das diese Version der Seite nicht hat",
    hint: "die Seite neu laden, um sie zu erneuern",
  },
  "lab-left-out": { message: "gehört zum Labor {labs}", hint: '"lab": {example} ergänzen' },
  "lab-missing": { message: "das Labor {lab} konnte nicht geladen werden", hint: "die Seite neu laden" },
  "setting-idle": { message: "hat keine Wirkung, solange {beside} {value} ist", hint: "weglassen" },
  "data-unwanted": { message: "dieses Labor lernt nicht aus eigenen Daten" },
  "data-of-another-lab": { message: "aus diesen Daten kann das Experiment nicht lernen" },
  "locks-not-an-object": { message: "muss ein Objekt sein, nicht {kind}" },
  "locks-unknown-field": { message: "ist kein bekanntes Feld" },
  "locks-not-a-list": { message: "muss eine Liste von Bedienelementen sein, nicht {kind}" },
  "locks-too-many": { message: "darf höchstens {most} Einträge haben, nicht {count}" },
  "locks-no-control": { message: "muss ein Bedienelement nennen, nicht {value}" },
  "kind-list": { message: "eine Liste" },
  "kind-other": { message: "ein Wert vom Typ {type}" },
  "result-too-large": { message: "das Ergebnis ist zu groß, um es als Text zu schreiben", hint: "Das Experiment verkleinern." },
  "clone-deep": { message: "ist tiefer als {most} Ebenen verschachtelt" },
  "clone-kind": { message: "ist von einer Art, die sich nicht in eine Datei schreiben lässt" },
  "clone-name": { message: "ist kein Name, den ein Wert haben darf" },
  "clone-number": { message: "ist zu groß für eine Zahl" },
  "clone-unknown": { message: "hat die Art {kind}, die in keinem Archiv vorkommt" },
  "clone-list": { message: "muss eine Liste enthalten" },
  "clone-pairs": { message: "muss eine Liste von Paaren enthalten" },
  "clone-base64": { message: "enthält keinen Text in Base64" },
  "clone-bytes": { message: "hat {count} Bytes, erwartet wird ein Vielfaches von {size}" },
};
