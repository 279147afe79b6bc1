import { counted } from "../../ui/grammar.de";
import type { deepText } from "./deep-words";

export default {
  transformer: "Transformer",
  layers: (layers: number) => counted(layers, "Schicht", "Schichten"),
  heads: (heads: number) => counted(heads, "Kopf", "Köpfe"),
  linearName: (layers: number, heads: number) =>
    heads === 1
      ? counted(layers, "Schicht", "Schichten")
      : `${counted(layers, "Schicht", "Schichten")} zu ${counted(heads, "Kopf", "Köpfen")}`,
  noResidual: "ohne Residuum",
  addLinear: "Schichten",
  addLinearName: "Lerner aus mehreren Schichten linearer Attention hinzufügen",
  addTransformer: "Transformer",
  addTransformerName: "Transformer hinzufügen: Softmax-Attention, MLP und Layer-Norm",
  inText: (name: string) => name.replace(/^Transformer/, "der Transformer").replace(", ", " mit "),
  fallback: (reason: string) => `gerechnet in reinem JavaScript, viel langsamer, weil WebAssembly nicht gestartet ist: ${reason}`,
  attention: {
    view: "Was gezeigt wird",
    views: { compared: "Verglichen", layers: "Je Schicht" },
    title: "Attention je Schicht",
    layer: (place: number) => `Schicht ${place}`,
    choose: "Lerner",
    chart: "Attention-Matrizen jeder Schicht eines Lerners an einem Beispiel",
    linear: (name: string, layers: number) =>
      `${name}${layers === 1 ? "" : ", abgelesen an der letzten"}: Ein Token sieht sich und die davor, und Gewichte können negativ sein.`,
    softmax: (name: string) => `${name}: Worauf jedes Token schaut, summiert sich durch Softmax zu eins; es sieht sich und die davor.`,
    begin: "Die Schichten erscheinen, sobald der Lerner zu trainieren begonnen hat.",
    none: "Kein Lerner aus mehreren Schichten wird gezeichnet.",
    columns: { layer: "Schicht", head: "Kopf", answering: "Token, auf das geschaut wird", asking: "Token, das schaut", weight: "Gewicht" },
  },
  noCoefficients:
    "Lerner aus Schichten arbeiten auf Token und haben hier keine Koeffizienten der ψ kubischen Merkmale, also gibt es keine Köpfe zum Vergleichen mit denen des Lehrers. Siehe Attention, je Schicht.",
} satisfies typeof deepText;
