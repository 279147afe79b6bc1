/** Associative memories, and what their data leave open (paper notes, sections 4.9 and 6.2). */
import { closedForm, gradient, type Preset, preset, toTheLastDigit } from "./preset";

const memory = { kind: "associative-memory", d: 4, pairs: 4 } as const;
const convexFromNoise = { kind: "convex", start: "gaussian", steps: 1e6 } as const;

export const memories: readonly Preset[] = [
  preset("memory", {
    id: "a-memory-of-four-pairs",
    quick: true,
    title: "A memory of {task.pairs:word} pairs",
    commentary:
      "The closed form, one head and {learners.2.heads:word} heads learn an associative memory. A prompt holds {task.pairs:word} keys with their values; the target weights each value by the product of its key with the query. Gaussian keys give Λ full rank, so all learners that fit have the same function. Type keys and values into [the table](memory) to query it.",
    first: "memory",
    document: {
      task: { ...memory, keyLaw: "gaussian", samples: 2000 },
      learners: [closedForm, { ...toTheLastDigit, heads: 1, steps: 60_000 }, { ...toTheLastDigit, heads: 4, steps: 60_000 }],
    },
  }),
  preset("memory", {
    id: "perfect-fit-wrong-function",
    title: "A perfect fit, the wrong function",
    commentary:
      "Three learners fit associative memories with orthonormal keys and values. {nullity} of the {features} directions stay undetermined at every sample size. The convex learner fits all samples to rounding error, yet its function is far from the target on Gaussian keys. In the undetermined directions its W keeps the initial values; [the laboratory](certificate) shows this part of its distance.",
    first: "certificate",
    document: {
      task: { ...memory, samples: 2000 },
      learners: [closedForm, convexFromNoise, { ...gradient, heads: 4, batch: 64, initialScale: 0.3, steps: 60_000, precision: "float64" }],
      laboratory: { view: "learners" },
    },
  }),
  preset("memory", {
    id: "the-two-head-witness",
    quick: true,
    title: "The two-head witness",
    commentary:
      "A twin, the target with one more head, is compared with the target. On orthonormal keys the extra head outputs zero: it reads one key coordinate, and its Q is antisymmetric in two others. Both fit all {task.samples} samples. On Gaussian keys [the twin's](certificate) expected error grows with the square of the head's size; at size {witness.size:1} it is {witness.error:3}.",
    first: "certificate",
    document: {
      task: { ...memory, samples: 2000 },
      learners: [closedForm],
      laboratory: { view: "twin", direction: -1, output: 4, amplitude: 4.243 },
    },
  }),
  preset("memory", {
    id: "five-percent-are-enough",
    title: "{task.gaussianShare:%:Word} percent Gaussian keys are enough",
    commentary:
      "Three learners train on {task.samples} samples; {gaussianSamples} have Gaussian keys, the others orthonormal ones. The Gaussian keys give Λ full rank, {features}, with [a smallest eigenvalue](spectrum) near {measured.lambdaMin}. The least-squares fit is therefore unique: [learners that fit](certificate) have the function of the target.",
    first: "certificate",
    document: {
      task: { ...memory, samples: 16_384, gaussianShare: 0.05 },
      learners: [closedForm, convexFromNoise, { ...gradient, heads: 2, batch: 64, initialScale: 0.3, steps: 60_000, precision: "float64" }],
      laboratory: { view: "learners" },
    },
  }),
  preset("memory", {
    id: "a-softmax-teacher",
    quick: true,
    title: "A softmax teacher",
    commentary:
      "Linear attention learns from a teacher with softmax attention, which it cannot represent. The dashed line is the error of the best linear attention, fitted to {population} separate sequences. The closed form approaches this line as N grows: see [the learning curve](loss) and [the excess risk](loss:drawn.excess_against.curve).",
    views: { loss: "against.curve" },
    document: {
      task: { kind: "random-attention", d: 4, n: 8, heads: 2, samples: 4096, teacher: "softmax", shifts: [] },
      learners: [closedForm, { ...gradient, heads: 16, steps: 60_000 }],
    },
  }),
];
