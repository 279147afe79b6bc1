import { convexWork } from "../cost";
import { firstFree, type LearnerKind } from "../learner-kind";
import { type ConvexSpec, fields } from "./fields";

/** Seeds of Gaussian starts; a start at zero comes first. */
const seedsToTry = [1, 2, 3, 4, 5, 6, 7, 8];

/** Gradient descent on W, the convex problem. */
export const convex: LearnerKind<ConvexSpec> = {
  kind: "convex",
  fields,
  label: ({ start, seed }) => `convex, ${start === "zero" ? "from zero" : `Gaussian start, seed ${seed}`}`,
  phrase: () => "the convex learner",
  work: (spec, size) => ({ sort: "convex", multiplyAdds: convexWork(size, spec) }),
  worked: (spec, size, { done }) => (done ? convexWork(size, spec) : 0),
  precisionOfWeights: () => "float64",
  next(model, alike) {
    const gaussian = alike.filter(({ start }) => start === "gaussian");
    if (gaussian.length === alike.length) return { ...model, start: "zero" };
    const seeds = gaussian.map(({ seed }) => seed);
    return { ...model, start: "gaussian", seed: firstFree(seedsToTry, seeds) };
  },
};
