import { fields, type GradientSpec } from "../../math/learners/gradient/fields";
import { learnerText } from "../learner-words";
import type { LearnerView } from "./learner-view";
import { firstDifference, trainedView } from "./trained";

export const gradientView: LearnerView<GradientSpec> = {
  ...trainedView,
  kind: "gradient",
  add: () => learnerText.addGradient,
  name: ({ heads, keyQueryRank }) => (keyQueryRank === null ? learnerText.heads(heads) : learnerText.headsOfRank(heads, keyQueryRank)),
  difference: (spec, all) =>
    firstDifference(
      fields,
      spec,
      all.filter(({ heads, keyQueryRank }) => heads === spec.heads && keyQueryRank === spec.keyQueryRank),
    ),
  inText: ({ heads }, name) => learnerText.headsInText(name, heads),
  isMany: ({ heads }) => heads !== 1,
  look: ({ heads }) => ({ hue: "ramp", heads, stroke: "solid" }),
};
