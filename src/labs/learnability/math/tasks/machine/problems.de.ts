import type { Sentences } from "../../../../../platform/fields/problem";
import type { MachineProblemCode } from "./problems";

const noState = { message: "nennt {state}, das ist kein Zustand", hint: "{advice}" };
const noLetter = {
  message: "nennt {quoted}, das nicht im Alphabet ist",
  hint: "die Zeichen sind {letters}: eines davon verwenden, oder {letter} in die Zeile letters aufnehmen",
};
const none = { message: "nach {setting} fehlt ein Name", hint: "einen Namen danach schreiben" };
const many = { message: "nennt {count} Namen nach {setting}, erwartet wird einer", hint: "nur einen behalten" };

export const machineSentencesDe: Readonly<Record<MachineProblemCode, Sentences[string]>> = {
  "machine-description-too-large": {
    message: "die Beschreibung hat {size} MB, die Grenze ist {limit} MB",
    hint: "die Beschreibung kürzen",
  },
  "machine-states-too-many": { message: "die Maschine hat {count} Zustände, die Grenze ist {limit}", hint: "weniger Zustände verwenden" },
  "machine-letters-too-many": { message: "die Maschine hat {count} Zeichen, die Grenze ist {limit}", hint: "weniger Zeichen verwenden" },
  "machine-cannot-run": { message: "kann nicht laufen: {problem}", hint: "{problem.hint}" },

  "machine-name-empty": { message: "ist leer, erwartet wird ein Name" },
  "machine-name-too-long": { message: "hat {count} Zeichen, die Grenze ist {limit}" },
  "machine-name-no-word": { message: "ist kein Zustandsname: ein Wort ohne # und -> verwenden, nicht *" },
  "machine-letter-length": { message: "hat {count} Zeichen, ein Buchstabe hat aber eines" },
  "machine-letter-reserved": { message: "ist kein Buchstabe: Leerzeichen, # und * sind reserviert" },
  "machine-name-unfit": { message: "der Name {name} eines Zustands ist so nicht möglich: Er {fault}", hint: "den Zustand umbenennen" },
  "machine-letter-unfit": { message: "das Zeichen {letter} ist so nicht möglich: Es {fault}", hint: "ein anderes Zeichen verwenden" },
  "machine-name-taken": { message: "ist schon der Name eines anderen Zustands" },
  "machine-letter-taken": { message: "ist schon im Alphabet" },
  "machine-names-alike": { message: "zwei Zustände heißen {name}", hint: "einen davon umbenennen" },
  "machine-letters-alike": { message: "das Zeichen {letter} steht zweimal im Alphabet", hint: "eines entfernen" },

  "machine-start-astray": {
    message: "der Anfang ist Zustand Nummer {start}, erwartet wird 0 bis {last}",
    hint: "einen Anfangszustand wählen",
  },
  "machine-accepting-astray": {
    message: "Zustand Nummer {state} ist akzeptierend, erwartet wird 0 bis {last}",
    hint: "diese Nummer entfernen",
  },
  "machine-halting-astray": { message: "Zustand Nummer {state} ist haltend, erwartet wird 0 bis {last}", hint: "diese Nummer entfernen" },
  "machine-accepting-twice": { message: "{state} steht zweimal unter den akzeptierenden", hint: "einen Eintrag entfernen" },
  "machine-halting-twice": { message: "{state} steht zweimal unter den haltenden", hint: "einen Eintrag entfernen" },

  "machine-setting-twice": { message: "gibt {setting} ein zweites Mal an", hint: "das erste Mal war in Zeile {line}" },
  "machine-no-state": none,
  "machine-no-letter": none,
  "machine-many-states": many,
  "machine-many-letters": many,
  "machine-many-starts": many,
  "machine-state-twice": { message: "nennt den Zustand {name} zweimal", hint: "einen davon entfernen" },
  "machine-letter-twice": { message: "nennt das Zeichen {name} zweimal", hint: "eines entfernen" },
  "machine-word-no-state": {
    message: "hat den Zustand {word}, der so nicht möglich ist: Er {fault}",
    hint: "einen anderen Namen verwenden",
  },
  "machine-word-no-letter": {
    message: "hat das Zeichen {word}, das so nicht möglich ist: Es {fault}",
    hint: "ein anderes Zeichen verwenden",
  },
  "machine-word-of-letters": {
    message: "hat das Zeichen {word}, das so nicht möglich ist: Es {fault}",
    hint: "Leerzeichen zwischen die Zeichen setzen",
  },

  "machine-begins-in-stranger": noState,
  "machine-accepts-in-stranger": noState,
  "machine-arrow-from-stranger": noState,
  "machine-arrow-to-stranger": noState,
  "machine-starts-in-stranger": noState,
  "machine-halts-in-stranger": noState,
  "machine-rule-for-stranger": noState,
  "machine-goes-to-stranger": noState,
  "machine-reads-stranger": noLetter,
  "machine-writes-stranger": noLetter,

  "machine-meant": { message: "gemeint vielleicht: {name}" },
  "machine-give-arrows": { message: "{state} eigene Pfeile geben" },
  "machine-name-in-states": { message: "es in der Zeile states nennen" },
  "machine-give-rules": { message: "ihm Regeln geben oder es in der Zeile halt nennen" },
};
