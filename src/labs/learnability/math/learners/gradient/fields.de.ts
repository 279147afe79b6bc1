import type { FieldWords } from "../../../../../platform/fields/fields";
import type { fields, trainingFields } from "./fields";

const training = {
  steps: { label: "Schritte", help: "Gradientenschritte des ganzen Laufs" },
  batch: {
    label: "Batchgröße",
    help: "Folgen je Gradientenschritt, mit jedem Präfix, das ein Label hat; größere Batches haben weniger Gradientenrauschen, über N wiederholen sich Folgen",
  },
  optimizer: {
    label: "Optimierer",
    help: "Regel, die aus einem Gradienten einen Schritt macht",
    options: { adamw: "AdamW", sgd: "SGD mit Impuls" },
  },
  rate: { label: "Lernrate", help: "Faktor jedes Gradientenschritts; größere Lernraten lernen schneller, können aber divergieren" },
  schedule: {
    label: "Zeitplan",
    help: "Verlauf der Lernrate über den Lauf",
    options: { constant: "konstant", cosine: "Kosinus bis null" },
  },
  warmup: { label: "Aufwärmen", help: "Schritte, in denen die Lernrate von null ansteigt", unit: "Schritte" },
  clip: {
    label: "Gradienten-Clipping",
    help: "größte Norm des ganzen Gradienten, längere werden darauf skaliert; 0 schaltet die Begrenzung ab",
  },
  weightDecay: {
    label: "Weight Decay",
    help: "Verkleinerung jedes Gewichts je Schritt, relativ zur Lernrate; größere Werte halten Gewichte kleiner",
  },
  momentum: { label: "Impuls", help: "SGD: Faktor der vorigen Änderung in der nächsten; größere Werte mitteln über mehr Schritte" },
  beta1: { label: "β₁", help: "AdamW: Abklingen des mittleren Gradienten; größere Werte mitteln über mehr Schritte" },
  beta2: { label: "β₂", help: "AdamW: Abklingen des mittleren quadrierten Gradienten; größere Werte mitteln über mehr Schritte" },
  epsilon: { label: "ε", help: "AdamW: Summand zur Wurzel des mittleren quadrierten Gradienten; größere Werte verkleinern die Schritte" },
  initialScale: { label: "Skala der Initialisierung", help: "Standardabweichung der Anfangsgewichte" },
  order: {
    label: "Reihenfolge der Beispiele",
    help: "Reihenfolge der Beispiele: in jeder Epoche neu gemischt oder wie in den Daten",
    options: { shuffled: "gemischt", sequential: "der Reihe nach" },
  },
  precision: {
    label: "Genauigkeit",
    help: "Zahlenformat des Trainings; float64 ist genauer und langsamer",
    options: { float32: "float32", float64: "float64" },
  },
  seed: { label: "Seed", help: "Startwert der Zufallszahlen für Anfangsgewichte und Batch-Reihenfolge dieses Lerners" },
  repeats: { label: "Wiederholungen", help: "Anzahl der Läufe, die sich nur im Seed unterscheiden: Seed, Seed + 1, ..." },
} satisfies FieldWords<typeof trainingFields>;

export const gradientFieldsDe = {
  training,
  gradient: {
    heads: {
      label: "Köpfe H",
      help: "Anzahl der Köpfe, jeder mit einer Value- und einer Key-Query-Matrix; mehr Köpfe stellen mehr Funktionen dar",
    },
    keyQueryRank: {
      label: "Rang von Key-Query",
      help: "größter Rang des Produkts der getrennten Key- und Query-Matrix eines Kopfes; verschmolzen: eine volle Matrix",
      options: { null: "verschmolzen" },
    },
    ...training,
    batch: {
      ...training.batch,
      help: `${training.batch.help}; „all“ berechnet den Gradienten auf allen Beispielen, in float64`,
      options: { all: "all" },
    },
  } satisfies FieldWords<typeof fields>,
};
