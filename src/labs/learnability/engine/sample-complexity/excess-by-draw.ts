/** Algorithm 1 on many training sets of several sizes: the excess risk of every fit, data set by data set. */
import type { FromSweep } from "../../../../platform/engine/sweep";
import { PlaygroundError } from "../../../../platform/numerics/errors";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import type { Experiment } from "../../document/document";
import type { SampleComplexity } from "../../document/sample-complexity";
import { type BestLayer, bestLayerOf } from "../../math/sample-complexity/best-layer";
import { excessRisks } from "../../math/sample-complexity/excess-risk";
import type { OwnData } from "../../math/tasks/dataset";
import { dataSetOf, populationOf } from "../../math/tasks/generators";
import { Workspace } from "../../math/workspace";
import { labProblem } from "../lab-problem";

export interface ToSampleComplexity {
  readonly experiment: Experiment;
  readonly data: OwnData | null;
  /** Asks for the number of samples that are enough, between these two, instead of the listed ones. */
  readonly between?: SizesBetween;
}

export interface SizesBetween {
  /** Null where the smallest listed number passes. */
  readonly failing: number | null;
  readonly passing: number;
}

/** What is known before the first data set. */
export interface Reference {
  readonly kind: "reference";
  readonly psi: number;
  readonly outputs: number;
  /** Squared error of the best layer on labels free of noise, summed over outputs. */
  readonly misfit: number;
  readonly reference: number;
}

export interface DrawnExcess {
  readonly kind: "draw";
  readonly draw: number;
  /** In the order of `sampleComplexity.samples`. */
  readonly excess: Float64Array;
}

/** The (1 - delta)-quantile of the same data sets at a number of samples between the listed ones. */
export interface BetweenSizes {
  readonly kind: "between";
  readonly samples: number;
  readonly quantile: number;
}

/** Fresh data sets at the number of samples that is named, and how many of them are within epsilon. */
export interface FreshCheck {
  readonly kind: "check";
  readonly samples: number;
  readonly within: number;
  readonly draws: number;
}

export type SampleComplexityRun = Reference | DrawnExcess | BetweenSizes | FreshCheck;

/** A sample that stands for the distribution is at least so many times larger than the largest training set. */
const referenceShare = 50;

/**
 * Posts what is known of the best layer, then the excess risks of each data set.
 *
 * @throws {PlaygroundError} for own data with too few rows or without labels
 */
export function* excessByDraw(
  { experiment, data }: ToSampleComplexity,
  post: (message: FromSweep<SampleComplexityRun>) => void,
): LongComputation<void> {
  const { sampleComplexity } = experiment;
  if (!sampleComplexity) throw new Error("this experiment asks for no sample complexity");
  refuseSmall(sampleComplexity, data);
  const workspace = new Workspace();
  const best = yield* within(0, firstShare, bestLayerFor(workspace, experiment, data));
  const { psi, outputs, misfit, reference } = best;
  post({ type: "run", run: { kind: "reference", psi, outputs, misfit, reference }, share: firstShare });
  const { draws } = sampleComplexity;
  for (let draw = 0; draw < draws; draw++) {
    const [from, to] = [draw, draw + 1].map((done) => firstShare + ((1 - firstShare) * done) / draws);
    const excess = yield* within(from, to, excessOfDraw(workspace, experiment, data, best, draw, sampleComplexity.samples));
    post({ type: "run", run: { kind: "draw", draw, excess }, share: to });
  }
}

/** Share of the time that the best layer takes; exact ones take less. */
const firstShare = 0.05;

export function* bestLayerFor(
  workspace: Workspace,
  { task, seed, sampleComplexity }: Experiment,
  data: OwnData | null,
): LongComputation<BestLayer> {
  const most = sampleComplexity?.samples.at(-1) ?? 0;
  return yield* bestLayerOf(workspace, yield* populationOf(task, { seed, data, workspace }, referenceShare * most));
}

/** Excess risks of one data set at several numbers of samples, ascending. */
export function* excessOfDraw(
  workspace: Workspace,
  { task, seed }: Experiment,
  data: OwnData | null,
  best: BestLayer,
  draw: number,
  samples: readonly number[],
): LongComputation<Float64Array> {
  const train = yield* within(0, 0.2, dataSetOf(task, { seed, data, workspace }, draw, samples[samples.length - 1]));
  return yield* within(0.2, 1, excessRisks(workspace, train, samples, best));
}

/** Subsets of a file overlap; beyond half of it their fits are hardly independent of the fit to the whole file. */
function refuseSmall({ samples }: SampleComplexity, data: OwnData | null): void {
  const most = samples[samples.length - 1];
  if (data && 2 * most > data.train.length)
    throw new PlaygroundError(
      labProblem(
        "subsets-too-large",
        { most: Math.floor(data.train.length / 2), rows: data.train.length },
        `sampleComplexity.samples[${samples.length - 1}]`,
      ),
    );
}
