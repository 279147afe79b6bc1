/**
 * Fig. 1 of "Learning Linear Attention in Polynomial Time" in its own setting (section 4.1, appendix G.1): heads, layers and
 * Transformers on the data of either panel, at the two printed learning rates and at a tuned one. The paper trains every
 * model for 500 epochs. A step of layers takes long, so here only heads at a printed rate train as long, or for a part of it.
 * scripts/stored-figures.ts trains all runs.
 */
import { problemLine } from "../../../../platform/fields/problem";
import { type Experiment, experimentFormat, experimentVersion, parseExperiment } from "../../document/document";
import { extraHeads } from "../../document/presets/paper";

/** Data of either panel, and the epochs of training: of heads at a printed rate, and of all other runs. */
export const panelsOfFigure1 = {
  "figure-1a": { d: 2, samples: 512, longest: 512, epochs: 32 },
  "figure-1b": { d: 4, samples: 2048, longest: 64, epochs: 4 },
} as const;

export type PanelOfFigure1 = keyof typeof panelsOfFigure1;

/** A curve of the figure: m heads in each of n layers. */
export interface Model {
  readonly kind: "gradient" | "linear-layers" | "transformer";
  readonly heads: number;
  readonly layers: number;
}

export const models: readonly Model[] = [
  ...[1, 2, 4, 8, 16].map((heads): Model => ({ kind: "gradient", heads, layers: 1 })),
  ...[2, 4].map((layers): Model => ({ kind: "linear-layers", heads: 1, layers })),
  { kind: "transformer", heads: 1, layers: 1 },
  { kind: "transformer", heads: 2, layers: 1 },
  { kind: "transformer", heads: 1, layers: 2 },
];

export const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Printed rates are constant, as the paper names no schedule; the tuned one follows half a cosine. */
export const rates = ["0.001", "0.01", "tuned"] as const;
export type Rate = (typeof rates)[number];

/** Of these the tuned rate has the lowest error, for each model, on the target of another seed. */
export const triedRates = [0.01, 0.03, 0.1, 0.3] as const;
export const tuningSeed = 11;

export const batch = 32;

/** Fewer than in the presets: a measurement of layers takes as long as several steps. */
const testSamples = 64;

export interface Schedule {
  readonly rate: number;
  readonly schedule: "constant" | "cosine";
}

/** Epochs of a run. */
export function epochsOf(panel: PanelOfFigure1, { kind }: Model, { schedule }: Schedule): number {
  const { longest, epochs } = panelsOfFigure1[panel];
  return kind === "gradient" && schedule === "constant" ? longest : epochs;
}

/** Epochs at which the test error is measured: every octave up to the last. */
export function marksOf(panel: PanelOfFigure1, model: Model, schedule: Schedule): readonly number[] {
  const epochs = epochsOf(panel, model, schedule);
  const octaves = Math.log2(epochs / panelsOfFigure1[panel].epochs) + octavesOfLayers;
  return Array.from({ length: octaves + 1 }, (_, k) => epochs / 2 ** (octaves - k));
}

const octavesOfLayers = 6;

/** Steps of an epoch. */
export function stepsPerEpoch(panel: PanelOfFigure1): number {
  return panelsOfFigure1[panel].samples / batch;
}

/** Initial weights as in the presets of these learners. */
function learnerOf({ kind, heads, layers }: Model, d: number, training: object): object {
  if (kind === "gradient") return { kind, heads, precision: "float64", initialScale: 1 / Math.sqrt(d), ...training };
  return { kind, heads, layers, ...(kind === "transformer" ? { width: 16 } : { initialScale: 0.1 }), ...training };
}

/** One run. */
export function experimentOf(panel: PanelOfFigure1, model: Model, seed: number, schedule: Schedule): Experiment {
  const { d } = panelsOfFigure1[panel];
  const steps = stepsPerEpoch(panel) * epochsOf(panel, model, schedule);
  return documentOf(panel, seed, learnerOf(model, d, { batch, steps, ...schedule }));
}

/** The closed form on the same data. */
export function closedFormOf(panel: PanelOfFigure1, seed: number): Experiment {
  return documentOf(panel, seed, { kind: "closed-form" });
}

function documentOf(panel: PanelOfFigure1, seed: number, learner: object): Experiment {
  const { d, samples } = panelsOfFigure1[panel];
  const parsed = parseExperiment({
    format: experimentFormat,
    version: experimentVersion,
    seed,
    task: { ...extraHeads, d, samples, testSamples },
    learners: [learner],
  });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.experiment;
}
