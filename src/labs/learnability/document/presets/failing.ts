/** Experiments on random attention that go wrong in an instructive way. */
import { closedForm, type Preset, preset, randomAttention, toTheLastDigit } from "./preset";

const descent = { kind: "gradient", heads: 16, optimizer: "sgd", precision: "float64" } as const;

export const failing: readonly Preset[] = [
  preset("fails", {
    id: "too-few-samples",
    quick: true,
    title: "Too few samples",
    commentary:
      "{task.samples:Word} samples cannot pin down {features:word} cubic features: [{nullity:word} eigenvalues](spectrum) of Λ are zero, and a learner may fit every sample and still be wrong everywhere else. Raise N past {features} and the smallest eigenvalue leaves the floor: then all learners that fit agree.",
    first: "spectrum",
    document: {
      task: { ...randomAttention, samples: 30 },
      learners: [closedForm, ...[4, 16].map((heads) => ({ ...toTheLastDigit, heads, steps: 100_000 }))],
    },
  }),
  preset("fails", {
    id: "a-rate-that-diverges",
    quick: true,
    title: "A rate that diverges",
    commentary:
      "{gradientLearners:Word} learners differ in their rate alone. At {learners.1.rate} every step of gradient descent overshoots by more than the last one, and after a few steps [the loss](loss) is no number any more; at {learners.2.rate} the same {learners.2.heads:word} heads arrive.",
    document: {
      task: { ...randomAttention, samples: 1024 },
      learners: [closedForm, { ...descent, rate: 0.003, steps: 100_000 }, { ...descent, rate: 0.0003, steps: 100_000 }],
    },
  }),
  preset("fails", {
    id: "rademacher-data-are-blind",
    title: "Rademacher data are blind",
    commentary:
      "Random signs have squares that never vary, so {nullity} of the {features} directions stay unseen however many samples are drawn: [the rank of Λ](spectrum) stops at ψ − d(d − 1) = {rank}. A learner can be perfect on such data and wrong on Gaussian tokens, which [the shifted test](loss:drawn.0) shows.",
    first: "spectrum",
    document: {
      task: { ...randomAttention, samples: 4096, inputLaw: "rademacher", shifts: [{ kind: "law", inputLaw: "gaussian" }] },
      learners: [closedForm, ...[4, 16].map((heads) => ({ ...toTheLastDigit, heads, steps: 100_000 }))],
    },
  }),
  preset("fails", {
    id: "one-token",
    title: "One token",
    commentary:
      "A sequence of one token shows attention only to itself, and of the {features} directions only [the {rank} symmetric ones](spectrum) can be seen in z ⊗ z ⊗ z. Every learner fits to many digits and is wrong as soon as there are [{task.shifts.0.n:word} tokens](loss:drawn.0), where the other half counts.",
    views: { loss: "drawn.0" },
    document: {
      task: { ...randomAttention, n: 1, samples: 1024, shifts: [{ kind: "length", n: 8 }] },
      learners: [closedForm, ...[4, 16].map((heads) => ({ ...toTheLastDigit, heads, steps: 100_000 }))],
    },
  }),
];
