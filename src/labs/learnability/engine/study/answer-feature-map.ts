import { DimensionError } from "../../../../platform/numerics/errors";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import type { Experiment } from "../../document/document";
import { headsOf } from "../../math/learners/closed-form/heads";
import { mostMappedFeatures, samplesFor } from "../../math/learners/feature-maps/cost";
import { fitMapped, type MappedData, mappedError, mappedHeadsOf } from "../../math/learners/feature-maps/fit";
import { type FeatureMap, type MappedHeads, mappedFeatureCount, mappedW } from "../../math/model/feature-maps";
import { coefficientsOfHeads, minimumNormW } from "../../math/model/function-space";
import type { Split } from "../../math/model/samples";
import { firstSequences } from "../../math/model/token-splits";
import type { Dataset } from "../../math/tasks/dataset";
import { drawHeads } from "../../math/tasks/random-attention/heads";
import { datasetTokens } from "../../math/tasks/sources";
import { Workspace } from "../../math/workspace";
import type { Prepared } from "./prepared";
import type { FeatureMapAnswer, FittedFeatures, QuestionOf } from "./questions";

/** Test samples that are enough for an error. */
const mostTest = 8192;

/**
 * Algorithm 1 with a feature map on the experiment's data, beside the one without: spectrum of the features, errors on the test
 * samples, singular values of W, and how far W is from that of a target with this map.
 */
export function* answerFeatureMap(
  prepared: Prepared,
  experiment: Experiment,
  { map }: QuestionOf<"feature-map">,
): LongComputation<FeatureMapAnswer> {
  const { dataset } = yield* within(0, 0.1, prepared.loaded());
  const { d, outputs, divisor = 1 } = dataset;
  const features = mappedFeatureCount(map, d);
  if (features > mostMappedFeatures) throw new DimensionError(`there are ${features} features, expected at most ${mostMappedFeatures}`);
  const workspace = new Workspace();
  const context = { seed: experiment.seed, data: prepared.ownData, workspace: new Workspace() };
  const tokens = yield* within(0.1, 0.2, datasetTokens(experiment.task, context));
  const data = (split: Split, own: typeof tokens.train, most: number): MappedData => {
    const kept = firstSequences(own, Math.max(1, Math.floor(most / own.prefixes)));
    const rows = kept.count * kept.prefixes;
    return { split: kept, labels: split.labels?.subarray(0, rows * outputs) ?? null, outputs, divisor };
  };
  const train = data(dataset.train, tokens.train, samplesFor(features));
  const test = data(dataset.test, tokens.test, mostTest);
  const { spectrum, W } = yield* within(0.2, 0.7, fitMapped(workspace, map, train));
  const fit = W && {
    test: yield* within(0.7, 0.75, mappedError(map, W, test)),
    singularValues: (yield* within(0.75, 0.8, mappedHeadsOf(workspace, map, W, d, outputs))).singularValues,
  };
  const without = yield* within(0.8, 1, withoutMap(prepared, test.split.count * test.split.prefixes));
  const target = targetOf(map, experiment, dataset);
  return {
    kind: "feature-map",
    map,
    samples: spectrum.samples,
    all: dataset.train.count,
    mapped: { eigenvalues: spectrum.eigenvalues, floor: spectrum.floor, rank: spectrum.rank, fit },
    without,
    target: target && W && { heads: target.heads, distance: relativeDistance(W, target.W) },
  };
}

/** The same of the layer without a map, from results that other views use too. */
function* withoutMap(prepared: Prepared, testSamples: number): LongComputation<FittedFeatures> {
  const { dataset } = yield* prepared.loaded();
  const { d, outputs } = dataset;
  const { eigenvalues, floor, rank } = (yield* within(0, 0.4, prepared.directions())).decomposition.spectrum;
  if (!dataset.train.labels) return { eigenvalues, floor, rank, fit: null };
  const { sets } = yield* within(0.4, 0.7, prepared.measured());
  const errors = sets[1].errors?.subarray(0, testSamples * outputs) ?? null;
  const { p } = yield* within(0.7, 0.8, prepared.primalFit());
  const { singularValues } = yield* within(0.8, 1, headsOf(new Workspace(), p, d, outputs));
  const test = errors?.length ? errors.reduce((sum, error) => sum + error * error, 0) / errors.length : Number.NaN;
  return { eigenvalues, floor, rank, fit: { test, singularValues } };
}

/** W of the target where it is a layer with this map and without label noise, else null. */
function targetOf(map: FeatureMap, { task, seed }: Experiment, { teacher, noise }: Dataset): { heads: number; W: Float64Array } | null {
  if (noise !== 0) return null;
  if (map === "identity") {
    const asAttention = !("labels" in task) || task.labels === "attention";
    return teacher && asAttention
      ? { heads: teacher.count, W: minimumNormW(coefficientsOfHeads(teacher), teacher.d, teacher.outputs) }
      : null;
  }
  if (task.kind !== "random-attention" || task.teacher !== map) return null;
  const heads: MappedHeads = { map, ...drawHeads(task, seed, new Workspace()) };
  return { heads: heads.count, W: mappedW(heads) };
}

function relativeDistance(W: Float64Array, other: Float64Array): number {
  const norm = (values: Float64Array) => Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
  return norm(W.map((value, i) => value - other[i])) / norm(other);
}
