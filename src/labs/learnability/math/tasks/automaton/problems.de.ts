import type { Sentences } from "../../../../../platform/fields/problem";
import type { AutomatonProblemCode } from "./problems";

const example = "ein Pfeil sieht so aus: even a -> odd";
const earlier = "der erste steht in Zeile {line}: einen entfernen";

export const automatonSentencesDe: Readonly<Record<AutomatonProblemCode, Sentences[string]>> = {
  "automaton-no-states": { message: "der Automat hat keine Zustände", hint: "einen Zustand hinzufügen" },
  "automaton-no-letters": { message: "das Alphabet hat keine Buchstaben", hint: "einen Buchstaben hinzufügen" },
  "automaton-positions": {
    message: "es gibt {positions} Positionen, erwartet wird eine für jeden der {states} Zustände",
    hint: "alle Positionen entfernen",
  },
  "automaton-table-ragged": { message: "die Tabelle hat nicht die Größe {states} Zustände × {letters} Zeichen" },
  "automaton-arrow-astray": {
    message: "der Pfeil von {state} für den Buchstaben {letter} führt zu Zustand Nummer {next}, erwartet wird 0 bis {last}",
    hint: "einen der Zustände als sein Ende wählen",
  },
  "automaton-arrow-missing": {
    message: "{state} hat keinen Pfeil für den Buchstaben {letter}",
    hint: "einen Pfeil von {state} für den Buchstaben {letter} hinzufügen, etwa zurück zu {state}",
  },
  "automaton-word-stranger": {
    message: "das Wort hat den Buchstaben {letter}, der nicht im Alphabet ist",
    hint: "die Buchstaben sind {letters}",
  },

  "automaton-no-start": { message: "der Automat hat keinen Anfangszustand", hint: "einen Anfangszustand wählen" },
  "automaton-arrow-of-strangers": {
    message: "ein Pfeil führt von Zustand Nummer {from} zu {to}, es gibt aber {states} Zustände",
    hint: "den Pfeil entfernen",
  },
  "automaton-arrow-blank": { message: "der Pfeil von {from} nach {to} hat keinen Buchstaben", hint: "einen Buchstaben daran schreiben" },
  "automaton-arrow-letter": {
    message: "der Pfeil von {from} nach {to} hat den Buchstaben {letter}, der nicht im Alphabet ist",
    hint: "die Buchstaben sind {letters}: einen davon verwenden, oder {letter} hinzufügen",
  },
  "automaton-two-arrows": {
    message: "{state} hat zwei Pfeile für den Buchstaben {letter}: zu {first} und zu {second}",
    hint: "einen davon entfernen",
  },
  "automaton-two-arrows-alike": {
    message: "{state} hat zwei Pfeile für den Buchstaben {letter}: beide zu {first}",
    hint: "einen davon entfernen",
  },

  "automaton-text-empty": { message: "der Text hat keine Pfeile, erwartet wird mindestens einer", hint: example },
  "automaton-only-star": {
    message: "die Pfeile nennen keinen Buchstaben außer *",
    hint: "eine Zeile hinzufügen wie: letters a b",
  },
  "automaton-line-unknown": { message: "ist weder ein Pfeil noch eine Einstellung ({settings})", hint: example },
  "automaton-line-misspelt": {
    message: "ist weder ein Pfeil noch eine Einstellung ({settings})",
    hint: "gemeint vielleicht: {meant}",
  },
  "automaton-line-no-letter": {
    message: "hat vor -> keinen Buchstaben, erwartet werden ein Zustand und ein Buchstabe",
    hint: example,
  },
  "automaton-line-no-target": { message: "hat keinen Zustand nach ->, erwartet wird einer", hint: example },
  "automaton-line-targets": { message: "hat {count} Wörter nach ->, erwartet wird ein Zustand", hint: example },
  "automaton-second-arrow": {
    message: "gibt {state} einen zweiten Pfeil für den Buchstaben {letter}: zu {first} und zu {second}",
    hint: earlier,
  },
  "automaton-second-arrow-alike": {
    message: "gibt {state} einen zweiten Pfeil für den Buchstaben {letter}: beide zu {first}",
    hint: earlier,
  },

  "automaton-form": {
    message: 'muss für zufällige Maschinen "universal" sein: Eine feste Schicht hat eine einzige Maschine, die Familie muss "one" sein',
  },
  "automaton-too-large": { message: "darf höchstens {states} Zustände und {letters} Zeichen haben, um gelernt zu werden" },
  "automaton-words-too-few": {
    message: "muss unter {count} liegen, der Anzahl der Wörter dieser Länge, nicht bei {traces}: Auch Testwörter sind nötig",
  },
  "automaton-machines-too-few": {
    message: "muss unter {count} liegen, der Anzahl der Maschinen mit Wörtern, nicht bei {traces}: Auch Testrechnungen sind nötig",
  },
  "automaton-data-too-large": {
    message: "{samples} Beispiele der Dimension {d} mit {entries} Einträgen von G brauchen {size} GB, die Grenze ist {limit} GB",
    hint: "Weniger Abläufe oder zusätzliche Beispiele, kleinere Maschinen oder kürzere Wörter wählen.",
  },
};
