/**
 * Experiments worth opening first: known to work, or known to fail in an instructive way. Each is a sparse document, so
 * that it says only what makes it special.
 */
import { type Experiment, experimentFormat, experimentVersion, parseExperiment } from "./document";
import type { SparseDocument } from "./migrations";

export interface Preset {
  readonly id: string;
  readonly title: string;
  /** Two sentences: what to see, and why it happens. */
  readonly commentary: string;
  /** Shows a learner, or all of them, going wrong. */
  readonly fails: boolean;
  readonly experiment: Experiment;
}

/** Long enough for sixteen heads to reach the last digit of float64. */
const toTheLastDigit = { kind: "gradient", rate: 0.002, schedule: "cosine", precision: "float64" } as const;
const gradient = { kind: "gradient", rate: 0.003, schedule: "cosine" } as const;
const descent = { kind: "gradient", heads: 16, optimizer: "sgd", precision: "float64" } as const;
const closedForm = { kind: "closed-form" } as const;
const randomAttention = { kind: "random-attention", d: 4, n: 8, heads: 2 } as const;

export const presets: readonly Preset[] = [
  works(
    "extra-heads-help",
    "Extra heads help",
    "One head gets stuck far above the closed form, although it trains on the same data at the same rate. Two heads made the target, so more than two are never needed to express it; yet with four the search succeeds, and with sixteen it reaches the last digit of float64.",
    {
      task: { ...randomAttention, samples: 1024 },
      learners: [closedForm, ...[1, 4, 16].map((heads) => ({ ...toTheLastDigit, heads, steps: 300_000 }))],
    },
  ),
  works(
    "label-noise",
    "Label noise",
    "With noise of standard deviation 0.5 on every label no learner can be exact any more, but the closed form errs as theory predicts: σ²ψ/(N − ψ − 1) for each coordinate, the dashed line, with nothing fitted. Sixteen heads end at the same error, since they find the same minimum.",
    {
      task: { ...randomAttention, samples: 4096, noise: 0.5 },
      learners: [closedForm, ...[4, 16].map((heads) => ({ ...gradient, heads, steps: 60_000 }))],
    },
  ),
  works(
    "far-from-the-data",
    "Far from the data",
    "The test sets here are four times larger, made of random signs, or eight times longer than anything in training, and still every error is at the last digit. These samples see all 40 directions, so whoever fits them has found the function itself, and a function has no far away.",
    {
      task: {
        ...randomAttention,
        samples: 1024,
        shifts: [
          { kind: "scaled", factor: 4 },
          { kind: "law", inputLaw: "rademacher" },
          { kind: "length", n: 64 },
        ],
      },
      learners: [closedForm, { ...toTheLastDigit, heads: 16, steps: 200_000 }],
    },
  ),
  works(
    "how-many-digits",
    "Float32 against float64",
    "Two learners with the same sixteen heads, the same start and the same samples; one computes with 7 digits, the other with 16. They fall together until float32 has no digits left, near 1e-12, while float64 goes on for fifteen more decades.",
    {
      task: { ...randomAttention, samples: 1024 },
      learners: [closedForm, ...["float32", "float64"].map((precision) => ({ ...toTheLastDigit, heads: 16, steps: 200_000, precision }))],
    },
  ),
  works(
    "paper-figure-1",
    "Figure 1 of the paper",
    "The setting of Fig. 1b of Learning Linear Attention in Polynomial Time, with the last token supervised: a one-head teacher with one output, d = 4, 100 tokens, 2\u2009048 samples, three seeds for each learner. One head is stuck whatever its seed and two with one seed in three, while four and sixteen always arrive.",
    {
      task: {
        ...randomAttention,
        n: 100,
        heads: 1,
        samples: 2048,
        output: "scalar",
        inputScaling: "covariance",
        teacherScaling: "covariance",
        shifts: [],
      },
      learners: [closedForm, ...[1, 2, 4, 16].map((heads) => ({ ...gradient, rate: 0.001, heads, steps: 40_000, repeats: 3 }))],
    },
  ),
  works(
    "sixteen-dimensions",
    "Sixteen dimensions",
    "Tokens of sixteen coordinates have 2\u2009176 cubic features; as samples come in, the rank grows until 4\u2009096 of them leave no direction free. The closed form then finds the teacher and its four heads to the last digits, without a single gradient step.",
    {
      task: { kind: "random-attention", d: 16, n: 32, heads: 4, samples: 4096, shifts: [] },
      learners: [closedForm],
    },
  ),
  fails(
    "too-few-samples",
    "Too few samples",
    "Thirty samples cannot pin down forty cubic features: ten eigenvalues of Λ are zero, and a learner may fit every sample and still be wrong everywhere else. Raise N past 40 and the smallest eigenvalue leaves the floor: then all learners that fit agree.",
    {
      task: { ...randomAttention, samples: 30 },
      learners: [closedForm, ...[4, 16].map((heads) => ({ ...toTheLastDigit, heads, steps: 100_000 }))],
    },
  ),
  fails(
    "a-rate-that-diverges",
    "A rate that diverges",
    "Two learners differ in their rate alone. At 0.003 every step of gradient descent overshoots by more than the last one, and after a few steps the loss is no number any more; at 0.0003 the same sixteen heads arrive.",
    {
      task: { ...randomAttention, samples: 1024 },
      learners: [closedForm, { ...descent, rate: 0.003, steps: 100_000 }, { ...descent, rate: 0.0003, steps: 100_000 }],
    },
  ),
  fails(
    "rademacher-data-are-blind",
    "Rademacher data are blind",
    "Random signs have squares that never vary, so 12 of the 40 directions stay unseen however many samples are drawn: the rank of Λ stops at ψ − d(d − 1) = 28. A learner can be perfect on such data and wrong on Gaussian tokens, which the shifted test shows.",
    {
      task: { ...randomAttention, samples: 4096, inputLaw: "rademacher", shifts: [{ kind: "law", inputLaw: "gaussian" }] },
      learners: [closedForm, ...[4, 16].map((heads) => ({ ...toTheLastDigit, heads, steps: 100_000 }))],
    },
  ),
  fails(
    "one-token",
    "One token",
    "A sequence of one token shows attention only to itself, and of the 40 directions only the 20 symmetric ones can be seen in z ⊗ z ⊗ z. Every learner fits to many digits and is wrong as soon as there are eight tokens, where the other half counts.",
    {
      task: { ...randomAttention, n: 1, samples: 1024, shifts: [{ kind: "length", n: 8 }] },
      learners: [closedForm, ...[4, 16].map((heads) => ({ ...toTheLastDigit, heads, steps: 100_000 }))],
    },
  ),
];

/** What the page opens with. */
export const defaultPreset: Preset = presets[0];

function works(...parts: PresetParts): Preset {
  return preset(false, ...parts);
}

function fails(...parts: PresetParts): Preset {
  return preset(true, ...parts);
}

type PresetParts = readonly [id: string, title: string, commentary: string, document: SparseDocument];

function preset(fails: boolean, ...[id, title, commentary, document]: PresetParts): Preset {
  const parsed = parseExperiment({ format: experimentFormat, version: experimentVersion, ...document });
  if (!parsed.ok) throw new TypeError(`preset ${id}: ${parsed.problem.field} ${parsed.problem.message}`);
  return { id, title, commentary, fails, experiment: parsed.experiment };
}
