/** Algorithm 1 on many training sets of several sizes: the excess risk of every fit, data set by data set. */
import type { FromSweep } from "../../../../platform/engine/sweep";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import type { Experiment } from "../../document/document";
import { type BestLayer, bestLayerOf } from "../../math/sample-complexity/best-layer";
import { excessRisks } from "../../math/sample-complexity/excess-risk";
import { type BestOfWhole, bestOfWhole, excessInWhole } from "../../math/sample-complexity/whole";
import type { OwnData } from "../../math/tasks/dataset";
import { dataSetOf, type GenerationContext, populationOf } from "../../math/tasks/generators";
import { taskKindOf } from "../../math/tasks/registry";
import { chosenSequences, wholeOf } from "../../math/tasks/whole";
import { Workspace } from "../../math/workspace";

export interface ToSampleComplexity {
  readonly experiment: Pick<Experiment, "task" | "seed">;
  readonly data: OwnData | null;
  /** Training sequences of each fit, ascending. */
  readonly samples: readonly number[];
  /** Data sets `first`, `first + 1`, ...; `draws` of them. */
  readonly first: number;
  readonly draws: number;
  /** Size of the sample that stands for the distribution where its second moment or the best layer is not known exactly. */
  readonly reference: number;
}

/** What is known before the first data set. */
export interface Reference {
  readonly kind: "reference";
  readonly psi: number;
  readonly outputs: number;
  /** Squared error of the best layer on labels free of noise, summed over outputs. */
  readonly misfit: number;
  /** E |y|^2 of labels free of noise, summed over outputs. */
  readonly square: number;
  readonly reference: number;
  /** What a training set consists of. */
  readonly unit: Unit;
}

export type Unit = "samples" | "traces";

export interface DrawnExcess {
  readonly kind: "draw";
  readonly draw: number;
  /** Coordinates of a token. */
  readonly d: number;
  readonly samples: readonly number[];
  /** In the order of `samples`. */
  readonly excess: Float64Array;
}

export type SampleComplexityRun = Reference | DrawnExcess;

/** The best layer of the latest distribution: several questions are about one. */
export interface KnownBest {
  key: string;
  best: BestLayer | BestOfWhole | null;
}

/**
 * Posts the best layer's numbers, then the excess risks of each data set.
 *
 * @throws {PlaygroundError} for own data without labels
 */
export function* excessByDraw(
  question: ToSampleComplexity,
  post: (message: FromSweep<SampleComplexityRun>) => void,
  known: KnownBest = { key: "", best: null },
): LongComputation<void> {
  const { experiment, data, samples, first, draws } = question;
  const workspace = new Workspace();
  const best = yield* within(0, firstShare, bestLayerFor(workspace, question, known));
  const { psi, outputs, misfit, square, reference } = best;
  const unit = "whole" in best ? "traces" : "samples";
  post({ type: "run", run: { kind: "reference", psi, outputs, misfit, square, reference, unit }, share: firstShare });
  for (let done = 0; done < draws; done++) {
    const [from, to] = [done, done + 1].map((count) => firstShare + ((1 - firstShare) * count) / draws);
    const context = { seed: experiment.seed, data, workspace };
    const excess = yield* within(from, to, excessOfDraw(question, context, first + done, best));
    post({ type: "run", run: { kind: "draw", draw: first + done, d: best.d, samples, excess }, share: to });
  }
}

/** Excess risks of the fits to one data set. */
function* excessOfDraw(
  { experiment: { task }, samples }: ToSampleComplexity,
  context: GenerationContext,
  draw: number,
  best: BestLayer | BestOfWhole,
): LongComputation<Float64Array> {
  const most = samples[samples.length - 1];
  if ("whole" in best) {
    const chosen = chosenSequences(context, best.whole.count / best.whole.prefixes, draw, most);
    return yield* excessInWhole(context.workspace, chosen, samples, best);
  }
  const train = yield* within(0, 0.2, dataSetOf(task, context, draw, most));
  return yield* within(0.2, 1, excessRisks(context.workspace, train, samples, best));
}

/** Share of the time that the best layer takes; exact ones take less. */
const firstShare = 0.05;

/** The best layer of a distribution, which later questions about the same one find in `known`. */
export function* bestLayerFor(
  workspace: Workspace,
  { experiment: { task, seed }, data, reference }: Pick<ToSampleComplexity, "experiment" | "data" | "reference">,
  known: KnownBest,
): LongComputation<BestLayer | BestOfWhole> {
  const key = JSON.stringify([task, seed, reference]);
  if (known.best && known.key === key) return known.best;
  const context = { seed, data, workspace };
  const best = taskKindOf(task).sequences
    ? yield* bestOfWhole(workspace, yield* wholeOf(task))
    : yield* bestLayerOf(workspace, yield* populationOf(task, context, reference));
  Object.assign(known, { key, best });
  return best;
}
