import { type TransformerSpec, transformerFields } from "../../math/learners/deep/fields";
import { deepText } from "../deep-words";
import type { LearnerView } from "./learner-view";
import { firstDifference, trainedView } from "./trained";

export const transformerView: LearnerView<TransformerSpec> = {
  ...trainedView,
  kind: "transformer",
  add: () => deepText.addTransformer,
  name: () => deepText.transformer,
  difference: (spec, all) => firstDifference(transformerFields, spec, all),
  inText: (_, name) => deepText.inText(name),
  isMany: () => false,
  look: () => ({ hue: "ramp", heads: 64, stroke: "dashed" }),
};
