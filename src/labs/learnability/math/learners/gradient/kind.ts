import { kernelVersion } from "../../../kernels/factored/generated/version";
import { gradientWork } from "../cost";
import { counted, firstFree, type LearnerKind } from "../learner-kind";
import { precisionOf } from "./batch";
import { needsFactored } from "./factored-learners";
import { fields, type GradientSpec } from "./fields";

/** Numbers of heads in the order in which they are suggested for comparison. */
const headsToTry = [4, 16, 1, 2, 8, 32, 64, 3];

/** "8 heads", or with separate keys and queries "8 heads of rank 1". */
function named({ heads, keyQueryRank }: GradientSpec): string {
  const plain = counted(heads, "head", "heads");
  return keyQueryRank === null ? plain : `${plain} of rank ${keyQueryRank}`;
}

/** Linear attention of several heads, trained by gradient steps. */
export const gradient: LearnerKind<GradientSpec> = {
  kind: "gradient",
  fields,
  label: named,
  phrase: named,
  work: (spec, size) => ({ sort: precisionOf(spec), multiplyAdds: gradientWork(size, spec, spec.steps) }),
  worked: (spec, size, { step }) => gradientWork(size, spec, step),
  kernels: (spec) => (needsFactored(spec) ? kernelVersion : null),
  precisionOfWeights: precisionOf,
  next: (model, alike) => ({
    ...model,
    heads: firstFree(
      headsToTry,
      alike.map(({ heads }) => heads),
    ),
  }),
};
