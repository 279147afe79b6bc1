/** What the opening is about: the layer of the first preset, and how many of its answers are shown to the learner. */
import { createStore } from "zustand/vanilla";
import type { Experiment } from "../../document/document";
import { defaultPreset } from "../../document/presets";
import { featureCount } from "../../math/model/samples";

/** The first preset with so many examples: what the page goes on with. */
export function withExamples(samples: number): Experiment {
  const { document: experiment } = defaultPreset;
  return { ...experiment, task: { ...experiment.task, samples } as Experiment["task"] };
}

const { task } = defaultPreset.document;
if (task.kind !== "random-attention") throw new TypeError("the opening needs a first preset with a random layer");

/** Features of its function. */
const psi = featureCount(task.d);

/** As many examples as the slider has. */
export const mostExamples = 2 * psi;

/** What can be answered; infinity stands for no number. The right one is among them. */
export const choices: readonly number[] = [psi / 4, psi, 2 * psi, Number.POSITIVE_INFINITY];

/** Unseen questions in the picture, where it is wide and where it is narrow. */
export const questionCounts = { wide: 60, narrow: 24 };

/** The same layer and the same first examples, asked no more than the picture shows. */
export const curveExperiment: Experiment = {
  ...withExamples(mostExamples),
  task: { ...task, samples: mostExamples, testSamples: questionCounts.wide, shifts: [] },
};

/** What somebody has done so far; it outlives a change of the language. */
export interface Dragged {
  /** That the learner sees, and the most that it has been shown. */
  readonly examples: number;
  readonly farthest: number;
  /** One of the choices; null before. */
  readonly answer: number | null;
}

export const draggedStore = createStore<Dragged>(() => ({ examples: psi / 5, farthest: psi / 5, answer: null }));

export const dragTo = (examples: number) => draggedStore.setState(({ farthest }) => ({ examples, farthest: Math.max(farthest, examples) }));
