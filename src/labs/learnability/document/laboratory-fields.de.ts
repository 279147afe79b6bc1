import type { FieldWords } from "../../../platform/fields/fields";
import type { laboratoryFields } from "./laboratory";

export const laboratoryFieldsDe = {
  laboratory: {
    view: {
      label: "Ansicht",
      help: "was das Zertifikatslabor zeigt",
      options: {
        sample: "dieses Beispiel",
        twin: "der Zwilling",
        learners: "Gradientenlerner",
        data: "mehr Daten",
        heads: "wenigste Köpfe",
        sweep: "die Reihe",
      },
    },
    direction: {
      label: "Freie Richtung",
      help: "entlang welcher Nullrichtung sich der Zwilling bewegt, ab 0 gezählt; -1 ist der Zeuge mit zwei Köpfen",
    },
    output: { label: "Ausgabe", help: "die Ausgabekoordinate, in der der Zwilling abweicht" },
    amplitude: { label: "Amplitude", help: "wie weit der Zwilling verschoben ist" },
  } satisfies FieldWords<typeof laboratoryFields>,
};
