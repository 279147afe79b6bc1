/** Words on learners of several layers. */
import { counted } from "../../../platform/ui/grammar";
import { inLanguage } from "./in-language";

const english = {
  transformer: "Transformer",
  layers: (layers: number) => counted(layers, "layer", "layers"),
  heads: (heads: number) => counted(heads, "head", "heads"),
  /** "2 layers", "1 layer of 4 heads". */
  linearName: (layers: number, heads: number) =>
    heads === 1 ? counted(layers, "layer", "layers") : `${counted(layers, "layer", "layers")} of ${counted(heads, "head", "heads")}`,
  noResidual: "no residual",
  addLinear: "Layers",
  addTransformer: "Transformer",
  inText: (name: string) => name.replace(/^Transformer/, "the Transformer").replace(", ", " with "),
  noCoefficients:
    "These learners are not written in the ψ cubic features, so their heads cannot be compared with the teacher’s. See Attention, by layer.",
} as const;

export const deepText = inLanguage("deep-words", english);
