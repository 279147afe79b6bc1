import { type TransformerSpec, transformerFields } from "../../../learners/deep/fields";
import { text } from "../../../ui/text";
import type { LearnerView } from "./learner-view";
import { firstDifference, trainedView } from "./trained";

export const transformerView: LearnerView<TransformerSpec> = {
  ...trainedView,
  kind: "transformer",
  add: { words: () => text.deep.addTransformer, name: () => text.deep.addTransformerName },
  name: () => text.deep.transformer,
  difference: (spec, all) => firstDifference(transformerFields, spec, all),
  inText: (_, name) => text.deep.inText(name),
  isMany: () => false,
  look: () => ({ hue: "ramp", heads: 64, stroke: "dashed" }),
};
