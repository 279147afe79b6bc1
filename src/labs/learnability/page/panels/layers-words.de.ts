import type { layersText } from "./layers-words";

export default {
  view: "Ansicht",
  views: { compared: "Verglichen", layers: "Je Schicht" },
  layer: (place: number) => `Schicht ${place}`,
  choose: "Lerner",
  chart: "Attention-Matrizen jeder Schicht eines Lerners auf einem Beispiel",
  linear: (name: string, layers: number) =>
    `${name}: Die Attention ist kausal, und Gewichte können negativ sein.${layers === 1 ? "" : " Die letzte Schicht ergibt die Ausgabe."}`,
  softmax: (name: string) => `${name}: Die Attention ist kausal, und die Softmax-Gewichte jedes Query-Tokens summieren sich zu eins.`,
  begin: "Die Schichten erscheinen, sobald der Lerner zu trainieren begonnen hat.",
  none: "Kein Lerner mit mehreren Schichten wird gezeigt.",
  columns: { layer: "Schicht", head: "Kopf", answering: "Key-Token", asking: "Query-Token", weight: "Gewicht" },
} satisfies typeof layersText;
