import type { Words } from "../../../../platform/ui/translation";
import type { trainedFormsText } from "./words";

export default {
  chart: {
    answers: "Wie weit die Werte jeder Form von denen der vollen Attention entfernt sind",
    time: "Zeit des ganzen Encoders in jeder Form über der Länge der Folge",
    memory: "Speicher des ganzen Encoders in jeder Form über der Länge der Folge",
  },
  show: "Was gezeigt wird",
  shows: { answers: "dieselben Antworten", time: "Zeit, gemessen", memory: "Speicher, gemessen" },
  forms: { full: "volle Attention", recurrent: "rekurrent", "state-chunk": "in Blöcken" },
  precise: (form: string, precision: string) => `${form}, ${precision}`,
  sameBits: "0, Bit für Bit",
  measure: "Bei wachsenden Längen messen (6 s)",
  across: { answers: "größter Unterschied eines Werts zur vollen Attention derselben Genauigkeit", length: "Token L" },
  upward: {
    time: "Millisekunden vom Token zu den Werten, hier in float32 gemessen; gestrichelt: nach Operationen, von der längsten gemessenen aus",
    memory: "Megabyte der Arrays der Kernels, hier in float32 gemessen; gestrichelt: was die Köpfe einer Schicht nach dem Modell halten",
  },
  read: "Werte bei einer Länge",
  at: (tokens: string) => `${tokens} Token`,
  floor: "0",
  waiting: "Mit denselben Gewichten wird in jeder Form gerechnet.",
  agree: (when: string, who: string, tokens: string, chunk: string, float64: string, float32: string, largest: string) =>
    `${when} liest ${who} ${tokens} Token rekurrent und in Blöcken zu ${chunk}: Die Werte weichen von denen der vollen Attention um höchstens ${float64} in float64 und ${float32} in float32 ab, der größte ist ${largest}.`,
  alone: {
    softmax: (when: string, who: string) =>
      `${when} wird ${who} durch volle Attention berechnet: e^(q·k) ist kein Skalarprodukt endlich vieler Merkmale, darum hat Softmax keinen Zustand endlicher Größe. Softmax in Blöcken (FlashAttention) ist hier nicht implementiert.`,
    sided: (when: string, who: string) =>
      `${when} wird ${who} durch volle Attention berechnet: Die Köpfe beachten eine Seite jedes Tokens, und in den zwei Durchläufen des Gitters liegt dort Verschiedenes. Eine andere Form ist dafür nicht implementiert.`,
  },
  asleep:
    "Hier ist noch nichts gemessen: Der Knopf rechnet den ganzen Encoder in jeder Form, in einem Worker, bei Längen, die sich verdoppeln.",
  measuring: "Die kürzesten Folgen werden gemessen.",
  time: (tokens: string, times: readonly string[]) => `Auf diesem Gerät gemessen, Mediane von 3: bei ${tokens} Token ${times.join(", ")}.`,
  timed: (form: string, amount: string) => `${form} ${amount}`,
  memory: (tokens: string, amounts: readonly string[]) =>
    `Auf diesem Gerät gemessen, worauf die Arrays der Kernels kamen: bei ${tokens} Token ${amounts.join(", ")}.`,
  megabytes: (amount: string) => `${amount} MB`,
  beyond: "Wo eine Linie endet, würden längere Folgen in dieser Form hier zu lange dauern oder für ihre Werte mehr als 256 MB brauchen.",
  apart: (relative: string) => `Bei all diesen Längen stimmen die Werte auf ${relative} des größten überein.`,
  explain: [
    "Dieselben Gewichte, drei Reihenfolgen des Rechnens: jedes Paar von Token auf einmal, wie beim Training; zwei Zustände, die über die Token laufen, einer von jedem Ende; und Blöcke, in denen alle Paare berechnet und zwischen denen Zustände mitgeführt werden. Alles außer den Köpfen ist in allen gleich.",
    "Antworten werden bei der Länge der Aufgabe verglichen, in float64 und in float32, an einer Folge. Zeit und Speicher werden in einem Worker gemessen, in dem sonst nichts läuft, an Folgen aller Symbole, von den Nummern der Token bis zu den Werten: Was Token für Token geschieht, ist dabei.",
    "Gestrichelte Linien sind das Kostenmodell. Für die Zeit ist es von der längsten gemessenen Länge jeder Form aus im Verhältnis der Operationen fortgesetzt; für den Speicher zählt es Werte und Maske der Köpfe einer Schicht oder ihre Zustände und lässt Aktivierungen weg, die alle Formen haben.",
  ],
  formula: "Y = SCALE(Q Kᵀ ⊙ M) V, S_i = λ_i S_{i−1} + k_i v_iᵀ",
  columns: {
    form: "Form",
    precision: "Genauigkeit",
    difference: "größter Unterschied",
    tokens: "Token",
    milliseconds: "ms",
    megabytes: "MB",
  },
} satisfies Words<typeof trainedFormsText>;
