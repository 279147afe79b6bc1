/** Workers that draw the data sets of the panel on sample complexity. */
import { openWorker } from "../../../../platform/engine/open-worker";
import { Sweep } from "../../../../platform/engine/sweep";
import { helpersOnPage } from "../../../../platform/engine/thread-plan";
import { pageLimit } from "../../../../platform/shell/asking/by-itself";
import { referenceFor, type SampleComplexityRun, type ToSampleComplexity } from "../../engine/sample-complexity/excess-by-draw";
import type { OwnData } from "../../math/tasks/dataset";
import type { Asked, Drawing } from "./asked";

export type Draws = Sweep<object, SampleComplexityRun>;

/** Data sets of a question are few, so that no worker is long without work. */
const drawsOfQuestion = 10;

export function questionsOf(
  asked: Pick<Asked, "task" | "seed" | "sampleComplexity">,
  data: OwnData | null,
  { samples, first, draws }: Drawing,
): readonly ToSampleComplexity[] {
  const { task, seed, sampleComplexity } = asked;
  return Array.from({ length: Math.ceil(draws / drawsOfQuestion) }, (_, part) => ({
    experiment: { task, seed },
    data,
    samples,
    first: first + part * drawsOfQuestion,
    draws: Math.min(drawsOfQuestion, draws - part * drawsOfQuestion),
    reference: referenceFor(sampleComplexity.samples),
  }));
}

/** Sequences of the reference sample; 0 where the best layer and the second moment are known. */
export function referenceOf({ task, sampleComplexity }: Pick<Asked, "task" | "sampleComplexity">): number {
  const isKnown =
    task.kind === "random-attention" && task.teacher === "linear" && task.inputLaw === "gaussian" && task.supervision === "last";
  return isKnown || task.kind === "custom" ? 0 : referenceFor(sampleComplexity.samples);
}

/** Floating-point operations that begin by themselves, at most. */
const unasked = 2e10;
/** Operations per millisecond and worker, as measured on a laptop. */
const pace = 2e6;

/**
 * Milliseconds that data sets take, by the multiplications and additions of their fits: second moments, which are extended from size
 * to size, and a factorisation for each size. 0 where these are few enough to begin by themselves.
 *
 * @param drawings  with the number of features of each, and the size of a reference sample where one is fitted
 */
export function drawingMilliseconds(drawings: readonly (Drawing & { readonly psi: number; readonly reference: number })[]): number {
  const operations = drawings.reduce((sum, { samples, draws, psi, reference }) => {
    const moments = draws * samples[samples.length - 1] + reference;
    return sum + 2 * (moments * psi ** 2 + 2 * draws * samples.length * psi ** 3);
  }, 0);
  return operations <= unasked ? 0 : Math.max(pageLimit, operations / (pace * threads()));
}

function threads(): number {
  return 1 + helpersOnPage(navigator.hardwareConcurrency || 1, 1);
}

export function openedFor(questions: readonly ToSampleComplexity[]): Draws {
  return new Sweep<ToSampleComplexity, SampleComplexityRun>(questions, () => openWorker("learnability", "sample-complexity"), threads());
}
