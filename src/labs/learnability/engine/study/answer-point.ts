import { DimensionError } from "../../../../platform/numerics/errors";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import type { Experiment } from "../../document/document";
import { certifiedShare } from "../../math/certificate/certified-share";
import { certifyPoint } from "../../math/certificate/point";
import type { Spectrum } from "../../math/certificate/spectrum";
import { features } from "../../math/model/features";
import { momentsOf } from "../../math/model/forward";
import type { Dataset, Sequence } from "../../math/tasks/dataset";
import { attentionDivisorOf } from "../../math/tasks/registry";
import { tokensOf } from "../sample";
import type { Prepared } from "./prepared";
import type { PointAnswer, QuestionOf } from "./questions";

/** The certificate of one sample, and the distance of learners from the closed form there. */
export function* answerPoint(prepared: Prepared, experiment: Experiment, question: QuestionOf<"point">): LongComputation<PointAnswer> {
  const { dataset, psi, moment } = yield* within(0, 0.3, prepared.loaded());
  const { d, outputs } = dataset;
  const { Z, n } = question.tokens ?? lastSample(dataset, tokensOf(experiment, prepared.ownData, dataset, question.sample));
  requireTokens(Z, d, n);
  const divisor = attentionDivisorOf(experiment.task);
  const { gram, last } = momentsOf(Z, d, n, divisor);
  if (!moment) {
    const span = yield* within(0.3, 1, prepared.kernelSpan());
    const { share, leverage } = yield* span.point(prepared.workspace, { d, count: 1, gram, last });
    return { kind: "point", share, certified: share < certifiedShare, leverage, normFactor: Number.POSITIVE_INFINITY, learners: [] };
  }
  const { decomposition } = yield* within(0.3, 0.8, prepared.directions());
  const differences = yield* within(0.8, 0.9, differencesOf(prepared, question, outputs * psi));
  const point = yield* within(0.9, 1, certifyPoint(prepared.workspace, decomposition, features(gram, last), differences));
  const learners = point.differences.map((difference, k) => ({ learner: question.learners[k].learner, ...difference }));
  const { share, leverage } = point;
  const normFactor = normFactorOf(Z, divisor, decomposition.spectrum);
  return { kind: "point", share, certified: share < certifiedShare, leverage, normFactor, learners };
}

/** ||Z||_F^6 / lambda_min (Lemma A.7), for features divided by `divisor`. */
function normFactorOf(Z: Float64Array, divisor: number, { nullity, lambdaMin }: Spectrum): number {
  if (nullity > 0 || !(lambdaMin > 0)) return Number.POSITIVE_INFINITY;
  const square = Z.reduce((sum, value) => sum + value * value, 0);
  return square ** 3 / (divisor ** 2 * lambdaMin);
}

/** p - p^ of every learner in the question. */
function* differencesOf(prepared: Prepared, { learners }: QuestionOf<"point">, size: number): LongComputation<Float64Array[]> {
  if (learners.length === 0) return [];
  const { p } = yield* prepared.primalFit();
  return learners.map(({ learner, p: own }) => {
    if (own.length !== size) throw new DimensionError(`learners[${learner}] has ${own.length} coefficients, expected ${size}`);
    return own.map((value, i) => value - p[i]);
  });
}

/** The tokens of the last sample of a sequence: all of them, or all before the last one where that is a label. */
function lastSample({ traces, d }: Dataset, { Z, n }: Sequence): { readonly Z: Float64Array; readonly n: number } {
  if (!traces) return { Z, n };
  const kept = n - 1;
  return { n: kept, Z: Float64Array.from({ length: d * kept }, (_, at) => Z[Math.floor(at / kept) * n + (at % kept)]) };
}

function requireTokens(Z: Float64Array, d: number, n: number): void {
  if (!Number.isInteger(n) || n < 1 || Z.length !== d * n)
    throw new DimensionError(`the sample has ${Z.length} numbers, expected d x n = ${d} x ${n}`);
  if (!Z.every(Number.isFinite)) throw new DimensionError("the sample has a number that is not finite");
}
