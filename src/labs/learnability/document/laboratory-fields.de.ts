import type { FieldWords } from "../../../platform/fields/fields";
import type { laboratoryFields } from "./laboratory";

export const laboratoryFieldsDe = {
  laboratory: {
    view: {
      label: "Ansicht",
      help: "Ansicht des Zertifikatslabors",
      options: {
        sample: "dieses Beispiel",
        twin: "der Zwilling",
        learners: "Gradientenlerner",
        data: "mehr Daten",
        entries: "unabhängige Einträge",
        map: "Merkmalsabbildung",
        heads: "wenigste Köpfe",
        sweep: "die Reihe",
      },
    },
    direction: {
      label: "Richtung im Nullraum",
      help: "Richtung im Nullraum von Λ, in die der Zwilling verschoben wird, ab 0 gezählt; -1 ist der Zeuge mit zwei Köpfen",
    },
    output: { label: "Ausgabekoordinate", help: "Ausgabekoordinate, in der der Zwilling abweicht, ab 0 gezählt" },
    amplitude: { label: "Amplitude", help: "Länge der Verschiebung des Zwillings; sein Fehler wächst quadratisch" },
  } satisfies FieldWords<typeof laboratoryFields>,
};
