import type { FieldWords } from "../../../../../platform/fields/fields";
import { probeFieldsDe } from "../probe-fields.de";
import type { fields, shiftFields } from "./schema";

const n = { label: "Token n", help: "Länge jeder Folge" };
const inputLaw = {
  label: "Verteilung der Eingabe",
  help: "wie die Einträge eines Tokens gezogen werden",
  options: probeFieldsDe.probes.probeLaw.options,
};
const scalings = { unit: "Standardabweichung 1", covariance: "Kovarianz I / √Größe", deviation: "Standardabweichung 1 / √Größe" };

export const randomAttentionFieldsDe = {
  "random-attention": {
    d: { label: "Dimension d", help: "Koordinaten eines Tokens; d²(d+1)/2 kubische Merkmale" },
    n,
    heads: { label: "Köpfe des Lehrers", help: "Paare aus Wert und Schlüssel-Anfrage, die das Ziel ausmachen" },
    samples: { label: "Beispiele N", help: "Trainingsfolgen" },
    teacher: {
      label: "Lehrer",
      help: "Softmax-Attention der Gewichte / √d, oder zwei lineare Schichten mit einem Residuum dazwischen, lassen sich nur annähern",
      options: { linear: "lineare Attention", softmax: "Softmax-Attention", "two-layer": "zwei lineare Schichten" },
    },
    output: {
      label: "Ausgabe",
      help: "der Lehrer antwortet mit einem Vektor oder mit einer Zahl",
      options: { vector: "Vektor", scalar: "Skalar" },
    },
    supervision: {
      label: "Überwachung",
      help: "Labels nur für das letzte Token oder für jedes Anfangsstück",
      options: { last: "letztes Token", causal: "jedes Anfangsstück" },
    },
    inputLaw,
    inputScaling: { label: "Skalierung der Eingabe", help: "Größe ist die Anzahl n der Token", options: scalings },
    inputScale: { label: "Skala der Eingabe", help: "multipliziert jedes Token" },
    teacherScaling: { label: "Skalierung des Lehrers", help: "Größe ist die Dimension d", options: scalings },
    teacherScale: { label: "Skala des Lehrers", help: "multipliziert V und Q des Lehrers" },
    ...probeFieldsDe["label-noise"],
    ...probeFieldsDe.probes,
    testSamples: { label: "Testbeispiele", help: "frische Folgen ohne Rauschen" },
    shifts: { label: "Verschobene Tests", help: "Testdaten, die von den Trainingsdaten abweichen: skaliert, anders verteilt, anders lang" },
  } satisfies FieldWords<typeof fields>,
  "shifted-test": {
    scaled: { label: "Skala", help: "multipliziert jedes Token" },
    law: inputLaw,
    length: n,
  } satisfies FieldWords<typeof shiftFields>,
};
