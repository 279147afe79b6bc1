import { fields, type GradientSpec } from "../../../learners/gradient/fields";
import { text } from "../../../ui/text";
import type { LearnerView } from "./learner-view";
import { firstDifference, trainedView } from "./trained";

export const gradientView: LearnerView<GradientSpec> = {
  ...trainedView,
  kind: "gradient",
  add: { words: () => text.learners.addGradient, name: () => text.learners.addGradientName },
  name: ({ heads }) => text.learner.heads(heads),
  difference: (spec, all) =>
    firstDifference(
      fields,
      spec,
      all.filter(({ heads }) => heads === spec.heads),
    ),
  inText: ({ heads }, name) => text.learner.headsInText(name, heads),
  isMany: ({ heads }) => heads !== 1,
  look: ({ heads }) => ({ hue: "ramp", heads, stroke: "solid" }),
};
