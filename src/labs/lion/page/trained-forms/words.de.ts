import type { Words } from "../../../../platform/ui/translation";
import type { trainedFormsText } from "./words";

export default {
  chart: {
    answers: "Differenzen der Logits zu denen der vollen Attention",
    time: "Zeit des ganzen Encoders in jeder Form über der Länge der Folge",
    memory: "Speicher des ganzen Encoders in jeder Form über der Länge der Folge",
  },
  show: "Ansicht",
  shows: { answers: "Differenzen der Logits", time: "gemessene Zeit", memory: "gemessener Speicher" },
  forms: { full: "volle Attention", recurrent: "rekurrent", "state-chunk": "in Blöcken" },
  precise: (form: string, precision: string) => `${form}, ${precision}`,
  sameBits: "0, bitgleich",
  measure: "Bei wachsenden Längen messen (6 s)",
  across: { answers: "größte Differenz eines Logits zur vollen Attention im selben Zahlenformat", length: "Token L" },
  upward: {
    time: "Millisekunden von Token zu Logits, in float32 gemessen; gestrichelt: extrapoliert nach Operationen",
    memory: "Megabyte der Arrays der Kernels, in float32 gemessen; gestrichelt: Kostenmodell für die Köpfe einer Schicht",
  },
  read: "Werte bei einer Länge",
  at: (tokens: string) => `${tokens} Token`,
  floor: "0",
  waiting: "Der Encoder ist noch nicht in jeder Form berechnet.",
  agree: (when: string, who: string, tokens: string, chunk: string, float64: string, float32: string, largest: string) =>
    `${when} berechnet ${who} ${tokens} Token rekurrent und in Blöcken zu ${chunk}. Logits weichen von voller Attention um höchstens ${float64} in float64 und ${float32} in float32 ab; der größte ist ${largest}.`,
  alone: {
    softmax: (when: string, who: string) =>
      `${when} wird ${who} durch volle Attention berechnet: Softmax hat keinen rekurrenten Zustand endlicher Größe. Softmax in Blöcken (FlashAttention) ist hier nicht implementiert.`,
    sided: (when: string, who: string) =>
      `${when} wird ${who} durch volle Attention berechnet. Für Köpfe, die in zwei Scans eine Seite beachten, ist keine andere Form implementiert.`,
  },
  asleep: "Noch ist nichts gemessen: Die Schaltfläche misst den ganzen Encoder in jeder Form, bei Längen, die sich verdoppeln.",
  measuring: "Die kürzesten Folgen werden gemessen.",
  time: (tokens: string, times: readonly string[]) => `Auf diesem Gerät gemessen bei ${tokens} Token, Mediane von 3: ${times.join(", ")}.`,
  timed: (form: string, amount: string) => `${form} ${amount}`,
  memory: (tokens: string, amounts: readonly string[]) =>
    `Speicher der Arrays der Kernels auf diesem Gerät, bei ${tokens} Token: ${amounts.join(", ")}.`,
  megabytes: (amount: string) => `${amount} MB`,
  apart: (relative: string) => `Bei allen gemessenen Längen stimmen die Logits auf ${relative} des größten überein.`,
  explain: [
    "Die Köpfe werden mit denselben Gewichten als volle Attention, mit zwei Rekurrenzen und in Blöcken mit mitgeführten Zuständen berechnet. Alle anderen Schichten sind gleich.",
    "Logits werden auf einer Folge der Länge der Aufgabe verglichen, in float64 und float32. Zeit und Speicher umfassen alle Schichten und werden in einem Worker gemessen.",
    "Linien enden, wenn längere Folgen in dieser Form zu lange dauern oder mehr als 256 MB für ihre Scores brauchen.",
    "Gestrichelte Linien sind das Kostenmodell. Für die Zeit setzt es die längste gemessene Länge jeder Form im Verhältnis der Operationen fort.",
    "Für den Speicher zählt es Scores und Maske oder Zustände der Köpfe einer Schicht, ohne Aktivierungen. Softmax hat keinen Zustand: e^(q·k) ist kein Skalarprodukt endlich vieler Merkmale.",
  ],
  formula: "Y = SCALE(Q Kᵀ ⊙ M) V, S_i = λ_i S_{i−1} + k_i v_iᵀ",
  columns: {
    form: "Form",
    precision: "Zahlenformat",
    difference: "größter Unterschied",
    tokens: "Token",
    milliseconds: "ms",
    megabytes: "MB",
  },
} satisfies Words<typeof trainedFormsText>;
