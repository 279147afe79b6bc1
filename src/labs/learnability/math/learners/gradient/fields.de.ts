import type { FieldWords } from "../../../../../platform/fields/fields";
import type { fields, trainingFields } from "./fields";

const training = {
  steps: { label: "Schritte", help: "Gradientenschritte des ganzen Laufs" },
  batch: {
    label: "Batch",
    help: "Folgen je Schritt (mit jedem Anfangsstück, falls diese überwacht sind); über N hinaus beginnt es von vorn",
  },
  optimizer: { label: "Optimierer", help: "wie aus einem Gradienten ein Schritt wird", options: { adamw: "AdamW", sgd: "SGD mit Impuls" } },
  rate: { label: "Lernrate", help: "wie weit ein Schritt geht" },
  schedule: {
    label: "Zeitplan",
    help: "wie sich die Lernrate im Lauf ändert",
    options: { constant: "konstant", cosine: "Kosinus bis null" },
  },
  warmup: { label: "Aufwärmen", help: "Schritte, über die die Lernrate von null ansteigt", unit: "Schritte" },
  clip: { label: "Kappen", help: "größte Norm des ganzen Gradienten; 0 kappt nicht" },
  weightDecay: { label: "Gewichtsabnahme", help: "Zug jedes Gewichts gegen null" },
  momentum: { label: "Impuls", help: "von SGD verwendet" },
  beta1: { label: "β₁", help: "AdamW: Gedächtnis des mittleren Gradienten" },
  beta2: { label: "β₂", help: "AdamW: Gedächtnis des quadrierten Gradienten" },
  epsilon: { label: "ε", help: "AdamW: kommt zur Wurzel des quadrierten Gradienten hinzu" },
  initialScale: { label: "Anfangsskala", help: "Standardabweichung der anfänglichen Gewichte" },
  order: {
    label: "Reihenfolge",
    help: "jede Epoche in neuer zufälliger Reihenfolge, oder immer in der der Daten",
    options: { shuffled: "gemischt", sequential: "der Reihe nach" },
  },
  precision: { label: "Genauigkeit", help: "Arithmetik des Trainings", options: { float32: "float32", float64: "float64" } },
  seed: { label: "Seed", help: "Anfang und Batch-Reihenfolge dieses Lerners" },
  repeats: { label: "Wiederholungen", help: "Läufe, die sich allein im Seed unterscheiden: Seed, Seed + 1, ..." },
} satisfies FieldWords<typeof trainingFields>;

export const gradientFieldsDe = {
  training,
  gradient: {
    heads: { label: "Köpfe H", help: "Paare aus Wert und Schlüssel-Anfrage des Lerners" },
    ...training,
  } satisfies FieldWords<typeof fields>,
};
