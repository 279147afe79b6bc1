/** Experiments on random attention that go wrong in an instructive way. */
import { closedForm, type Preset, preset, randomAttention, toTheLastDigit } from "./preset";

const descent = { kind: "gradient", heads: 16, optimizer: "sgd", precision: "float64" } as const;

export const failing: readonly Preset[] = [
  preset("fails", {
    id: "too-few-samples",
    quick: true,
    title: "Too few samples",
    commentary:
      "Three learners fit {task.samples:word} samples, fewer than the {features:word} cubic features. [{nullity:Word} eigenvalues](spectrum) of Λ are therefore zero: as many directions are undetermined. A learner can fit every sample and still be wrong on other inputs. With N of at least {features} the smallest eigenvalue is positive, and all learners that fit agree.",
    first: "spectrum",
    document: {
      task: { ...randomAttention, samples: 30 },
      learners: [closedForm, ...[4, 16].map((heads) => ({ ...toTheLastDigit, heads, steps: 100_000 }))],
    },
  }),
  preset("fails", {
    id: "a-rate-that-diverges",
    quick: true,
    title: "A learning rate that is too large",
    commentary:
      "{gradientLearners:Word} learners of {learners.2.heads:word} heads differ only in their learning rate. At {learners.1.rate} each step of gradient descent overshoots more than the last, and [the loss](loss) overflows after a few steps. At {learners.2.rate} it falls to rounding error.",
    document: {
      task: { ...randomAttention, samples: 1024 },
      learners: [closedForm, { ...descent, rate: 0.003, steps: 100_000 }, { ...descent, rate: 0.0003, steps: 100_000 }],
    },
  }),
  preset("fails", {
    id: "rademacher-data-are-blind",
    title: "Random signs leave Λ singular",
    commentary:
      "The learners train on random signs and are tested on [Gaussian tokens](loss:drawn.0). The square of a random sign is constant, so {nullity} of the {features} directions stay undetermined at every sample size. [The rank of Λ](spectrum) is at most ψ − d(d − 1) = {rank}. A learner can fit all training samples and still be wrong on Gaussian tokens.",
    first: "spectrum",
    document: {
      task: { ...randomAttention, samples: 4096, inputLaw: "rademacher", shifts: [{ kind: "law", inputLaw: "gaussian" }] },
      learners: [closedForm, ...[4, 16].map((heads) => ({ ...toTheLastDigit, heads, steps: 100_000 }))],
    },
  }),
  preset("fails", {
    id: "one-token",
    title: "Sequences of one token",
    commentary:
      "The learners train on sequences of one token and are tested on [{task.shifts.0.n:word} tokens](loss:drawn.0). With one token the target depends only on z ⊗ z ⊗ z, which determines [{rank} of the {features} directions](spectrum). Every learner fits the training data closely. Longer sequences use the other directions too, and the error there is large.",
    views: { loss: "drawn.0" },
    document: {
      task: { ...randomAttention, n: 1, samples: 1024, shifts: [{ kind: "length", n: 8 }] },
      learners: [closedForm, ...[4, 16].map((heads) => ({ ...toTheLastDigit, heads, steps: 100_000 }))],
    },
  }),
];
