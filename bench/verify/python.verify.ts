/**
 * The exported Python scripts, run with NumPy: one for every kind of target, against what the page computes. The script
 * draws its own data from the same random streams, so agreement says that nothing of the experiment is left out of it.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runExperiment } from "../../src/engine/run";
import { type Experiment, parseExperiment } from "../../src/experiment/document";
import { presets } from "../../src/experiment/presets";
import { numpyScript, type PythonScript, torchScript } from "../../src/experiment/python/script";
import { type ResultDocument, serializeResult } from "../../src/experiment/result";
import { examples } from "../../src/tasks/custom/examples";
import type { OwnData } from "../../src/tasks/dataset";
import type { Check, Figure } from "../check";

/** What a script writes with --json. */
interface Reported {
  readonly lambdaMin: number;
  readonly lambdaMax: number;
  readonly rank: number;
  readonly nullity: number;
  readonly eigenvalues: readonly number[];
  readonly learners: readonly { readonly p?: readonly number[][]; readonly dual?: readonly number[][]; readonly testMse: number | null }[];
}

interface Curve {
  readonly step: readonly number[];
  readonly train: readonly number[];
  readonly test: readonly number[];
}

const agreement = 1e-9;

const cases = [
  { id: "python-random-attention", what: "random attention", preset: "extra-heads-help" },
  { id: "python-associative-memory", what: "associative memory", preset: "five-percent-are-enough" },
  { id: "python-automaton", what: "automaton", preset: "probes-certify-everything" },
  { id: "python-turing-machine", what: "Turing machine", preset: "binary-increment" },
  { id: "python-own-data", what: "own data", preset: null },
] as const;

function experimentOf(preset: string | null): { readonly experiment: Experiment; readonly data: OwnData | null } {
  if (preset === null) return { experiment: documentOf({ task: { kind: "custom" } }), data: examples[0].make() };
  const found = presets.find(({ id }) => id === preset);
  if (!found) throw new Error(`there is no preset ${preset}`);
  // Algorithm 1 and the certificate do not depend on the other learners, which take minutes.
  const learners = found.experiment.learners.filter(({ kind }) => kind === "closed-form");
  return { experiment: { ...found.experiment, learners, map: null, sweep: null }, data: null };
}

function documentOf(fields: object): Experiment {
  const parsed = parseExperiment({ format: "learnability-experiment", version: 1, learners: [{ kind: "closed-form" }], ...fields });
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.experiment;
}

/** The numbers of a result as its file has them. */
function resultOf(experiment: Experiment, data: OwnData | null): ResultDocument {
  return JSON.parse(serializeResult(runExperiment(experiment, data))) as ResultDocument;
}

/** What a script reports. @throws when it ends with an error, which it has printed. */
function runScript<Report>({ text }: PythonScript, ...options: readonly string[]): Report {
  const folder = mkdtempSync(join(tmpdir(), "playground-python-"));
  try {
    writeFileSync(join(folder, "script.py"), text);
    execFileSync("python3", ["script.py", "--json", "report.json", ...options], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
    return JSON.parse(readFileSync(join(folder, "report.json"), "utf8")) as Report;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function hasNumpy(): boolean {
  try {
    execFileSync("python3", ["-c", "import numpy"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** One figure that fails, in words that say what to do. */
const missing: readonly Figure[] = [
  { name: "python3 with NumPy is here (it is not: install Debian's python3-numpy)", value: 0, relation: "=", bound: 1 },
];

function relative(values: readonly number[], expected: readonly number[]): number {
  if (values.length !== expected.length) return Number.NaN;
  const norm = Math.hypot(...expected);
  return Math.sqrt(values.reduce((sum, value, i) => sum + (value - expected[i]) ** 2, 0)) / norm;
}

function compare(what: string, reported: Reported, { certificate, learners }: ResultDocument): Figure[] {
  const [mine] = reported.learners;
  const [page] = learners;
  const flat = (rows: readonly ArrayLike<number>[] | null | undefined) => (rows ?? []).flatMap((row) => Array.from(row));
  const coefficients = page.p ? relative(flat(mine.p), flat(page.p)) : relative(flat(mine.dual), flat(page.dual));
  const singular = certificate.nullity > 0;
  // Where directions are missing lambda_min is rounding noise about zero: it is held against lambda_max, and the smallest
  // eigenvalue that is not noise takes its place.
  const lambdaMin = Math.abs(reported.lambdaMin - certificate.lambdaMin) / (singular ? certificate.lambdaMax : certificate.lambdaMin);
  const page0 = Array.from(certificate.eigenvalues ?? []).at(-certificate.rank) ?? Number.NaN;
  const mine0 = reported.eigenvalues.at(-reported.rank) ?? Number.NaN;
  const bound = { relation: "<", bound: agreement } as const;
  return [
    { name: `${what}: ${page.p ? "p" : "coefficients of the dual form"}, relative difference`, value: coefficients, ...bound },
    { name: `${what}: lambda_min, difference over lambda_${singular ? "max" : "min"}`, value: lambdaMin, ...bound },
    { name: `${what}: smallest eigenvalue above the floor, relative difference`, value: Math.abs(mine0 - page0) / page0, ...bound },
    { name: `${what}: rank`, value: reported.rank, relation: "=", bound: certificate.rank },
    { name: `${what}: nullity`, value: reported.nullity, relation: "=", bound: certificate.nullity },
  ];
}

/** Largest relative difference of the errors along two curves, while both are above the last digits. */
function alongCurves(mine: readonly number[], page: ArrayLike<number>): number {
  if (mine.length !== page.length || mine.length === 0) return Number.NaN;
  return Math.max(...mine.map((value, i) => Math.abs(value - page[i]) / page[i]));
}

/** AdamW with everything that can be switched on, and SGD: short, since rounding grows with the steps. */
const trained = documentOf({
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
  ],
});

function compareTraining(): readonly Figure[] {
  const script = torchScript(trained, null);
  if (!script) throw new Error("the experiment has gradient learners");
  const curves = runScript<readonly Curve[]>(script, "--numpy");
  const { learners } = resultOf(trained, null);
  const expected = learners.flatMap(({ losses, repeats = [] }) => [losses, ...repeats.map((repeat) => repeat.losses)]);
  return expected.flatMap(({ train, test }, i) => [
    {
      name: `run ${i + 1}: training errors, largest relative difference`,
      value: alongCurves(curves[i].train, train),
      relation: "<",
      bound: 1e-6,
    },
    {
      name: `run ${i + 1}: test errors, largest relative difference`,
      value: alongCurves(curves[i].test, test),
      relation: "<",
      bound: 1e-6,
    },
  ]);
}

export const checks: readonly Check[] = [
  ...cases.map(({ id, what, preset }) => ({
    id,
    title: `the exported NumPy script, ${what}`,
    run: () => {
      if (!hasNumpy()) return missing;
      const { experiment, data } = experimentOf(preset);
      return compare(what, runScript<Reported>(numpyScript(experiment, data)), resultOf(experiment, data));
    },
  })),
  {
    id: "python-training",
    title: "the exported script of the gradient learners, trained with NumPy",
    run: () => (hasNumpy() ? compareTraining() : missing),
  },
];
