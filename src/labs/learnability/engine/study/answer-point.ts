import { DimensionError } from "../../../../platform/numerics/errors";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import type { Experiment } from "../../document/document";
import { certifiedShare } from "../../math/certificate/certified-share";
import { type NoisyTerms, noisyTerms } from "../../math/certificate/noisy-bound";
import { certifyPoint } from "../../math/certificate/point";
import type { Spectrum } from "../../math/certificate/spectrum";
import { features } from "../../math/model/features";
import { momentsOf } from "../../math/model/forward";
import { coefficientsOfHeads } from "../../math/model/function-space";
import type { Heads } from "../../math/model/samples";
import type { Dataset, Sequence } from "../../math/tasks/dataset";
import { attentionDivisorOf } from "../../math/tasks/registry";
import { tokensOf } from "../sample";
import type { Prepared } from "./prepared";
import type { KnownFunction, PointAnswer, QuestionOf } from "./questions";

/** The certificate of one sample, and the distance of learners from the closed form there. */
export function* answerPoint(prepared: Prepared, experiment: Experiment, question: QuestionOf<"point">): LongComputation<PointAnswer> {
  const { dataset, psi, moment } = yield* within(0, 0.3, prepared.loaded());
  const { d, outputs } = dataset;
  const { Z, n } = question.tokens ?? tokensAt(prepared, experiment, dataset, question.sample);
  requireTokens(Z, d, n);
  const divisor = attentionDivisorOf(experiment.task);
  const { gram, last } = momentsOf(Z, d, n, divisor);
  if (!moment) {
    const span = yield* within(0.3, 1, prepared.kernelSpan());
    const { share, leverage } = yield* span.point(prepared.workspace, { d, count: 1, gram, last });
    const certified = share < certifiedShare;
    return { kind: "point", share, certified, leverage, normFactor: Number.POSITIVE_INFINITY, noisy: null, learners: [] };
  }
  const { decomposition } = yield* within(0.3, 0.8, prepared.directions());
  const target = noisyTarget(experiment, dataset);
  const functions = [...question.learners, ...(target ? [{ learner: -1, p: coefficientsOfHeads(target) }] : [])];
  const differences = yield* within(0.8, 0.9, differencesOf(prepared, functions, outputs * psi));
  const point = yield* within(0.9, 1, certifyPoint(prepared.workspace, decomposition, features(gram, last), differences));
  const learners = question.learners.map(({ learner }, k) => ({ learner, ...point.differences[k] }));
  const noisy: NoisyTerms | null = target && noisyTerms(dataset.train, divisor, point.differences[learners.length].excess);
  const { share, leverage } = point;
  const normFactor = normFactorOf(Z, divisor, decomposition.spectrum);
  return { kind: "point", share, certified: share < certifiedShare, leverage, normFactor, noisy, learners };
}

/** The layer of Lemma E.2, whose outputs plus noise are the labels; null without noise, or where labels are computed otherwise. */
function noisyTarget({ task }: Experiment, { teacher, noise, train }: Dataset): Heads | null {
  const asAttention = !("labels" in task) || task.labels === "attention";
  return noise && train.labels && asAttention ? teacher : null;
}

/** ||Z||_F^6 / lambda_min (Lemma A.7), for features divided by `divisor`. */
function normFactorOf(Z: Float64Array, divisor: number, { nullity, lambdaMin }: Spectrum): number {
  if (nullity > 0 || !(lambdaMin > 0)) return Number.POSITIVE_INFINITY;
  const square = Z.reduce((sum, value) => sum + value * value, 0);
  return square ** 3 / (divisor ** 2 * lambdaMin);
}

/** p - p^ of every function. */
function* differencesOf(prepared: Prepared, learners: readonly KnownFunction[], size: number): LongComputation<Float64Array[]> {
  if (learners.length === 0) return [];
  const { p } = yield* prepared.primalFit();
  return learners.map(({ learner, p: own }) => {
    if (own.length !== size) throw new DimensionError(`learners[${learner}] has ${own.length} coefficients, expected ${size}`);
    return own.map((value, i) => value - p[i]);
  });
}

/** Tokens of the last sample of a test sequence, d x n row-major. */
export function tokensAt({ ownData }: Prepared, experiment: Experiment, dataset: Dataset, sample: number) {
  return lastSample(dataset, tokensOf(experiment, ownData, dataset, sample));
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
