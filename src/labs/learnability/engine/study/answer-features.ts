import { type LongComputation, within } from "../../../../platform/numerics/progress";
import type { Experiment } from "../../document/document";
import { boundOfSet } from "../../math/certificate/feature-sets";
import { features } from "../../math/model/features";
import { momentsOf } from "../../math/model/forward";
import { attentionDivisorOf } from "../../math/tasks/registry";
import { Workspace } from "../../math/workspace";
import { tokensAt } from "./answer-point";
import type { Prepared } from "./prepared";
import type { FeaturesAnswer, QuestionOf } from "./questions";

/** Lemma A.7 at a test sample with other features. @throws {TooLargeError} above 2,200 features. */
export function* answerFeatures(
  prepared: Prepared,
  experiment: Experiment,
  { set, sample }: QuestionOf<"features">,
): LongComputation<FeaturesAnswer> {
  const { dataset, moment } = yield* within(0, 0.3, prepared.loaded());
  const { decomposition } = yield* within(0.3, 0.7, prepared.directions());
  if (!moment || decomposition.spectrum.nullity > 0) return { kind: "features", lambdaMin: 0, normFactor: Number.POSITIVE_INFINITY };
  const { Z, n } = tokensAt(prepared, experiment, dataset, sample);
  const { gram, last } = momentsOf(Z, dataset.d, n, attentionDivisorOf(experiment.task));
  const bound = yield* within(0.7, 1, boundOfSet(new Workspace(), set, moment, features(gram, last)));
  return { kind: "features", ...bound };
}
