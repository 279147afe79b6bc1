import "../math/eigenvalues/two-stages";
import { problemLine } from "../../../platform/fields/problem";
import "./other-targets";
import { type Experiment, parseExperiment } from "../document/document";

/** A resolved experiment from the fields that matter to a test. */
export function experimentOf(fields: {
  seed?: number;
  task: object;
  learners: readonly object[];
  stop?: object;
  map?: object | null;
  sampleComplexity?: object;
}): Experiment {
  const parsed = parseExperiment({ format: "learnability-experiment", version: 1, ...fields });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.experiment;
}

/**
 * One run of the paper's "extra heads" setting (notes, section 6.1): scalar one-head teacher, covariance reading of the
 * scales, T = 100 tokens, d = 4, N = 2,048, batch 32, rate 0.001, no weight decay, 100 epochs; seed s draws its own
 * teacher, data and start.
 */
export function extraHeads(seed: number, heads: readonly number[], changes: { task?: object; learner?: object } = {}): Experiment {
  return experimentOf({
    seed,
    task: {
      kind: "random-attention",
      d: 4,
      n: 100,
      heads: 1,
      samples: 2048,
      output: "scalar",
      inputScaling: "covariance",
      teacherScaling: "covariance",
      shifts: [],
      ...changes.task,
    },
    learners: heads.map((count) => ({
      kind: "gradient",
      heads: count,
      steps: 6400,
      batch: 32,
      rate: 0.001,
      weightDecay: 0,
      initialScale: 0.5,
      seed,
      ...changes.learner,
    })),
  });
}

/** Settings of in-context regression whose best layer is known: those of the table in the tests of the theory first. */
export const inContextSettings = [
  { dimension: 4, context: 32, spectrum: "white", trace: 1, noise: 0 },
  { dimension: 4, context: 32, spectrum: "linear", trace: 1, noise: 0 },
  { dimension: 4, context: 8, spectrum: "linear", trace: 1, noise: 0 },
  { dimension: 8, context: 32, spectrum: "linear", trace: 1, noise: 0 },
  { dimension: 3, context: 16, spectrum: "white", trace: 3, noise: 0.5 },
  { dimension: 4, context: 31, spectrum: "linear", trace: 1, noise: 0 },
  { dimension: 1, context: 4, spectrum: "white", trace: 1, noise: 0 },
  { dimension: 2, context: 64, spectrum: "linear", trace: 2, noise: 1 },
  { dimension: 5, context: 2, spectrum: "linear", trace: 1, noise: 0.1 },
  { dimension: 6, context: 16, spectrum: "white", trace: 0.5, noise: 0.25 },
] as const;

/** Arithmetic mean. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
