import type { Sentence } from "../../../platform/fields/problem";
import type { ExperimentProblemCode } from "./problems";

export const experimentSentencesDe: Readonly<Record<ExperimentProblemCode, Sentence>> = {
  "experiment-nested": { message: "das Dokument ist tiefer verschachtelt, als es ein Experiment je ist" },
  "experiment-data": { message: "muss {format} sein, nicht {value}", hint: "diese Datei enthält Daten, kein Experiment" },
  "experiment-newer": { message: "{version} ist neuer als dieses Programm, das Version {known} liest" },
  "experiment-version": { message: "muss {known} sein, nicht {version}" },
  "map-runs": { message: "Zellen × Seeds dürfen höchstens {most} sein, nicht {runs}" },
  "map-field": { message: "muss der Name eines Felds sein" },
  "map-field-twice": { message: "ist {name}, das die Achse schon festlegt" },
  "map-field-of-other-axis": { message: "ist {name}, das die andere Achse festlegt" },
  "map-no-number": { message: "„{entry}“ ist keine Zahl" },
  "map-names": { message: "muss für jeden der {points} Punkte einen Eintrag haben, nicht {count}" },
  "map-point": { message: "muss für jedes der {fields} Felder einen Wert haben, nicht {count}" },
  "map-cell": { message: "mit {row}: {place} {problem}" },
  "one-of-got": { message: "muss eines von {names} sein, nicht {value}" },
  "sweep-field": { message: "muss der Name eines Zahlenfelds des Ziels sein" },
  "sweep-without-fields": { message: "muss eines der Zahlenfelder eines erzeugten Ziels sein, nicht {value}" },
};
