import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { symmetricEigenvalues } from "../../../../platform/numerics/symmetric-eigenvalues";
import type { Experiment } from "../../document/document";
import { mixtureOf, smallestIndependent } from "../../math/certificate/independent-entries";
import { load } from "../../math/certificate/resident";
import { SecondMoment } from "../../math/certificate/second-moment";
import { describeSpectrum } from "../../math/certificate/spectrum";
import { featureCount } from "../../math/model/samples";
import { mixedEntries } from "../../math/tasks/mixed-entries";
import { Workspace } from "../../math/workspace";
import { shapeOfAdded } from "./answer-added";
import type { Prepared } from "./prepared";
import type { EntriesAnswer, EntriesSample } from "./questions";

/** Ratios of the exact curve: a slider stops at each. From 2 on, the smallest eigenvalue is n - 1. */
const steps = 100;
const ratios = Float64Array.from({ length: steps + 1 }, (_, step) => 1 + step / steps);

/** Ratios of sampled data: closer together where the smallest eigenvalue falls. */
const sampledRatios = [1, 1.02, 1.05, 1.1, 1.2, 1.35, 1.5, 1.75, 2];

/** Up to d = 8: a second moment of so many samples takes at most 0.3 s. */
const mostFeatures = 288;
const samplesPerFeature = 64;

/**
 * Smallest eigenvalue of Lambda for tokens of the experiment's size with independent entries, against m4 / m2^2: exactly, and of
 * sampled data for few enough features.
 */
export function* answerEntries(
  prepared: Prepared,
  experiment: Experiment,
  onPartial: (answer: EntriesAnswer) => void,
): LongComputation<EntriesAnswer> {
  const { dataset } = yield* within(0, 0.1, prepared.loaded());
  const { d } = dataset;
  const { n } = shapeOfAdded(prepared, experiment, dataset);
  const workspace = new Workspace();
  const smallest = ratios.map((ratio) => smallestIndependent(workspace, d, n, mixtureOf(ratio)));
  const psi = featureCount(d);
  const samples = psi <= mostFeatures ? samplesPerFeature * psi : 0;
  const sampled: EntriesSample[] = [];
  const answer = (done: boolean): EntriesAnswer => ({ kind: "entries", d, n, ratios, smallest, samples, sampled: [...sampled], done });
  if (samples === 0) return answer(true);
  const seed = BigInt(experiment.seed);
  for (const [k, ratio] of sampledRatios.entries()) {
    onPartial(answer(false));
    const [from, to] = [k, k + 1].map((part) => 0.1 + (0.9 * part) / sampledRatios.length);
    const smallestOf = smallestSampled(workspace, { d, n, ratio, seed }, samples);
    sampled.push({ ratio, lambdaMin: yield* within(from, to, smallestOf) });
  }
  return answer(true);
}

/** Zero where rounding hides it. */
function* smallestSampled(workspace: Workspace, law: Parameters<typeof mixedEntries>[1], count: number): LongComputation<number> {
  const mark = workspace.mark();
  try {
    const moments = yield* within(0, 0.3, mixedEntries(workspace, law, count));
    const resident = load(workspace, { ...moments, outputs: 1, prefixes: 1, labels: null }, "samples of independent entries");
    const moment = new SecondMoment(workspace, law.d, 1);
    yield* within(0.3, 0.9, moment.extend(resident, count));
    const eigenvalues = yield* within(0.9, 1, symmetricEigenvalues(workspace, moment.lambda(), moment.psi));
    const { nullity, lambdaMin } = describeSpectrum(eigenvalues, count, moment.psi);
    return nullity > 0 ? 0 : lambdaMin;
  } finally {
    workspace.release(mark);
  }
}
