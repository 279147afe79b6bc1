import type { Sentences } from "../../../../../platform/fields/problem";
import type { TuringProblemCode } from "./problems";

const example = "eine Regel sieht so aus: right 0 -> right 0 R";
const addRule = "eine Regel {state} {letter} -> ... hinzufügen, oder {state} * -> ... für alle anderen Zeichen";

export const turingSentencesDe: Readonly<Record<TuringProblemCode, Sentences[string]>> = {
  "turing-no-states": { message: "die Maschine hat keine Zustände", hint: "einen Zustand hinzufügen" },
  "turing-few-letters": {
    message: "das Alphabet braucht ein leeres und mindestens ein weiteres Zeichen",
    hint: "ein Zeichen hinzufügen",
  },
  "turing-table-ragged": { message: "die Tabelle hat nicht die Größe {states} Zustände × {letters} Zeichen" },
  "turing-halting-rule": { message: "der haltende Zustand {state} hat eine Regel für {letter}", hint: "die Regel entfernen" },
  "turing-rule-missing": {
    message: "{state} hat keine Regel für {letter}",
    hint: "eine hinzufügen, oder {state} zu einem haltenden Zustand machen",
  },
  "turing-rule-astray": { message: "{state} bei {letter} geht zu Zustand Nummer {next}, erwartet wird 0 bis {last}" },
  "turing-rule-writes-stranger": { message: "{state} bei {letter} schreibt Zeichen Nummer {write}, erwartet wird 0 bis {last}" },

  "turing-tape-too-long": {
    message: "der Text hat {count} Zeichen, das Band hat aber {cells} Zellen",
    hint: "den Text kürzen oder Zellen hinzufügen",
  },
  "turing-tape-stranger": {
    message: "das Band hat das Zeichen {letter}, das nicht im Alphabet ist",
    hint: "die Zeichen sind {letters}",
  },

  "turing-text-empty": { message: "der Text hat keine Regeln, erwartet wird mindestens eine", hint: example },
  "turing-only-blank": {
    message: "die Maschine hat kein Zeichen außer dem leeren",
    hint: "eine Zeile hinzufügen wie: letters 0 1",
  },
  "turing-line-unknown": { message: "ist weder eine Regel noch eine Einstellung ({settings})", hint: example },
  "turing-line-misspelt": {
    message: "ist weder eine Regel noch eine Einstellung ({settings})",
    hint: "gemeint vielleicht: {meant}",
  },
  "turing-line-words": { message: "hat {before} Wörter vor -> und {after} danach, erwartet werden 2 und 3", hint: example },
  "turing-line-no-move": {
    message: "endet in {word}, das ist keine Bewegung",
    hint: "L für links, R für rechts oder S für Stehenbleiben schreiben",
  },
  "turing-line-of-halting": {
    message: "gibt dem haltenden Zustand {state} eine Regel",
    hint: "die Regel entfernen oder {state} aus der Zeile halt nehmen",
  },
  "turing-second-rule": {
    message: "gibt {state} eine zweite Regel für {letter}",
    hint: "die erste steht in Zeile {line}: eine davon entfernen",
  },
  "turing-rule-lacking": { message: "ist die letzte Regel des Zustands {state}, dem eine für {letter} fehlt", hint: addRule },
  "turing-state-without-rules": {
    message: "nennt den Zustand {state}, der keine Regeln hat",
    hint: `${addRule}, oder den Zustand in der Zeile halt nennen`,
  },

  "turing-head-outside": { message: "muss kleiner als die Anzahl der Zellen sein" },
  "turing-tapes-too-few": {
    message: "muss unter {count} liegen, der Anzahl der Bänder dieser Länge, nicht bei {traces}: Auch Testbänder sind nötig",
  },
  "turing-machines-too-few": {
    message: "muss unter {count} liegen, der Anzahl der Maschinen mit Bändern, nicht bei {traces}: Auch Testrechnungen sind nötig",
  },
  "turing-data-too-large": {
    message: "{samples} Beispiele der Dimension {d} mit {entries} Einträgen von G brauchen {size} GB, die Grenze ist {limit} GB",
    hint: "Weniger Abläufe oder Schritte wählen, oder weniger Zustände, Zeichen oder Zellen, von denen die Dimension abhängt.",
  },
};
