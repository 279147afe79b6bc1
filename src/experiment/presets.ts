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
  readonly experiment: Experiment;
}

const gradient = { kind: "gradient", rate: 0.003, schedule: "cosine", steps: 20_000, batch: 32 } as const;
const closedForm = { kind: "closed-form" } as const;

export const presets: readonly Preset[] = [
  preset(
    "extra-heads-help",
    "Extra heads help",
    "Gradient descent with one head often stalls far above the closed form, although two heads made the target and more are never needed to express it. With sixteen heads the same data and the same rate reach floating-point precision: extra heads help the search, not the model.",
    {
      task: { kind: "random-attention", d: 4, n: 8, heads: 2, samples: 1024 },
      learners: [closedForm, { ...gradient, heads: 1 }, { ...gradient, heads: 4 }, { ...gradient, heads: 16 }],
    },
  ),
  preset(
    "too-few-samples",
    "Too few samples",
    "Thirty samples cannot pin down forty cubic features, so ten eigenvalues of Λ are zero and every learner may fit the data and still be wrong elsewhere. Raise N past 40 and the smallest eigenvalue leaves the floor: now all learners that fit agree everywhere.",
    {
      task: { kind: "random-attention", d: 4, n: 8, heads: 2, samples: 30 },
      learners: [closedForm, { ...gradient, heads: 4 }, { ...gradient, heads: 16 }],
    },
  ),
  preset(
    "rademacher-data-are-blind",
    "Rademacher data are blind",
    "Random signs have squares that never vary, so 12 of the 40 directions stay invisible however many samples are drawn: the rank of Λ stops at ψ − d(d−1) = 28. A learner can be perfect on such data and fail on Gaussian tokens, which the shifted test shows.",
    {
      task: {
        kind: "random-attention",
        d: 4,
        n: 8,
        heads: 2,
        samples: 4096,
        inputLaw: "rademacher",
        shifts: [{ kind: "law", inputLaw: "gaussian" }],
      },
      learners: [closedForm, { ...gradient, heads: 4 }, { ...gradient, heads: 16 }],
    },
  ),
  preset(
    "label-noise",
    "Label noise",
    "With noise of standard deviation 0.5 on every label the closed form can no longer be exact, but its error falls as theory predicts: σ²ψ/(N − ψ − 1) for each coordinate. The dashed line is that prediction, with nothing fitted to the curve.",
    {
      task: { kind: "random-attention", d: 4, n: 8, heads: 2, samples: 4096, noise: 0.5 },
      learners: [closedForm, { ...gradient, heads: 4 }, { ...gradient, heads: 16 }],
    },
  ),
];

/** What the page opens with. */
export const defaultPreset: Preset = presets[0];

function preset(id: string, title: string, commentary: string, document: SparseDocument): Preset {
  const parsed = parseExperiment({ format: experimentFormat, version: experimentVersion, ...document });
  if (!parsed.ok) throw new TypeError(`preset ${id}: ${parsed.problem.field} ${parsed.problem.message}`);
  return { id, title, commentary, experiment: parsed.experiment };
}
