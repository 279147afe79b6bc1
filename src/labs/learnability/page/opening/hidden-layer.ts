/** The layer of the first preset, and the number of training samples of its learner. */
import { openDragged } from "../../../../platform/shell/opening/dragged";
import type { Experiment } from "../../document/document";
import { defaultPreset } from "../../document/presets";
import { featureCount } from "../../math/model/samples";

/** The first preset with this number of samples, which the page opens afterwards. */
export function withExamples(samples: number): Experiment {
  const { document: experiment } = defaultPreset;
  return { ...experiment, task: { ...experiment.task, samples } as Experiment["task"] };
}

const { task } = defaultPreset.document;
if (task.kind !== "random-attention") throw new TypeError("the opening needs a first preset with a random layer");

/** Features of its function. */
const psi = featureCount(task.d);

/** Largest number of samples on the slider. */
export const mostExamples = 2 * psi;

/** The choices of an answer; infinity stands for no number. The right one is among them. */
export const choices: readonly number[] = [psi / 4, psi, 2 * psi, Number.POSITIVE_INFINITY];

/** Test sequences in the picture, where it is wide and where it is narrow. */
export const questionCounts = { wide: 60, narrow: 24 };

/** The same layer and training samples, with no more test sequences than the picture shows. */
export const curveExperiment: Experiment = {
  ...withExamples(mostExamples),
  task: { ...task, samples: mostExamples, testSamples: questionCounts.wide, shifts: [] },
};

/** Number of training samples now. */
export const dragged = openDragged(psi / 5, Math.max);
