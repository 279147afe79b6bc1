/** The presets that compute longest show what their commentary says; src/labs/learnability/engine/presets.test.ts has the others. */

import type { Experiment } from "../../src/labs/learnability/document/document";
import { presets } from "../../src/labs/learnability/document/presets";
import type { LearnerResult, ResultDocument } from "../../src/labs/learnability/document/result";
import { runExperiment } from "../../src/labs/learnability/engine/run-experiment";
import { sampleComplexityResult } from "../../src/labs/learnability/engine/sample-complexity/result";
import type { Check, Figure } from "../check";
import { asKept } from "../words";

/** Errors at which only the rounding of float64 is left. */
const lastDigit = 1e-25;

function experimentOf(id: string): Experiment {
  const experiment = presets.find((preset) => preset.id === id)?.document;
  if (!experiment) throw new Error(`there is no preset ${id}`);
  return experiment;
}

function resultOf(id: string): ResultDocument {
  return runExperiment(experimentOf(id), null);
}

function below(name: string, value: number | null | undefined, bound: number): Figure {
  return { name, value: value ?? Number.NaN, relation: "<", bound };
}

/** Error at the end on the first shifted test set. */
function shifted({ losses }: LearnerResult): number | undefined {
  const curve = losses.shifted?.[0];
  return curve?.[curve.length - 1];
}

/** Decades by which a recorded error stands above the best one before it, at most; 0 for a curve that never rises. */
function largestRise({ losses }: LearnerResult): number {
  let best = Number.POSITIVE_INFINITY;
  let rise = 0;
  for (const error of Array.from(losses.test)) {
    best = Math.min(best, error);
    rise = Math.max(rise, Math.log10(error / best));
  }
  return rise;
}

/** The first recorded step at which an error is at the last digit. */
function arrival({ losses }: LearnerResult): number {
  const place = Array.from(losses.test).findIndex((error) => error < lastDigit);
  return place < 0 ? Number.POSITIVE_INFINITY : losses.step[place];
}

/** The preset's sixteen heads, with AdamW's mean of squares forgetting ten times more slowly than it usually does. */
function withLongMemory(): LearnerResult {
  const experiment = experimentOf("extra-heads-help");
  const sixteen = experiment.learners[3];
  return runExperiment({ ...experiment, learners: [{ ...sixteen, beta2: 0.9999, steps: 100_000 } as typeof sixteen] }, null).learners[0];
}

/** The number of samples that is enough for a preset's promise, and the error of its best layer. */
function promiseOf(id: string) {
  const { needed, bestRisk } = sampleComplexityResult(experimentOf(id), null);
  return { needed: needed ?? Number.NaN, bestRisk };
}

