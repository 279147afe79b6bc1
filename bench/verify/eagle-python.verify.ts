/**
 * The NumPy scripts of the EAGLE lab: every iterate of every solver, on every kind of problem, beside the page's. A script draws
 * its own data from the same random streams, so agreement says that nothing of the experiment is left out of it.
 */

import { readFileSync } from "node:fs";
import { type EagleDocument, parseEagle } from "../../src/labs/eagle/document/document";
import { presets } from "../../src/labs/eagle/document/presets";
import { chosenBlock, numpyScript } from "../../src/labs/eagle/document/python/script";
import type { IterateResult } from "../../src/labs/eagle/document/result";
import { problemOf } from "../../src/labs/eagle/engine/problem";
import { eagleResult } from "../../src/labs/eagle/engine/result";
import { type EagleData, parseEagleData } from "../../src/labs/eagle/math/files/own-data";
import reference from "../../src/labs/eagle/math/fixtures/eagle.json";
import { generatedMatrix } from "../../src/labs/eagle/math/problems/generated";
import { largestEntry } from "../../src/labs/eagle/math/testing";
import { problemLine } from "../../src/platform/fields/problem";
import { finish } from "../../src/platform/numerics/progress";
import type { Check, Figure } from "../check";
import { missingNumpy, pythonWith, reportOf } from "../python";

type Rows = readonly (readonly number[])[];

/** What a script writes with --json and --iterates: A and B are lists over machines. */
interface Reported {
  readonly rank: number;
  readonly solvers: readonly {
    readonly iterations: number;
    readonly ended: string;
    readonly heldIteration: number | null;
    readonly relativeSquaredError: readonly number[] | null;
    readonly iterates?: readonly { readonly A?: readonly Rows[]; readonly B?: readonly Rows[]; readonly C?: Rows; readonly D: Rows }[];
  }[];
}

const few = { iterations: 12, tolerance: 0 };
/** Conjugate gradients and LSMR magnify rounding once they have nearly arrived. */
const fewer = { iterations: 8, tolerance: 0 };
const solvers = [
  { kind: "eagle", iterations: 14, tolerance: 0 },
  { kind: "eagle", rho: "recursive", iterations: 14, tolerance: 0 },
  { kind: "eagle", rho: "power", normalised: true, form: "estimation", ...few },
  { kind: "conjugate-gradients", ...fewer },
  { kind: "lsmr", ...fewer },
  { kind: "newton-schulz", ...few },
  { kind: "gradient-descent", ...few },
  { kind: "direct" },
];
const sketched = [
  { kind: "eagle", regime: "limited", r: 8, iterations: 30, tolerance: 0 },
  { kind: "eagle", regime: "limited", r: 8, rho: "power", ...few },
  { kind: "eagle", regime: "limited", r: 8, sketch: "orthonormal", rescaled: true, ...few },
  { kind: "eagle", rho: "power", eta: 0.3, gamma: 0.9, ...few },
  { kind: "eagle", form: "estimation", rho: "recursive", ...few },
  { kind: "sketch-sgd", r: 8, iterations: 30, tolerance: 0 },
];
const together = [
  { kind: "eagle", regime: "distributed", iterations: 20, tolerance: 0 },
  { kind: "eagle", regime: "distributed", rho: "power", iterations: 20, tolerance: 0 },
  { kind: "eagle", regime: "distributed", accelerated: true, normalised: true, rho: "recursive", iterations: 60, tolerance: 0 },
  { kind: "gradient-descent", ...few },
  { kind: "conjugate-gradients", ...fewer },
  { kind: "eagle", ...few },
];

const small = { kind: "low-rank", d: 20, n: 24, dPrime: 5, nPrime: 4, rank: 16, condition: 10 };
const spectra = ["log-uniform", "geometric", "linear", "two-levels"];
const distributions = ["gaussian", "correlated", "student", "sparse-signs", "clustered"];
const matrices = ["finite-element", "staircase", "laplacian", "circuit"];

interface Case {
  readonly what: string;
  readonly fields: object;
  readonly data?: EagleData;
}

