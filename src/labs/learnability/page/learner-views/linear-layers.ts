import { inDigits } from "../../../../platform/charts/format";
import { fieldSaid } from "../../../../platform/ui/language";
import { type LinearLayersSpec, linearFields } from "../../math/learners/deep/fields";
import { deepText } from "../deep-words";
import { learnerText } from "../learner-words";
import type { LearnerView } from "./learner-view";
import { firstDifference, trainedView } from "./trained";

export const linearLayersView: LearnerView<LinearLayersSpec> = {
  ...trainedView,
  kind: "linear-layers",
  add: () => deepText.addLinear,
  name: ({ layers, heads }) => deepText.linearName(layers, heads),
  difference: (spec, all) =>
    firstDifference(
      linearFields,
      spec,
      all.filter(({ layers, heads }) => layers === spec.layers && heads === spec.heads),
      (field, value) =>
        field === "residual" && value === "off"
          ? deepText.noResidual
          : learnerText.setting(fieldSaid(linearFields[field as keyof typeof linearFields]).label, inDigits(String(value))),
    ),
  inText: ({ layers }, name) => learnerText.headsInText(name, layers),
  isMany: ({ layers }) => layers !== 1,
  // One, two and four layers are as far apart on the ramp as 1, 4 and 16 heads.
  look: ({ layers, heads }) => ({ hue: "ramp", heads: heads * layers ** 2, stroke: "dashed" }),
};
