import { featureCount } from "../../model/samples";
import type { TaskKind } from "../task-kind";
import { fields, type InContextRegressionSpec, schema } from "./schema";

/** Above this dimension the best layer is not fitted to a reference sample, which takes many times psi prompts. */
const mostReferenceDimensions = 9;
const [promptsPerFeature, fewestPrompts] = [64, 2 ** 13];

/** Prompts of a linear regression, each with its own task vector. */
export const inContextRegression: TaskKind<InContextRegressionSpec> = {
  kind: "in-context-regression",
  title: "In-context regression",
  plural: "in-context regressions",
  fields,
  schema,
  generated: true,
  computes: false,
  size: (spec) => ({
    d: spec.dimension + 1,
    outputs: 1,
    samples: spec.samples,
    prefixes: 1,
    test: spec.testSamples,
    reference: referencePrompts(spec),
  }),
  counts: ["samples", "testSamples"],
  sequenceLength: ({ context }) => context + 1,
  inexact: () => true,
  teacherHeads: () => null,
  attentionDivisor: ({ context }) => context,
  // The query has no label: the last coordinate of its token is zero.
  zeroCoordinates: ({ dimension }) => [dimension],
};

/** Prompts of the reference sample, in which the best layer is fitted. */
export function referencePrompts({ dimension }: Pick<InContextRegressionSpec, "dimension">): number {
  if (dimension > mostReferenceDimensions) return 0;
  return Math.max(promptsPerFeature * featureCount(dimension + 1), fewestPrompts);
}