export const checks: readonly Check[] = [
  {
    id: "presets-promises",
    title: "a promise is kept without identification, and for a teacher that no layer represents",
    run: () => {
      const unidentified = resultOf("kept-without-identification").certificate;
      const softmax = resultOf("beyond-every-layer").certificate;
      const { needed, bestRisk } = promiseOf("beyond-every-layer");
      return [
        { name: "nullity, random signs", value: unidentified.nullity, relation: "=", bound: 12 },
        below("samples needed, random signs", promiseOf("kept-without-identification").needed, 400),
        { name: "nullity, softmax teacher", value: softmax.nullity, relation: "=", bound: 0 },
        { name: "error of the best layer, softmax teacher", value: bestRisk, relation: ">", bound: 0.1 },
        below("samples needed, softmax teacher", needed, softmax.N),
      ];
    },
  },
  {
    id: "presets-first",
    title: "the curves of the first preset hardly ever rise; one head cannot represent the target, and sixteen arrive long before four",
    run: () => {
      const [closedForm, one, four, sixteen] = resultOf("heads-that-help").learners;
      return [
        // Measured: 0.34 at step 4, and at most 0.11 after the first ten steps.
        ...[one, four, sixteen].map((learner) => below(`largest rise in decades, ${learner.label}`, largestRise(learner), 0.5)),
        { name: "test error, one head", value: one.testMse ?? Number.NaN, relation: ">", bound: 1 },
        ...[closedForm, four, sixteen].map((learner) => below(`test error, ${learner.label}`, learner.testMse, lastDigit)),
        below("steps until the last digit, sixteen heads over four", arrival(sixteen) / arrival(four), 0.25),
      ];
    },
  },
  {
    id: "presets-adamw",
    title: "AdamW falls to the last digit, jumps back, and settles with the rate; a longer memory of the gradients keeps it from jumping",
    run: () => {
      const sixteen = resultOf("extra-heads-help").learners[3];
      const lowest = Math.min(...Array.from(sixteen.losses.test));
      return [
        // "By more than 27 decades".
        ...asKept("extra-heads-help", { lowest, riseInDecades: Math.floor(largestRise(sixteen)) }),
        below("lowest test error, sixteen heads", lowest, 1e-27),
        { name: "largest rise in decades, sixteen heads", value: largestRise(sixteen), relation: ">", bound: 25 },
        below("test error at the end, sixteen heads", sixteen.testMse, lastDigit),
        below("largest rise in decades, a memory of 10 000 steps", largestRise(withLongMemory()), 0.5),
      ];
    },
  },
  {
    id: "presets-extra-heads",
    title: "one head stays where it is, and four and sixteen come down to the closed form",
    run: () => {
      const [closedForm, one, four, sixteen] = resultOf("extra-heads-help").learners;
      return [
        { name: "test error, one head", value: one.testMse ?? Number.NaN, relation: ">", bound: 1 },
        below("test error, closed form", closedForm.testMse, lastDigit),
        below("test error, four heads", four.testMse, lastDigit),
        below("test error, sixteen heads", sixteen.testMse, lastDigit),
      ];
    },
  },
  {
    id: "presets-sixteen-dimensions",
    title: "2,176 coefficients are found from 4,096 samples",
    run: () => {
      const { certificate, learners } = resultOf("sixteen-dimensions");
      return [
        { name: "rank", value: certificate.rank, relation: "=", bound: 2176 },
        { name: "samples", value: certificate.N, relation: "=", bound: 4096 },
        below("test error, closed form", learners[0].testMse, lastDigit),
      ];
    },
  },
  {
    id: "presets-five-percent",
    title: "a twentieth of Gaussian samples makes the function of a memory known",
    run: () => {
      const { certificate, learners } = resultOf("five-percent-are-enough");
      const [closedForm, convex, heads] = learners;
      return [
        { name: "nullity", value: certificate.nullity, relation: "=", bound: 0 },
        below("shifted error, closed form", shifted(closedForm), lastDigit),
        below("shifted error, gradient descent on W", shifted(convex), lastDigit),
        below("shifted error, heads", shifted(heads), 1e-7),
      ];
    },
  },
  {
    id: "presets-digits",
    title: "float32 stops where its digits end, float64 goes on",
    run: () => {
      const [, float32, float64] = resultOf("how-many-digits").learners;
      return [
        { name: "test error, float32", value: float32.testMse ?? Number.NaN, relation: "within", bound: [1e-14, 1e-10] },
        below("test error, float64", float64.testMse, 1e-27),
      ];
    },
  },
  {
    id: "presets-rademacher",
    title: "data of random signs fit and say nothing of other data",
    run: () => {
      const { certificate, learners } = resultOf("rademacher-data-are-blind");
      const [closedForm, , third] = learners;
      return [
        { name: "rank", value: certificate.rank, relation: "=", bound: 28 },
        below(
          "test error, the worst learner",
          worst(learners, ({ testMse }) => testMse),
          0.01,
        ),
        { name: "shifted error, the best learner", value: Math.min(...learners.map(shiftedOr)), relation: ">", bound: 1 },
        below("test error, closed form", closedForm.testMse, lastDigit),
        below("test error, third learner", third.testMse, lastDigit),
      ];
    },
  },
  {
    id: "presets-far-from-the-data",
    title: "what the data determine holds far from them as well",
    run: () => {
      const { certificate, learners } = resultOf("far-from-the-data");
      const errors = learners.flatMap(({ testMse, losses: { shifted = [] } }) => [
        testMse ?? Number.NaN,
        ...shifted.map((curve) => curve[curve.length - 1]),
      ]);
      return [
        { name: "nullity", value: certificate.nullity, relation: "=", bound: 0 },
        { name: "test sets of all learners", value: errors.length, relation: "=", bound: 4 * learners.length },
        // Tokens four times larger give labels 64 times larger, and squared errors 4096 times larger.
        below("largest error, near and far", Math.max(...errors), 4096 * 1e-27),
      ];
    },
  },
  {
    id: "presets-one-token",
    title: "what is learned on single tokens holds for them alone",
    run: () => {
      const { certificate, learners } = resultOf("one-token");
      return [
        { name: "rank", value: certificate.rank, relation: "=", bound: 20 },
        below(
          "test error, the worst learner",
          worst(learners, ({ testMse }) => testMse),
          1e-10,
        ),
        { name: "shifted error, the best learner", value: Math.min(...learners.map(shiftedOr)), relation: ">", bound: 1 },
      ];
    },
  },
  {
    id: "presets-memory-of-four-pairs",
    title: "a small memory is known from its samples, whoever learns it",
    run: () => {
      const { certificate, learners } = resultOf("a-memory-of-four-pairs");
      return [
        { name: "nullity", value: certificate.nullity, relation: "=", bound: 0 },
        below(
          "test error, the worst learner",
          worst(learners, ({ testMse }) => testMse),
          lastDigit,
        ),
      ];
    },
  },
  {
    id: "presets-wrong-function",
    title: "a perfect fit of a memory is the wrong function",
    run: () => {
      const { certificate, learners } = resultOf("perfect-fit-wrong-function");
      const [closedForm, convex, heads] = learners;
      return [
        { name: "rank", value: certificate.rank, relation: "=", bound: 248 },
        { name: "nullity", value: certificate.nullity, relation: "=", bound: 40 },
        below("test error, closed form", closedForm.testMse, lastDigit),
        below("test error, gradient descent on W", convex.testMse, lastDigit),
        { name: "shifted error, gradient descent on W", value: shiftedOr(convex), relation: ">", bound: 1 },
        {
          name: "shifted error over test error, heads",
          value: shiftedOr(heads) / (heads.testMse ?? Number.NaN),
          relation: ">",
          bound: 1e6,
        },
      ];
    },
  },
  {
    id: "presets-next-token",
    title: "a layer of linear attention says every next token of an automaton, a Transformer most of them",
    run: async () => {
      const [closedForm, layer, transformer] = resultOf("the-next-token").learners;
      const unseen = layer.instances ?? [];
      return [
        below("test error, closed form", closedForm.testMse, lastDigit),
        { name: "share of next tokens, layer", value: accuracy(layer), relation: "=", bound: 1 },
        { name: "share of next tokens, Transformer", value: accuracy(transformer), relation: ">", bound: 0.8 },
        below("share of next tokens, Transformer", accuracy(transformer), 1),
        { name: "unseen computations", value: unseen.length, relation: ">", bound: 0 },
        {
          name: "of them rounded to what is right, layer",
          value: unseen.filter(({ rounded }) => rounded).length,
          relation: "=",
          bound: unseen.length,
        },
        {
          name: "of them rolled out to their end, layer",
          value: unseen.filter(({ rolledOut }) => rolledOut === 6).length,
          relation: "=",
          bound: unseen.length,
        },
      ];
    },
  },
];

/** NaN where one of them is not known, which no bound lets pass. */
function worst(learners: readonly LearnerResult[], errorOf: (learner: LearnerResult) => number | null): number {
  return Math.max(...learners.map((learner) => errorOf(learner) ?? Number.NaN));
}

function shiftedOr(learner: LearnerResult): number {
  return shifted(learner) ?? Number.NaN;
}

/** Share of unseen tokens that a model of the next token has right, at its end. */
function accuracy({ losses }: LearnerResult): number {
  const shares = losses.tokens?.testAccuracy;
  return shares?.[shares.length - 1] ?? Number.NaN;
}