const drawn: readonly Case[] = [
  ...spectra.map((spectrum, k) => ({
    what: `singular values ${spectrum}`,
    fields: { problem: { ...small, spectrum }, solvers: k % 2 === 0 ? solvers : sketched },
  })),
  {
    what: "C by singular values, with noise",
    fields: { problem: { ...small, query: "large", noise: 0.001 }, solvers: [{ kind: "eagle", ...few }] },
  },
  ...distributions.map((distribution) => ({
    what: `entries ${distribution}`,
    fields: {
      problem: { ...small, rank: 8, distribution },
      solvers: [
        { kind: "eagle", ...few },
        { kind: "newton-schulz", ...few },
      ],
    },
  })),
  ...[0, 45, 90].map((angle) => ({
    what: `three machines at ${angle} degrees`,
    fields: { problem: { kind: "distributed", d: 30, columns: 14, angle, condition: 10 }, solvers: together },
  })),
];

const generated: readonly Case[] = matrices.map((matrix) => ({
  what: `${matrix}`,
  fields: {
    problem: { kind: "structured", matrix, size: 40, parts: 4 },
    solvers: [{ kind: "eagle", iterations: 12, tolerance: 0 }, { kind: "newton-schulz", iterations: 8, tolerance: 0 }, { kind: "direct" }],
  },
}));

const own: readonly Case[] = reference.cases.map((each) => ({
  what: `own data, ${each.name}`,
  data: dataOf(each),
  fields: {
    problem: { kind: "custom" },
    solvers: [
      { kind: "eagle", regime: each.regime === "computation-limited" ? "limited" : each.regime, r: 3, iterations: 6, tolerance: 0 },
    ],
  },
}));

const matrixInFile: Case = {
  what: "a symmetric matrix from a file",
  data: { kind: "matrix", matrix: generatedMatrix({ kind: "laplacian", size: 40, parts: 4 }, 3n).matrix, symmetry: "symmetric", notes: [] },
  fields: { problem: { kind: "custom", hole: 2 }, solvers: [{ kind: "eagle", ...few }, { kind: "direct" }] },
};

const iterative = ["eagle", "lsmr", "conjugate-gradients", "newton-schulz", "gradient-descent"].map((kind) => ({ kind }));
const inFile = (name: string) => readFileSync(new URL(`../../src/labs/eagle/engine/fixtures/${name}`, import.meta.url), "utf8");

/** Problems on which a solver that looks at changes of D alone stops too early, too late or never. */
const misleading: readonly Case[] = [
  ...["chain", "scale-1e-160"].map((name) => ({
    what: name,
    data: blocksIn(inFile(`${name}-data.json`)),
    fields: { problem: { kind: "custom" }, solvers: [...iterative, { kind: "eagle", form: "estimation" }] },
  })),
  {
    what: "graded",
    data: blocksIn(inFile("graded-data.json")),
    fields: { problem: { kind: "custom" }, solvers: [{ kind: "eagle" }, { kind: "lsmr" }, { kind: "newton-schulz", iterations: 90 }] },
  },
  {
    what: "two levels",
    fields: {
      seed: 101,
      problem: { kind: "low-rank", d: 40, n: 48, dPrime: 2, nPrime: 2, rank: 40, condition: 1e7, spectrum: "two-levels" },
      solvers: [{ kind: "eagle" }],
    },
  },
  {
    what: "machines of low rank",
    fields: {
      seed: 40,
      problem: { kind: "distributed", machines: 2, d: 40, columns: 25, core: 5, tilted: 3, angle: 30, dPrime: 2, nPrime: 3, condition: 10 },
      solvers: [
        { kind: "eagle", regime: "distributed", iterations: 2000 },
        { kind: "eagle", regime: "distributed", iterations: 1200, whenSettled: "continue" },
        { kind: "eagle", regime: "distributed", iterations: 2000, accelerated: true },
      ],
    },
  },
];

function dataOf({ A, B, C, trueD, ...others }: (typeof reference.cases)[number]): EagleData {
  const S = "S" in others ? { S: others.S } : {};
  const parsed = parseEagleData({ format: "eagle-data", version: 1, A, B, C, D: trueD, ...S });
  if (!parsed.ok) throw new Error(`${parsed.problem.field}: ${problemLine(parsed.problem)}`);
  return parsed.data;
}

function blocksIn(text: string): EagleData {
  const parsed = parseEagleData(text);
  if (!parsed.ok) throw new Error(`${parsed.problem.field}: ${problemLine(parsed.problem)}`);
  return parsed.data;
}

function documentOf(fields: object): EagleDocument {
  const parsed = parseEagle({ format: "learnability-experiment", version: 1, lab: "eagle", seed: 3, record: "iterates", ...fields });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
}

type Block = ArrayLike<number> & { readonly length: number };
type Written = readonly Block[] | readonly (readonly Block[])[];

