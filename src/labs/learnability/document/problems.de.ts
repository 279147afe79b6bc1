import type { Sentence } from "../../../platform/fields/problem";
import type { ExperimentProblemCode } from "./problems";

export const experimentSentencesDe: Readonly<Record<ExperimentProblemCode, Sentence>> = {
  "experiment-nested": { message: "das Dokument ist für ein Experiment zu tief verschachtelt", hint: "die Klammern prüfen" },
  "experiment-data": {
    message: "muss {format} sein, nicht {value}",
    hint: "diese Datei enthält Daten: stattdessen die Datei eines Experiments öffnen",
  },
  "experiment-newer": {
    message: "{version} ist neuer als dieses Programm, das Version {known} liest",
    hint: "die Seite neu laden, um sie zu aktualisieren",
  },
  "experiment-version": { message: "muss {known} sein, nicht {version}" },
  "map-runs": {
    message: "Zellen × Seeds darf höchstens {most} sein, nicht {runs}",
    hint: "Punkte einer Achse entfernen oder weniger Seeds wählen",
  },
  "map-field": { message: "muss der Name eines Felds sein" },
  "map-field-twice": { message: "ist {name}, das diese Achse schon setzt", hint: "ein anderes Feld wählen" },
  "map-field-of-other-axis": { message: "ist {name}, das die andere Achse schon setzt", hint: "ein anderes Feld wählen" },
  "map-no-number": { message: "„{entry}“ ist keine Zahl" },
  "map-names": { message: "muss für jeden der {points} Punkte einen Eintrag haben, nicht {count}" },
  "map-point": { message: "muss für jedes der {fields} Felder einen Wert haben, nicht {count}" },
  "map-cell": { message: "mit {row}: {place} {problem}" },
  "one-of-got": { message: "muss eines von {names} sein, nicht {value}" },
  "sizes-not-ascending": {
    message: "muss größer als die Zahl davor sein, {before}, nicht {value}",
    hint: "die Zahlen aufsteigend angeben",
  },
  "delta-too-small": {
    message: "muss mindestens ein Datensatz von {draws} sein, nicht ein Anteil von {delta}",
    hint: "mindestens {least} Datensätze oder ein größeres delta nehmen",
  },
  "excess-of-too-many-traces": {
    message: "die {sequences} Abläufe dieses Ziels haben {samples} Token, möglich sind höchstens {most}",
    hint: "eine kleinere Maschine oder eine kürzere Eingabe wählen",
  },
  "more-than-all-traces": { message: "muss höchstens {sequences} sein, die Zahl der verschiedenen Abläufe, nicht {value}" },
  "excess-of-too-many-features": {
    message: "das zweite Moment von {psi} Merkmalen wird nicht gespeichert, möglich sind höchstens {most}",
    hint: "die Dimension verkleinern",
  },
  "subsets-too-large": {
    message: "muss höchstens {most} sein, die Hälfte der {rows} Trainingszeilen der Datei",
    hint: "die größten Anzahlen von Beispielen entfernen",
  },
  "sweep-field": { message: "muss der Name eines Zahlenfelds des Ziels sein" },
  "sweep-without-fields": { message: "muss eines der Zahlenfelder eines erzeugten Ziels sein, nicht {value}" },
};
