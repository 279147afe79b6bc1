/** The questions of the panel on sample complexity: of the document, or the usual ones where it asks nothing. */
import { useMemo } from "react";
import { openWorker } from "../../../../platform/engine/open-worker";
import { Sweep } from "../../../../platform/engine/sweep";
import { helpersOnPage } from "../../../../platform/engine/thread-plan";
import { defaultsOf } from "../../../../platform/fields/fields";
import type { Experiment } from "../../document/document";
import { type SampleComplexity, sampleComplexityFields, sizesFor } from "../../document/sample-complexity";
import { referenceFor, type SampleComplexityRun, type ToSampleComplexity } from "../../engine/sample-complexity/excess-by-draw";
import { featureCount } from "../../math/model/samples";
import type { OwnData } from "../../math/tasks/dataset";
import { usePlayground } from "../session/react";
import { sizeOf } from "../session/work";

export type Asked = Experiment & { readonly sampleComplexity: SampleComplexity };
export type Draws = Sweep<object, SampleComplexityRun>;

/** The experiment with its question: that of its document, or a list of sizes around the number of features. */
export function useAsked(experiment: Experiment): Asked {
  const ownData = usePlayground((state) => state.ownData);
  const d = sizeOf(experiment, ownData)?.d ?? null;
  const rows = ownData?.train ?? null;
  return useMemo(() => {
    const { sampleComplexity = usual(d, rows) } = experiment;
    return { ...experiment, sampleComplexity };
  }, [experiment, d, rows]);
}

/** @param rows  of own data, of which subsets have at most half; null for generated data */
function usual(d: number | null, rows: number | null): SampleComplexity {
  const fields = defaultsOf(sampleComplexityFields);
  const sizes = sizesFor(featureCount(d ?? 2)).filter((samples) => rows === null || 2 * samples <= rows);
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

export function questionsOf(asked: Asked, data: OwnData | null, { samples, first, draws }: Drawing): readonly ToSampleComplexity[] {
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

export function openedFor(questions: readonly ToSampleComplexity[]): Draws {
  const threads = 1 + helpersOnPage(navigator.hardwareConcurrency || 1, 1);
  return new Sweep<ToSampleComplexity, SampleComplexityRun>(questions, () => openWorker("learnability", "sample-complexity"), threads);
}

/** Determines the data sets. */
export function drawnFrom({ seed, task }: Experiment) {
  return [seed, task];
}
