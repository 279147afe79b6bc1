/** Workers that draw the data sets of the panel on sample complexity. */
import { openWorker } from "../../../../platform/engine/open-worker";
import { Sweep } from "../../../../platform/engine/sweep";
import { helpersOnPage } from "../../../../platform/engine/thread-plan";
import { pageLimit } from "../../../../platform/shell/asking/by-itself";
import type { SampleComplexityRun, ToSampleComplexity } from "../../engine/sample-complexity/excess-by-draw";
import type { ToTrainedExcess, TrainedExcess } from "../../engine/sample-complexity/trained-excess";
import type { GradientSpec } from "../../math/learners/gradient/fields";
import { referenceFor } from "../../math/sample-complexity/needed";
import type { OwnData } from "../../math/tasks/dataset";
import type { Asked, Drawing } from "./asked";
import { operationsOf, unasked } from "./work";

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

/** Operations per millisecond and worker, as measured on a laptop. */
const pace = 2e6;

/** Milliseconds that data sets take, by the operations of their fits; 0 where these are few enough to begin by themselves. */
export function drawingMilliseconds(drawings: readonly (readonly [Asked, Drawing])[]): number {
  const operations = drawings.reduce((sum, [asked, drawing]) => sum + operationsOf(asked, drawing), 0);
  return operations <= unasked ? 0 : Math.max(pageLimit, operations / (pace * threads()));
}

function threads(): number {
  return 1 + helpersOnPage(navigator.hardwareConcurrency || 1, 1);
}

export function openedFor(questions: readonly ToSampleComplexity[], workers = threads()): Draws {
  return new Sweep<ToSampleComplexity, SampleComplexityRun>(questions, () => openWorker("learnability", "sample-complexity"), workers);
}

/** Gradient descent on the first data sets of several sizes, all sizes of one after those of the other. */
export function trainedOn(
  { task, seed, sampleComplexity }: Pick<Asked, "task" | "seed" | "sampleComplexity">,
  data: OwnData | null,
  learner: GradientSpec,
  sizes: readonly number[],
  draws: number,
): Sweep<ToTrainedExcess, TrainedExcess> {
  const reference = referenceFor(sampleComplexity.samples);
  const questions = Array.from({ length: draws }, (_, draw) =>
    sizes.map((samples): ToTrainedExcess => ({ experiment: { task, seed }, data, reference, learner, samples, draw })),
  );
  return new Sweep(questions.flat(), () => openWorker("learnability", "trained-excess"), threads());
}
