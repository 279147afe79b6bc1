/** Words on the layers of one learner, in the attention panel. */
import { formatCount } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

const english = {
  view: "What is shown",
  views: { compared: "Compared", layers: "By layer" },
  layer: (place: number) => `Layer ${formatCount(place)}`,
  choose: "Learner",
  chart: "Attention matrices of every layer of one learner on one sample",
  linear: (name: string, layers: number) =>
    `${name}${layers === 1 ? "" : ", of which the last is read out"}: a token sees itself and those before it, and weights can be negative.`,
  softmax: (name: string) => `${name}: what each token looks at sums to one, by softmax; it sees itself and those before it.`,
  begin: "The layers are shown once the learner has begun to train.",
  none: "No learner of several layers is drawn.",
  columns: { layer: "layer", head: "head", answering: "token looked at", asking: "token that looks", weight: "weight" },
} as const;

export const layersText = inLanguage("panels/layers-words", english);
