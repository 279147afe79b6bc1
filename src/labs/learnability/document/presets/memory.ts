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
      "{task.pairs:Word} keys and {task.pairs:word} values stand in one prompt, and attention looks up the value whose key is asked for. On Gaussian keys every learner that fits finds the same lookup, since no direction is left free; type keys and values of your own into [the table](memory) and ask.",
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
      "Orthonormal keys and values never overlap, and {nullity} of the {features} directions stay unseen however many samples there are. The convex learner fits every sample to the last digit and is far from the truth on Gaussian keys, because what it began with in those directions is still there; [the laboratory](certificate) splits its distance.",
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
      "One more head, whose value reads a key and whose query is antisymmetric in two others, changes nothing on orthonormal keys: the twin fits all {task.samples} samples as the truth does. Move the slider in [the laboratory](certificate): its error on Gaussian keys grows with the square, and is {witness.error:3} in expectation where it opens, with a head of size {witness.size:1}.",
    first: "certificate",
    document: {
      task: { ...memory, samples: 2000 },
      learners: [closedForm],
      laboratory: { view: "twin", direction: -1, output: 4, amplitude: 4.243 },
    },
  }),
  preset("memory", {
    id: "five-percent-are-enough",
    title: "{task.gaussianShare:%:Word} percent are enough",
    commentary:
      "Of {task.samples} samples {gaussianSamples} have Gaussian keys, the others orthonormal ones; that is enough to see all {features} directions, with [the smallest eigenvalue](spectrum) near {measured.lambdaMin}. Now [learners that fit](certificate) have nowhere else to go.",
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
    title: "A teacher that is no linear attention",
    commentary:
      "The target attends by softmax, so no learner here can be exact; agnostic learning asks for the best linear attention there is, the dashed line, taken from a sample of {population} sequences of its own. The closed form comes down to it as samples come in: see [the learning curve](loss) and [the excess risk](loss:drawn.excess_against.curve).",
    views: { loss: "against.curve" },
    document: {
      task: { kind: "random-attention", d: 4, n: 8, heads: 2, samples: 4096, teacher: "softmax", shifts: [] },
      learners: [closedForm, { ...gradient, heads: 16, steps: 60_000 }],
    },
  }),
];
