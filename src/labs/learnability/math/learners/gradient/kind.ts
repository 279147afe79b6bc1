import { gradientWork } from "../cost";
import { counted, firstFree, type LearnerKind } from "../learner-kind";
import { precisionOf } from "./batch";
import { fields, type GradientSpec } from "./fields";

/** Numbers of heads in the order in which they are suggested for comparison. */
const headsToTry = [4, 16, 1, 2, 8, 32, 64, 3];

/** Linear attention of several heads, trained by gradient steps. */
export const gradient: LearnerKind<GradientSpec> = {
  kind: "gradient",
  fields,
  label: ({ heads }) => counted(heads, "head", "heads"),
  phrase: ({ heads }) => counted(heads, "head", "heads"),
  work: (spec, size) => ({ sort: precisionOf(spec), multiplyAdds: gradientWork(size, spec, spec.steps) }),
  worked: (spec, size, { step }) => gradientWork(size, spec, step),
  precisionOfWeights: precisionOf,
  next: (model, alike) => ({
    ...model,
    heads: firstFree(
      headsToTry,
      alike.map(({ heads }) => heads),
    ),
  }),
};
