/**
 * The exported Python scripts, run with NumPy: one for every kind of target, against what the page computes. The script
 * draws its own data from the same random streams, so agreement says that nothing of the experiment is left out of it.
 */

import { type Experiment, parseExperiment } from "../../src/labs/learnability/document/document";
import { presets } from "../../src/labs/learnability/document/presets";
import { numpyScript } from "../../src/labs/learnability/document/python/script";
import { type ResultDocument, serializeResult } from "../../src/labs/learnability/document/result";
import { runExperiment } from "../../src/labs/learnability/engine/run-experiment";
import { features } from "../../src/labs/learnability/math/model/features";
import { momentsOf } from "../../src/labs/learnability/math/model/forward";
import { examples } from "../../src/labs/learnability/math/tasks/custom/examples";
import type { OwnData } from "../../src/labs/learnability/math/tasks/dataset";
import { Workspace } from "../../src/labs/learnability/math/workspace";
import { problemLine } from "../../src/platform/fields/problem";
import { normals } from "../../src/platform/numerics/random";
import type { Check, Figure } from "../check";
import { missingNumpy, pythonWith, reportOf } from "../python";

/** What a script writes with --json. */
interface Reported {
  readonly lambdaMin: number;
  readonly lambdaMax: number;
  readonly rank: number;
  readonly nullity: number;
  readonly eigenvalues: readonly number[];
  readonly learners: readonly {
    readonly p?: readonly number[][];
    readonly dual?: readonly number[][];
    readonly trainMse: number;
    readonly testMse: number | null;
  }[];
}

const agreement = 1e-9;

const cases = [
  { id: "python-random-attention", what: "random attention", preset: "extra-heads-help" },
  { id: "python-associative-memory", what: "associative memory", preset: "five-percent-are-enough" },
  { id: "python-automaton", what: "automaton", preset: "probes-certify-everything" },
  { id: "python-turing-machine", what: "Turing machine", preset: "binary-increment" },
  { id: "python-in-context-regression", what: "in-context regression", preset: "regression-in-context" },
  { id: "python-own-data", what: "own data", preset: null },
] as const;

function experimentOf(preset: string | null): { readonly experiment: Experiment; readonly data: OwnData | null } {
  if (preset === null) return { experiment: documentOf({ task: { kind: "custom" } }), data: examples[0].make() };
  const found = presets.find(({ id }) => id === preset);
  if (!found) throw new Error(`there is no preset ${preset}`);
  // Algorithm 1 and the certificate do not depend on the other learners, which take minutes.
  const learners = found.document.learners.filter(({ kind }) => kind === "closed-form");
  return { experiment: { ...found.document, learners, map: null, sweep: null }, data: null };
}

function documentOf(fields: object): Experiment {
  const parsed = parseExperiment({ format: "learnability-experiment", version: 1, learners: [{ kind: "closed-form" }], ...fields });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.experiment;
}

/** The numbers of a result as its file has them. */
function resultOf(experiment: Experiment, data: OwnData | null): ResultDocument {
  return JSON.parse(serializeResult(runExperiment(experiment, data))) as ResultDocument;
}

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

const featureMaps = [{ teacher: "relu" }, { teacher: "elu", supervision: "causal" }] as const;

/** Sizes of four coordinates, whether the last one is a copy of the first, and how many samples there are. */
const units = [
  { what: "one coordinate in thousandths", sizes: [1, 1, 1, 1e-3], copied: false, count: 80 },
  { what: "coordinates over seven decades", sizes: [1e3, 1, 1e-2, 1e-4], copied: false, count: 200 },
  { what: "a coordinate twice, in other units", sizes: [1, 0.02, 5, 1e-3], copied: true, count: 80 },
  { what: "few samples over seven decades", sizes: [1e3, 1, 1e-2, 1e-4], copied: false, count: 25 },
] as const;

/** Gaussian tokens in units, labelled by a cubic function of them as they are without. */
function dataIn({ sizes, copied, count }: (typeof units)[number]): OwnData {
  const [d, n] = [sizes.length, 5];
  const workspace = new Workspace();
  const samples = Array.from({ length: count }, (_, index) => {
    const Z = normals(workspace, { seed: 3n, purpose: 99, index }, d * n);
    if (copied) Z.copyWithin((d - 1) * n, 0, n);
    const { gram, last } = momentsOf(Z, d, n);
    const y = Float64Array.of(features(gram, last).reduce((sum, value, i) => sum + Math.sin(1 + i) * value, 0));
    return { Z: Z.map((value, at) => value * sizes[Math.floor(at / n)]), n, y };
  });
  return { d, outputs: 1, train: samples, test: [] };
}

export const checks: readonly Check[] = [
  {
    id: "python-units",
    title: "the exported NumPy script, coordinates in units of very different size",
    run: () => {
      const python = pythonWith("numpy");
      if (!python) return missingNumpy;
      return units.flatMap((each) => {
        const data = dataIn(each);
        // A name of its own: the data of one and the same experiment are made only once.
        const experiment = documentOf({ task: { kind: "custom", name: each.what } });
        const reported = reportOf<Reported>(python, numpyScript(experiment, data).text);
        const { certificate, learners } = resultOf(experiment, data);
        const variance = data.train.reduce((sum, { y }) => sum + (y?.[0] ?? 0) ** 2, 0) / data.train.length;
        const fit = { relation: "<", bound: 1e-16 } as const;
        return [
          { name: `${each.what}: rank`, value: reported.rank, relation: "=", bound: certificate.rank },
          { name: `${each.what}: nullity`, value: reported.nullity, relation: "=", bound: certificate.nullity },
          { name: `${each.what}: the script's training error over the variance`, value: reported.learners[0].trainMse / variance, ...fit },
          { name: `${each.what}: the page's training error over the variance`, value: learners[0].trainMse / variance, ...fit },
        ] as const;
      });
    },
  },
  {
    id: "python-feature-maps",
    title: "the exported NumPy script, teachers with a feature map",
    run: () => {
      const python = pythonWith("numpy");
      if (!python) return missingNumpy;
      return featureMaps.flatMap((fields) => {
        const experiment = documentOf({ task: { kind: "random-attention", d: 3, samples: 300, testSamples: 200, ...fields } });
        const [what, reported] = [Object.values(fields).join(", "), reportOf<Reported>(python, numpyScript(experiment, null).text)];
        const result = resultOf(experiment, null);
        // Both fits leave the same part of the labels, which no linear attention computes.
        const [mine, page] = [reported.learners[0].testMse ?? Number.NaN, result.learners[0].testMse ?? Number.NaN];
        const error: Figure = {
          name: `${what}: test error, relative difference`,
          value: Math.abs(mine / page - 1),
          relation: "<",
          bound: agreement,
        };
        return [...compare(what, reported, result), error];
      });
    },
  },
  ...cases.map(({ id, what, preset }) => ({
    id,
    title: `the exported NumPy script, ${what}`,
    run: () => {
      const python = pythonWith("numpy");
      if (!python) return missingNumpy;
      const { experiment, data } = experimentOf(preset);
      return compare(what, reportOf<Reported>(python, numpyScript(experiment, data).text), resultOf(experiment, data));
    },
  })),
];
