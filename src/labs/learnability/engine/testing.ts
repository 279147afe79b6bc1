import { problemLine } from "../../../platform/fields/problem";
import "../math/tasks/generators";
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

/** Arithmetic mean. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
