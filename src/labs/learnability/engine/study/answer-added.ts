import { DimensionError } from "../../../../platform/numerics/errors";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import type { Experiment } from "../../document/document";
import { type AddedSamples, withMoreAndMore } from "../../math/certificate/added";
import { purposes } from "../../math/streams";
import type { Dataset } from "../../math/tasks/dataset";
import { drawMoments } from "../../math/tasks/sampling";
import { tokensOf } from "../sample";
import type { Prepared } from "./prepared";
import type { AddedAnswer, QuestionOf } from "./questions";

/** Largest number of added samples of a spectrum, equal to the limit of the task's field. */
const mostAdded = 65536;

/** The effect of more samples of a distribution on the null space: the samples are those that the task would add. */
export function* answerAdded(
  prepared: Prepared,
  experiment: Experiment,
  { law, count }: QuestionOf<"added">,
  onPartial: (answer: AddedAnswer) => void,
): LongComputation<AddedAnswer> {
  if (!Number.isInteger(count) || count < 0 || count > mostAdded)
    throw new DimensionError(`the number of added samples must be a whole number between 0 and ${mostAdded}, got ${count}`);
  const { dataset, moment } = yield* within(0, 0.2, prepared.loaded());
  const { workspace } = prepared;
  const { d, train } = dataset;
  const { n, prefixes } = shapeOfAdded(prepared, experiment, dataset);
  const source = { d, n, law, deviation: 1, causal: prefixes > 1, purpose: purposes.probes };
  const drawn = drawMoments(workspace, source, BigInt(experiment.seed), probesOf(experiment), count);
  const added = withMoreAndMore(workspace, train, moment, drawn, prefixes, (points) => onPartial(answerOf(points)));
  return answerOf(yield* within(0.2, 1, added));
}

function answerOf(points: readonly AddedSamples[]): AddedAnswer {
  return {
    kind: "added",
    counts: points.map(({ count }) => count),
    nullity: points.map(({ nullity }) => nullity),
    lambdaMin: points.map(({ lambdaMin }) => lambdaMin),
  };
}

/** Samples that the task already adds: further ones continue their random stream. */
function probesOf({ task }: Experiment): number {
  return "probes" in task && typeof task.probes === "number" ? task.probes : 0;
}

/**
 * Tokens of an added sequence, as many as a training sequence has (the longest one of own data, the prompt of a trace), and
 * its number of samples: one, or one for each prefix where the target supervises them all.
 */
export function shapeOfAdded(
  { ownData }: Prepared,
  experiment: Experiment,
  dataset: Dataset,
): { readonly n: number; readonly prefixes: number } {
  if (ownData) return { n: ownData.train.reduce((most, { n }) => Math.max(most, n), 1), prefixes: 1 };
  if (dataset.traces) return { n: dataset.traces.prompt, prefixes: 1 };
  return { n: tokensOf(experiment, ownData, dataset, 0).n, prefixes: dataset.test.prefixes };
}
