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
  noResidual: "ohne Residualverbindung",
  addLinear: "Schichten",
  addTransformer: "Transformer",
  inText: (name: string) => name.replace(/^Transformer/, "der Transformer").replace(", ", " mit "),
  noCoefficients:
    "Diese Lerner sind nicht in den ψ kubischen Merkmalen geschrieben, daher lassen sich ihre Köpfe nicht mit denen des Lehrers vergleichen. Siehe Attention, je Schicht.",
} satisfies typeof deepText;
