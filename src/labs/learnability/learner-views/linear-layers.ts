import { type LinearLayersSpec, linearFields } from "../../../learners/deep/fields";
import { translate } from "../../../ui/language";
import { text } from "../../../ui/text";
import type { LearnerView } from "./learner-view";
import { firstDifference, trainedView } from "./trained";

export const linearLayersView: LearnerView<LinearLayersSpec> = {
  ...trainedView,
  kind: "linear-layers",
  add: { words: () => text.deep.addLinear, name: () => text.deep.addLinearName },
  name: ({ layers, heads }) => text.deep.linearName(layers, heads),
  difference: (spec, all) =>
    firstDifference(
      linearFields,
      spec,
      all.filter(({ layers, heads }) => layers === spec.layers && heads === spec.heads),
      (field, value) =>
        field === "residual" && value === "off"
          ? text.deep.noResidual
          : text.learner.setting(translate(linearFields[field as keyof typeof linearFields].label), String(value)),
    ),
  inText: ({ layers }, name) => text.learner.headsInText(name, layers),
  isMany: ({ layers }) => layers !== 1,
  // One, two and four layers are as far apart on the ramp as 1, 4 and 16 heads.
  look: ({ layers, heads }) => ({ hue: "ramp", heads: heads * layers ** 2, stroke: "dashed" }),
};
