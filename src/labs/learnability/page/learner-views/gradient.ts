import { fields, type GradientSpec } from "../../math/learners/gradient/fields";
import { learnerText } from "../learner-words";
import type { LearnerView } from "./learner-view";
import { firstDifference, trainedView } from "./trained";

export const gradientView: LearnerView<GradientSpec> = {
  ...trainedView,
  kind: "gradient",
  add: () => learnerText.addGradient,
  name: ({ heads }) => learnerText.heads(heads),
  difference: (spec, all) =>
    firstDifference(
      fields,
      spec,
      all.filter(({ heads }) => heads === spec.heads),
    ),
  inText: ({ heads }, name) => learnerText.headsInText(name, heads),
  isMany: ({ heads }) => heads !== 1,
  look: ({ heads }) => ({ hue: "ramp", heads, stroke: "solid" }),
};
