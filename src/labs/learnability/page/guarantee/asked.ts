/** The questions of the panel on sample complexity: of the document, or the usual ones where it asks nothing. */
import { useMemo } from "react";
import { openWorker } from "../../../../platform/engine/open-worker";
import { Sweep } from "../../../../platform/engine/sweep";
import { helpersOnPage } from "../../../../platform/engine/thread-plan";
import { defaultsOf } from "../../../../platform/fields/fields";
import { pageLimit } from "../../../../platform/shell/asking/by-itself";
import type { Experiment } from "../../document/document";
import { type SampleComplexity, sampleComplexityFields, sizesFor } from "../../document/sample-complexity";
import { referenceFor, type SampleComplexityRun, type ToSampleComplexity } from "../../engine/sample-complexity/excess-by-draw";
import { featureCount } from "../../math/model/samples";
import type { OwnData } from "../../math/tasks/dataset";
import { usePlayground } from "../session/react";
import { sizeOf } from "../session/work";

export interface Asked extends Experiment {
  readonly sampleComplexity: SampleComplexity;
  /** Number of features. */
  readonly psi: number;
}

export type Draws = Sweep<object, SampleComplexityRun>;

/** The experiment with its question: that of its document, or a list of sizes around the number of features. */
export function useAsked(experiment: Experiment): Asked {
  const ownData = usePlayground((state) => state.ownData);
  const psi = featureCount(sizeOf(experiment, ownData)?.d ?? 2);
  const rows = ownData?.train ?? null;
  return useMemo(() => {
    const { sampleComplexity = usual(psi, rows) } = experiment;
    return { ...experiment, sampleComplexity, psi };
  }, [experiment, psi, rows]);
}

/** @param rows  of own data, of which subsets have at most half; null for generated data */
function usual(psi: number, rows: number | null): SampleComplexity {
  const fields = defaultsOf(sampleComplexityFields);
  const sizes = sizesFor(psi).filter((samples) => rows === null || 2 * samples <= rows);
  return {
    ...(fields as Omit<SampleComplexity, "samples">),
    samples: sizes.length > 0 ? sizes : [Math.max(1, Math.floor((rows ?? 2) / 2))],
  };
}

/** Data sets drawn afresh, and the sizes to which each is fitted. */
export interface Drawing {
  readonly samples: readonly number[];
  readonly first: number;
  readonly draws: number;
}

/** Data sets of a question are few, so that no worker is long without work; most distributions need no reference sample. */
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

/** Floating-point operations that begin by themselves, at most. */
const unasked = 2e10;
/** Operations per millisecond and worker, as measured on a laptop. */
const pace = 2e6;

/**
 * Milliseconds that data sets take, by the multiplications and additions of their fits: second moments, which are extended from size
 * to size, and a factorisation for each size. 0 where these are few enough to begin by themselves.
 *
 * @param drawings  with the number of features of each
 */
export function drawingMilliseconds(drawings: readonly (Drawing & { readonly psi: number })[]): number {
  const operations = drawings.reduce(
    (sum, { samples, draws, psi }) => sum + 2 * draws * (samples[samples.length - 1] * psi ** 2 + 2 * samples.length * psi ** 3),
    0,
  );
  return operations <= unasked ? 0 : Math.max(pageLimit, operations / (pace * threads()));
}

function threads(): number {
  return 1 + helpersOnPage(navigator.hardwareConcurrency || 1, 1);
}

export function openedFor(questions: readonly ToSampleComplexity[]): Draws {
  return new Sweep<ToSampleComplexity, SampleComplexityRun>(questions, () => openWorker("learnability", "sample-complexity"), threads());
}

/** Determines the data sets. */
export function drawnFrom({ seed, task }: Experiment) {
  return [seed, task];
}
