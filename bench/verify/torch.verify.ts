/** The exported script of the gradient learners: its PyTorch class, and its twin in NumPy, against the page's own learners. */

import { type Experiment, parseExperiment } from "../../src/labs/learnability/document/document";
import { presets } from "../../src/labs/learnability/document/presets";
import { torchScript } from "../../src/labs/learnability/document/python/script";
import { type ResultDocument, serializeResult } from "../../src/labs/learnability/document/result";
import { runExperiment } from "../../src/labs/learnability/engine/run-experiment";
import { precisionOf } from "../../src/labs/learnability/math/learners/gradient/batch";
import { problemLine } from "../../src/platform/fields/problem";
import type { Check, Figure } from "../check";
import { missingNumpy, pythonWith, reportOf } from "../python";

interface Curve {
  readonly step: readonly number[];
  readonly train: readonly number[];
  readonly test: readonly number[];
}

/** AdamW with everything that can be switched on, SGD, and separate keys and queries: short, since rounding grows with the steps. */
const everything = documentOf({
  seed: 3,
  task: { kind: "random-attention", d: 3, n: 5, samples: 70, supervision: "causal", testSamples: 50, noise: 0.1, shifts: [] },
  learners: [
    {
      kind: "gradient",
      heads: 3,
      steps: 400,
      batch: 16,
      schedule: "cosine",
      warmup: 20,
      clip: 0.5,
      weightDecay: 0.01,
      precision: "float64",
      repeats: 2,
    },
    { kind: "gradient", heads: 2, steps: 300, optimizer: "sgd", rate: 1e-4, weightDecay: 0.1, order: "sequential", precision: "float64" },
    { kind: "gradient", heads: 3, steps: 300, batch: 16, keyQueryRank: 2, clip: 0.5, weightDecay: 0.01, precision: "float64" },
    { kind: "gradient", heads: 4, steps: 300, batch: "all", keyQueryRank: 1, initialScale: 0.2 },
  ],
});

/** A preset for every kind of target that gradient learners have, in the precision that it asks for. */
const shown = ["extra-heads-help", "perfect-fit-wrong-function", "probes-certify-everything"] as const;
const steps = 200;

/** Largest relative difference of errors along the curves: 4e-15 was measured in double precision, 6e-8 in single. */
const bounds = { float64: 1e-9, float32: 1e-5 } as const;

function documentOf(fields: object): Experiment {
  const parsed = parseExperiment({ format: "learnability-experiment", version: 1, ...fields });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.experiment;
}

/** The gradient learners of a preset, for a while. */
function beginning(id: string): Experiment {
  const found = presets.find((preset) => preset.id === id);
  if (!found) throw new Error(`there is no preset ${id}`);
  const learners = found.document.learners.flatMap((learner) => (learner.kind === "gradient" ? [{ ...learner, steps }] : []));
  return { ...found.document, learners, map: null, sweep: null };
}

function differences(what: string, python: string, experiment: Experiment, options: readonly string[]): readonly Figure[] {
  const script = torchScript(experiment, null);
  if (!script) throw new Error("the experiment has gradient learners");
  const curves = reportOf<readonly Curve[]>(python, script.text, options);
  const { learners } = JSON.parse(serializeResult(runExperiment(experiment, null))) as ResultDocument;
  const expected = learners.flatMap(({ losses, repeats = [] }, index) =>
    [losses, ...repeats.map((repeat) => repeat.losses)].map((curve) => ({ curve, spec: experiment.learners[index] })),
  );
  return expected.flatMap(({ curve, spec }, i) => {
    const bound = bounds[spec.kind === "gradient" ? precisionOf(spec) : "float64"];
    return (["train", "test"] as const).map((part) => ({
      name: `${what}, run ${i + 1}: ${part === "train" ? "training" : "test"} errors, largest relative difference`,
      value: alongCurves(curves[i][part], curve[part]),
      relation: "<",
      bound,
    }));
  });
}

function alongCurves(mine: readonly number[], page: ArrayLike<number>): number {
  if (mine.length !== page.length || mine.length === 0) return Number.NaN;
  return Math.max(...mine.map((value, i) => Math.abs(value - page[i]) / page[i]));
}

export const checks: readonly Check[] = [
  {
    id: "python-training",
    title: "the exported script of the gradient learners, trained with NumPy",
    run: () => {
      const python = pythonWith("numpy");
      return python ? differences("NumPy", python, everything, ["--numpy"]) : missingNumpy;
    },
  },
  {
    id: "python-torch",
    title: "the exported script of the gradient learners, trained with PyTorch",
    run: () => {
      const python = pythonWith("torch");
      if (!python) {
        console.log("python-torch: PyTorch is NOT here (Debian: python3-torch), so the PyTorch script was NOT run; its NumPy twin was");
        return [];
      }
      return [
        ...differences("PyTorch, all options", python, everything, []),
        ...shown.flatMap((id) => differences(`PyTorch, ${id}`, python, beginning(id), [])),
      ];
    },
  },
];
