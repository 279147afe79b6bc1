import type { FieldWords } from "../../../../../platform/fields/fields";
import { probeFieldsDe } from "../probe-fields.de";
import type { fields, shiftFields } from "./schema";

const n = { label: "Token n", help: "Token je Folge" };
const inputLaw = {
  label: "Verteilung der Eingabe",
  help: "Verteilung der Einträge eines Tokens",
  options: probeFieldsDe.probes.probeLaw.options,
};
const scalings = { unit: "Standardabweichung 1", covariance: "Kovarianz I / √Größe", deviation: "Standardabweichung 1 / √Größe" };

export const randomAttentionFieldsDe = {
  "random-attention": {
    d: { label: "Dimension d", help: "Koordinaten eines Tokens; es gibt d²(d+1)/2 kubische Merkmale" },
    n,
    heads: { label: "Köpfe des Lehrers", help: "Köpfe des Ziels, jeder mit einer Value- und einer Key-Query-Matrix" },
    samples: { label: "Beispiele N", help: "Trainingsfolgen" },
    teacher: {
      label: "Lehrer",
      help: "Modell, das die Labels berechnet; die anderen kann lineare Attention nur annähern",
      options: {
        linear: "lineare Attention",
        softmax: "Softmax-Attention",
        "two-layer": "zwei lineare Schichten",
        relu: "lineare Attention mit ReLU",
        elu: "lineare Attention mit ELU + 1",
      },
    },
    output: {
      label: "Ausgabe",
      help: "das Label ist ein Vektor oder eine Zahl",
      options: { vector: "Vektor", scalar: "Skalar" },
    },
    supervision: {
      label: "Überwachung",
      help: "Labels nur für das letzte Token oder für jedes Präfix",
      options: { last: "letztes Token", causal: "jedes Präfix" },
    },
    inputLaw,
    inputScaling: { label: "Skalierung der Eingabe", help: "Skala der Einträge; Größe ist die Anzahl n der Token", options: scalings },
    inputScale: { label: "Skala der Eingabe", help: "Faktor jedes Tokens" },
    teacherScaling: {
      label: "Skalierung des Lehrers",
      help: "Skala der Einträge von V und Q; Größe ist die Dimension d",
      options: scalings,
    },
    teacherScale: { label: "Skala des Lehrers", help: "Faktor von V und Q des Lehrers" },
    ...probeFieldsDe["label-noise"],
    ...probeFieldsDe.probes,
    testSamples: { label: "Testbeispiele", help: "Folgen zum Testen der Lerner, ohne Rauschen der Labels" },
    shifts: { label: "Verschobene Tests", help: "zusätzliche Testdaten mit anderer Skala, Verteilung oder Länge als die Trainingsdaten" },
  } satisfies FieldWords<typeof fields>,
  "shifted-test": {
    scaled: { label: "Skala", help: "Faktor jedes Tokens" },
    law: inputLaw,
    length: n,
  } satisfies FieldWords<typeof shiftFields>,
};
