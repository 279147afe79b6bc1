/** Words on the layers of one learner, in the attention panel. */
import { formatCount } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

const english = {
  view: "View",
  views: { compared: "Compared", layers: "By layer" },
  layer: (place: number) => `Layer ${formatCount(place)}`,
  choose: "Learner",
  chart: "Attention matrices of every layer of one learner on one sample",
  linear: (name: string, layers: number) =>
    `${name}: attention is causal, and weights can be negative.${layers === 1 ? "" : " The last layer gives the output."}`,
  softmax: (name: string) => `${name}: attention is causal, and the softmax weights of each query token sum to one.`,
  begin: "The layers appear once the learner has begun to train.",
  none: "No learner with several layers is shown.",
  columns: { layer: "layer", head: "head", answering: "key token", asking: "query token", weight: "weight" },
} as const;

export const layersText = inLanguage("panels/layers-words", english);
