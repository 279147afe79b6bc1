/**
 * Fig. 3 of "Learning Linear Attention in Polynomial Time" (appendix G.1) as a map: the ends of Fig. 1's curves of heads at d = 8
 * and 16. The text does not list the figure's panels. All runs take twenty minutes of one core, most of it for the certificates
 * of their data; scripts/stored-map.ts stores them.
 */
import { problemLine } from "../../../../platform/fields/problem";
import { type Experiment, experimentFormat, experimentVersion, parseExperiment } from "../../document/document";
import { extraHeads } from "../../document/presets/paper";

const learner = {
  kind: "gradient",
  heads: 4,
  rate: 0.001,
  batch: 32,
  precision: "float64",
  initialScale: Math.sqrt(1 / 8),
  steps: 512,
} as const;

/** Sequences, and epochs of every run. */
export const samplesOfFigure3 = 512;
export const epochsOfFigure3 = (learner.steps * learner.batch) / samplesOfFigure3;

const parsed = parseExperiment({
  format: experimentFormat,
  version: experimentVersion,
  task: { ...extraHeads, d: 8, samples: samplesOfFigure3 },
  learners: [{ kind: "closed-form" }, { ...learner, heads: 16 }],
  map: {
    seeds: 10,
    learner,
    x: { fields: ["learner.heads"], points: [1, 2, 4, 8, 16].map((heads) => [heads]) },
    y: {
      fields: ["task.d", "learner.initialScale", "learner.rate"],
      points: [
        [8, Math.sqrt(1 / 8), 0.001],
        [8, Math.sqrt(1 / 8), 0.01],
        [16, 0.25, 0.001],
        [16, 0.25, 0.01],
      ],
      names: ["d = 8, η = 10⁻³", "d = 8, η = 10⁻²", "d = 16, η = 10⁻³", "d = 16, η = 10⁻²"],
    },
  },
});
if (!parsed.ok) throw new Error(problemLine(parsed.problem));

/** Every seed draws its own target, data and initial weights. */
export const mapOfFigure3: Experiment = parsed.experiment;
