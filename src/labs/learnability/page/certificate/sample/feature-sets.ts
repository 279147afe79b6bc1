/** Features with which a sample has the bound of Lemma A.7: Lemma E.1 allows every set that expresses the layer. */
import type { FeaturesAnswer, PointAnswer, Question } from "../../../engine/study/questions";
import type { FeatureSet, Moment } from "../moment";

export const featureSets: readonly FeatureSet[] = ["algorithm", "of-x", "normalised", "whitened"];

/** Smallest eigenvalue, and what the excess risk is multiplied by. */
type SetBound = Omit<FeaturesAnswer, "kind">;

/** The eigenvalues of scaled features are computed elsewhere, and only for data of full rank. */
export function setQuestions({ choices: { features }, series }: Moment, sample: number): readonly Question[] {
  if (features === "algorithm" || features === "whitened" || series.certificate?.certificate?.nullity !== 0) return [];
  return [{ kind: "features", set: features, sample }];
}

/** Null while it is being computed. */
export function setBound({ choices: { features }, series, entry }: Moment, sample: number, point: PointAnswer): SetBound | null {
  const certificate = series.certificate?.certificate;
  if (!certificate || certificate.nullity > 0) return { lambdaMin: 0, normFactor: Number.POSITIVE_INFINITY };
  if (features === "algorithm") return { lambdaMin: certificate.lambdaMin, normFactor: point.normFactor };
  if (features === "whitened") return { lambdaMin: 1, normFactor: point.leverage };
  const asked = entry("features");
  return asked?.answer && asked.question.set === features && asked.question.sample === sample ? asked.answer : null;
}
