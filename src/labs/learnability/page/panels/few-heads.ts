/** The best fits of few heads for the loss chart. A part of the panel that is fetched later requests them. */
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { Experiment, LearnerSpec } from "../../document/document";
import type { FewHeadsError } from "../../engine/study/questions";
import { trainingMethodOf } from "../../math/learners/training-methods";

export interface FewHeadsFits {
  readonly fits: readonly FewHeadsError[];
  /** Name of the line for so many heads. */
  readonly name: (heads: number) => string;
  /** Sentence on a learner whose error has reached that line. */
  readonly atBest: (who: string, are: boolean, heads: number, value: number, of: "test" | "training") => string;
}

interface Known extends FewHeadsFits {
  readonly experiment: Experiment;
}

const store = createStore<{ readonly known: Known | null }>(() => ({ known: null }));

/** A learner that trains the heads of one layer. */
export function learnsHeads(spec: LearnerSpec): spec is Extract<LearnerSpec, { readonly kind: "gradient" }> {
  return trainingMethodOf(spec).name === "heads";
}

export function showFewHeads(known: Known | null): void {
  store.setState({ known });
}

export function fewHeadsOf(experiment: Experiment): FewHeadsFits | null {
  return ofExperiment(store.getState().known, experiment);
}

export function useFewHeads(experiment: Experiment): FewHeadsFits | null {
  return ofExperiment(
    useStore(store, ({ known }) => known),
    experiment,
  );
}

function ofExperiment(known: Known | null, experiment: Experiment): FewHeadsFits | null {
  return known?.experiment === experiment ? known : null;
}