/** All numbers of a matrix, or of a list of them. */
const flat = (matrix: Written | undefined): number[] =>
  (matrix ?? []).flatMap((rows) => (typeof rows[0] === "number" ? Array.from(rows as Block) : flat(rows as readonly Block[])));

function largestDifference(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) return Number.NaN;
  return a.reduce((most, value, at) => Math.max(most, Math.abs(value - b[at])), 0);
}

/** The largest difference of any entry of any iterate. */
function worst(script: Reported["solvers"][number], page: readonly IterateResult[]): number {
  const found = script.iterates ?? [];
  if (found.length !== page.length) return Number.NaN;
  const names = ["A", "B", "C", "D"] as const;
  return Math.max(...page.flatMap((iterate, l) => names.map((name) => largestDifference(flat(found[l][name]), flat(iterate[name])))));
}

function scriptOf(document: EagleDocument, data: EagleData | null) {
  return numpyScript(document, data, finish(chosenBlock(document, data)));
}

function compare(python: string, { what, fields, data }: Case): Figure[] {
  const document = documentOf(fields);
  const page = eagleResult(document, data ?? null);
  const reported = reportOf<Reported>(python, scriptOf(document, data ?? null).text, ["--iterates"]);
  const differences = page.solvers.map(({ iterates = [] }, index) => worst(reported.solvers[index], iterates));
  const { blocks, C } = finish(problemOf(document, data ?? null));
  const size = largestEntry(...blocks.flatMap(({ A, B }) => [A, B]), C);
  const same = page.solvers.filter(
    ({ iterations, ended }, k) => reported.solvers[k].iterations === iterations && reported.solvers[k].ended === ended,
  );
  return [
    { name: `${what}: rank of A`, value: reported.rank, relation: "=", bound: page.problem.rank },
    {
      name: `${what}: largest difference of an iterate, over the largest entry of A, B, C`,
      value: differences.some(Number.isNaN) ? Number.NaN : Math.max(...differences) / size,
      relation: "<",
      bound: 1e-12,
    },
    { name: `${what}: solvers that end alike`, value: same.length, relation: "=", bound: page.solvers.length },
  ];
}

const check = (id: string, title: string, cases: readonly Case[]): Check => ({
  id,
  title: `the exported NumPy script of the EAGLE lab, ${title}`,
  run: () => {
    const python = pythonWith("numpy");
    return python ? cases.flatMap((each) => compare(python, each)) : missingNumpy;
  },
});

export const checks: readonly Check[] = [
  check("python-eagle", "problems that are drawn, every solver", drawn),
  check("python-eagle-structured", "matrices from engineering", generated),
  check("python-eagle-own", "data of one's own: the reference cases of all regimes, and a matrix from a file", [...own, matrixInFile]),
  {
    id: "python-eagle-stops",
    title: "the exported NumPy script of the EAGLE lab ends where the page ends",
    run: () => {
      const python = pythonWith("numpy");
      if (!python) return missingNumpy;
      const chosen = presets.filter(({ id }) => ["log-kappa", "few-columns"].includes(id));
      // The others take minutes and magnify rounding.
      const fast = chosen.map(({ id, document }) => ({
        what: id,
        document: { ...document, solvers: document.solvers.filter(({ kind }) => kind === "eagle" || kind === "newton-schulz") },
        data: null,
      }));
      const misled = misleading.map(({ what, fields, data = null }) => ({
        what,
        document: documentOf({ record: "errors", ...fields }),
        data,
      }));
      return [...fast, ...misled].flatMap(({ what, document, data }) => endsAlike(python, what, document, data));
    },
  },
];

/** How the script of a document ends, beside the page: why, and which D is kept, to an iteration where rounding decides. */
function endsAlike(python: string, what: string, document: EagleDocument, data: EagleData | null): Figure[] {
  const page = eagleResult(document, data);
  const reported = reportOf<Reported>(python, scriptOf(document, data).text);
  return page.solvers.flatMap(({ kind, iterations, heldIteration, ended }, k): Figure[] => {
    const theirs = reported.solvers[k];
    const kept = heldIteration ?? iterations;
    return [
      {
        name: `${what}: ${kind} ${k + 1}, kept ${kept}: iterations between`,
        value: Math.abs((theirs.heldIteration ?? theirs.iterations) - kept),
        relation: "<=",
        bound: Math.max(1, kept / 100),
      },
      {
        name: `${what}: ${kind} ${k + 1} ends with "${ended}" (1: so does the script)`,
        value: Number(theirs.ended === ended),
        relation: "=",
        bound: 1,
      },
    ];
  });
}
