import type { FieldWords } from "../../../../platform/fields/fields";
import type { noiseFields, probeFields } from "./probe-fields";

const inputLaws = { gaussian: "gaußsch", rademacher: "Rademacher (zufällige Vorzeichen)", sphere: "gleichverteilt auf der Kugel" };

export const probeFieldsDe = {
  probes: {
    probes: {
      label: "Zusätzliche Beispiele k",
      help: "zufällige Folgen mit Labels des Lehrers, zusätzlich zu den N Beispielen des Ziels",
    },
    probeLaw: {
      label: "Verteilung der zusätzlichen Beispiele",
      help: "Verteilung ihrer Einträge, mit Standardabweichung 1",
      options: inputLaws,
    },
  } satisfies FieldWords<typeof probeFields>,
  "label-noise": {
    noise: { label: "Rauschen der Labels σ", help: "Standardabweichung des gaußschen Rauschens auf jedem Trainingslabel" },
  } satisfies FieldWords<typeof noiseFields>,
};
