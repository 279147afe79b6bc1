import { formatCount, formatFixed, formatValue } from "../../../charts/format";
import type { Words } from "../../../ui/translation";
import type { trainingText } from "./words";

const share = (value: number) => formatFixed(value, 3);

export default {
  value: { accuracy: share, loss: (nats: number) => `${share(nats)} Nats`, batches: (nats: number) => `${share(nats)} Nats` },
  baselines: {
    chance: "Zufall",
    bag: "Zählen ohne Reihenfolge",
    nearest: "der nächste Buchstabe",
    commonest: "die häufigste Antwort",
    unigram: "wie oft jedes vorkommt",
    left: "das davor",
    blind: "beide Nachbarn, Seiten unbekannt",
    sides: "beide Nachbarn",
    bayes: "wer die Kette kennt",
  },
  training: {
    title: "Training",
    chart: "Wie die Encoder während des Lernens abschneiden",
    measure: "Was gezeichnet wird",
    measures: { usual: "Tests", accuracy: "richtige Antworten", loss: "Nats", batches: "Nats der Batches" },
    across: "Trainingsschritte",
    lines: {
      accuracy: "Anteil richtiger Antworten auf 128 ungesehenen Folgen; Linie: Mittel der Seeds, Band: kleinster bis größter",
      loss: "Nats auf 128 ungesehenen Folgen; Linie: Mittel der Seeds, Band: kleinster bis größter Wert",
      batches: "Nats des Batches eines Schritts, vor ihm; Linie: Mittel der Seeds, Band: kleinster bis größter Wert",
    },
    read: "Die Kurven bei einem Schritt ablesen",
    at: (step: number) => `Schritt ${formatCount(step)}`,
    range: (low: number, high: number) => `${formatValue(low)} bis ${formatValue(high)}`,
    floor: "0",
    nobody: "Noch lernt niemand: einen Encoder hinzufügen.",
    begins: "Das Training beginnt.",
    accuracy: {
      best: (name: string, step: string, value: string) => `Nach ${step} Schritten beantwortet ${name} einen Anteil von ${value} richtig.`,
      last: (name: string, value: string) => `${name} ist Letzter mit ${value}.`,
    },
    loss: {
      best: (name: string, step: string, value: string) =>
        `Nach ${step} Schritten braucht ${name} für das Verdeckte ${value} Nats; weniger sind besser.`,
      last: (name: string, value: string) => `${name} ist Letzter mit ${value}.`,
    },
    columns: {
      step: "Schritt",
      mean: (name: string) => name,
      low: (name: string) => `${name}, kleinster`,
      high: (name: string) => `${name}, größter`,
    },
    explain: [
      "Jeder Encoder wird von eigenen ersten Gewichten aus auf frischen Folgen in jedem Schritt trainiert und unterwegs mit 128 Folgen geprüft, aus denen er nie lernt. Nats sind das Mittel von −ln der Wahrscheinlichkeit, die er der richtigen Antwort gab: 0 ist vollkommen.",
      "Gestrichelte Linien sind, was ohne Lernen erreicht wird, durch eine Regel oder durch Zählen, auf den 1\u202f024 Folgen, auf denen Encoder am Ende getestet werden.",
      "Encoder mit einem Zerfall für jedes Token geben in ihren kleinen Netzen so viele Zahlen auf, wie ihre Gatter brauchen: Alle sind nahezu gleich groß.",
    ],
    formula: "y_i = \\frac{\\sum_j M_{ij}\\,\\phi(q_i)^\\top\\phi(k_j)\\,v_j}{\\sum_j M_{ij}\\,\\phi(q_i)^\\top\\phi(k_j)}",
  },
} satisfies Words<typeof trainingText>;
