import { counted } from "../../../platform/ui/grammar.de";
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
  noCoefficients:
    "Lerner aus Schichten arbeiten auf Token und haben hier keine Koeffizienten der ψ kubischen Merkmale, also gibt es keine Köpfe zum Vergleichen mit denen des Lehrers. Siehe Attention, je Schicht.",
} satisfies typeof deepText;
