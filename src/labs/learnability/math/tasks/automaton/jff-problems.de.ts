import type { Sentences } from "../../../../../platform/fields/problem";
import type { JffProblemCode } from "./jff-problems";

const again = "die Datei in JFLAP noch einmal speichern";
const openAutomaton = "eine .jff-Datei mit einem endlichen Automaten öffnen";
const word = "der Pfeil von {from} nach {to} liest {read}, das so nicht möglich ist: Es {fault}";

export const jffSentencesDe: Readonly<Record<JffProblemCode, Sentences[string]>> = {
  "jff-doctype": {
    message: "die Datei hat einen Dokumenttyp (DOCTYPE), den JFLAP-Dateien nicht haben",
    hint: "die Zeile entfernen, in der er steht",
  },
  "jff-not-xml": { message: "kein gültiges XML: {reason}", hint: again },
  "jff-line-not-xml": { message: "kein gültiges XML: {reason}", hint: again },
  "jff-not-closed": { message: "beendet die Datei, bevor <{tag}> geschlossen ist", hint: again },
  "jff-no-structure": { message: "die Datei hat kein <structure>, ist also keine JFLAP-Datei", hint: openAutomaton },
  "jff-turing-machine": {
    message: "die Datei enthält eine Turingmaschine, keinen endlichen Automaten",
    hint: "sie als Turingmaschine öffnen",
  },
  "jff-pda": { message: "die Datei enthält einen Kellerautomaten, keinen endlichen Automaten", hint: openAutomaton },
  "jff-mealy": { message: "die Datei enthält einen Mealy-Automaten, keinen endlichen Automaten", hint: openAutomaton },
  "jff-moore": { message: "die Datei enthält einen Moore-Automaten, keinen endlichen Automaten", hint: openAutomaton },
  "jff-grammar": { message: "die Datei enthält eine Grammatik, keinen endlichen Automaten", hint: openAutomaton },
  "jff-re": { message: "die Datei enthält einen regulären Ausdruck, keinen endlichen Automaten", hint: openAutomaton },
  "jff-lsystem": { message: "die Datei enthält ein L-System, keinen endlichen Automaten", hint: openAutomaton },
  "jff-other": { message: "die Datei enthält etwas vom Typ {type}, keinen endlichen Automaten", hint: openAutomaton },
  "jff-state-without-id": { message: "Zustand Nummer {number} der Datei hat keine id", hint: again },
  "jff-ids-alike": { message: "zwei Zustände der Datei haben die id {id}", hint: again },
  "jff-two-starts": { message: "{first} und {second} sind beide Anfangszustände", hint: "nur einen Anfangszustand behalten" },
  "jff-renamed": { message: "der Zustand {name} heißt jetzt {now}" },
  "jff-arrow-without": { message: "Pfeil Nummer {number} der Datei hat kein <{end}>", hint: again },
  "jff-arrow-from-lost": {
    message: "Pfeil Nummer {number} der Datei nennt den Zustand mit der id {id}, den die Datei nicht hat",
    hint: again,
  },
  "jff-arrow-to-lost": {
    message: "Pfeil Nummer {number} der Datei nennt den Zustand mit der id {id}, den die Datei nicht hat",
    hint: again,
  },
  "jff-arrow-lambda": {
    message: "der Pfeil von {from} nach {to} liest nichts (ein Lambda-Pfeil)",
    hint: "JFLAP macht daraus einen deterministischen Automaten: Convert, Convert to DFA",
  },
  "jff-arrow-word": { message: word, hint: "für jeden Buchstaben einen Pfeil zeichnen" },
  "jff-arrow-letter": { message: word, hint: "ein anderes Zeichen verwenden" },

  "xml-no-start": { message: "es beginnt mit keinem Tag" },
  "xml-declaration": { message: "die XML-Deklaration steht nicht am Anfang" },
  "xml-space": { message: "nach „<“ steht ein Leerzeichen" },
  "xml-tag-name": { message: "„{tag}“ ist kein Name für ein Tag" },
  "xml-open-quote": { message: "ein Anführungszeichen in <{tag}> ist nicht geschlossen" },
  "xml-not-opened": { message: "</{tag}> schließt ein Tag, das nicht offen ist" },
  "xml-closing-tag": { message: "das schließende Tag </{tag}> ist nicht richtig geschrieben" },
  "xml-other-tag": { message: "statt </{other}> wird </{tag}> erwartet, offen seit Zeile {line}, Spalte {column}" },
  "xml-roots": { message: "es gibt mehr als ein äußerstes Element" },
  "xml-character": { message: "das Zeichen „{character}“ ist hier nicht möglich" },
  "xml-extra-text": { message: "nach dem Ende steht noch Text" },
  "xml-unclosed": { message: "<{tag}> ist nicht geschlossen" },
  "xml-attribute": { message: "das Attribut „{name}“ ist nicht richtig geschrieben" },
  "xml-depth": { message: "die Tags sind zu tief verschachtelt" },
  "xml-other": { message: "{reason}" },
};
