import type { layersText } from "./layers-words";

export default {
  view: "Was gezeigt wird",
  views: { compared: "Verglichen", layers: "Je Schicht" },
  layer: (place: number) => `Schicht ${place}`,
  choose: "Lerner",
  chart: "Attention-Matrizen jeder Schicht eines Lerners an einem Beispiel",
  linear: (name: string, layers: number) =>
    `${name}${layers === 1 ? "" : ", abgelesen an der letzten"}: Ein Token sieht sich und die davor, und Gewichte können negativ sein.`,
  softmax: (name: string) => `${name}: Worauf jedes Token schaut, summiert sich durch Softmax zu eins; es sieht sich und die davor.`,
  begin: "Die Schichten erscheinen, sobald der Lerner zu trainieren begonnen hat.",
  none: "Kein Lerner aus mehreren Schichten wird gezeichnet.",
  columns: { layer: "Schicht", head: "Kopf", answering: "Token, auf das geschaut wird", asking: "Token, das schaut", weight: "Gewicht" },
} satisfies typeof layersText;
