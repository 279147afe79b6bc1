/** Words on learners of several layers. */
import { formatCount } from "../../charts/format";
import { inLanguage } from "./in-language";

function counted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

const english = {
  transformer: "Transformer",
  layers: (layers: number) => counted(layers, "layer", "layers"),
  heads: (heads: number) => counted(heads, "head", "heads"),
  /** "2 layers", "1 layer of 4 heads". */
  linearName: (layers: number, heads: number) =>
    heads === 1 ? counted(layers, "layer", "layers") : `${counted(layers, "layer", "layers")} of ${counted(heads, "head", "heads")}`,
  noResidual: "no residual",
  addLinear: "Layers",
  addLinearName: "Add a learner of several linear-attention layers",
  addTransformer: "Transformer",
  addTransformerName: "Add a Transformer: softmax attention, MLP and layer norm",
  inText: (name: string) => name.replace(/^Transformer/, "the Transformer").replace(", ", " with "),
  fallback: (reason: string) => `computed in plain JavaScript, much slower, because WebAssembly did not start: ${reason}`,
  attention: {
    view: "What is shown",
    views: { compared: "Compared", layers: "By layer" },
    title: "Attention by layer",
    layer: (place: number) => `Layer ${formatCount(place)}`,
    choose: "Learner",
    chart: "Attention matrices of every layer of one learner on one sample",
    linear: (name: string, layers: number) =>
      `${name}${layers === 1 ? "" : ", of which the last is read out"}: a token sees itself and those before it, and weights can be negative.`,
    softmax: (name: string) => `${name}: what each token looks at sums to one, by softmax; it sees itself and those before it.`,
    begin: "The layers are shown once the learner has begun to train.",
    none: "No learner of several layers is drawn.",
    columns: { layer: "layer", head: "head", answering: "token looked at", asking: "token that looks", weight: "weight" },
  },
  noCoefficients:
    "Learners made of layers work on tokens and have no coefficients of the ψ cubic features here, so there are no heads to compare with the teacher’s. See Attention, by layer.",
} as const;

export const deepText = inLanguage("deep-words", english);
