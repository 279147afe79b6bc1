import type { FieldWords } from "../../../../platform/fields/fields";
import type { noiseFields, probeFields } from "./probe-fields";

const inputLaws = { gaussian: "gaußsch", rademacher: "Rademacher (zufällige Vorzeichen)", sphere: "gleichverteilt auf der Kugel" };

export const probeFieldsDe = {
  probes: {
    probes: {
      label: "Zusätzliche Beispiele k",
      help: "zufällige Folgen, die der Lehrer beantwortet, neben den N Beispielen des Ziels selbst",
    },
    probeLaw: {
      label: "Verteilung der zusätzlichen Beispiele",
      help: "wie ihre Einträge gezogen werden, mit Standardabweichung 1",
      options: inputLaws,
    },
  } satisfies FieldWords<typeof probeFields>,
  "label-noise": {
    noise: { label: "Rauschen der Labels σ", help: "Standardabweichung, die zu jedem Trainingslabel kommt" },
  } satisfies FieldWords<typeof noiseFields>,
};
