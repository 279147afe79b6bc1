/** Settings of each kind of problem. */

import * as z from "zod/mini";
import { choice, type Fields, fieldTable, integer, real, structured, type ValuesOf } from "../../../platform/fields/fields";
import { atMost } from "../../../platform/fields/lengths";

const size = (label: string, help: string, byDefault: number, max = 1024) =>
  integer({ label, help, min: 1, max, default: byDefault, scale: "log", slider: [2, Math.min(max, 512)] });

const conditionNumber = {
  label: "Condition κ",
  help: "largest over smallest singular value of A; iterations of gradient descent grow with κ², of EAGLE with log κ",
  min: 1,
  max: 1e8,
  default: 100,
  scale: "log",
  slider: [1, 1e6],
} as const;

const chosenValues = { field: "distribution", is: "svd" } as const;
const severalDirections = { field: "rank", above: 1 } as const;
const unequalValues = { field: "condition", above: 1 } as const;

const lowRank = fieldTable("eagle-low-rank", {
  d: size("Rows d", "rows of A and C (complete)", 96),
  n: size("Columns n", "columns of A and B", 96),
  dPrime: size("Rows of D, d′", "rows of B and D (incomplete)", 24, 512),
  nPrime: size("Columns of D, n′", "columns of C and D", 24, 512),
  rank: size("Rank", "of A and of the whole matrix; at most the smaller of d and n", 96),
  condition: real({ ...conditionNumber, when: { all: [chosenValues, severalDirections] } }),
  distribution: choice({
    label: "Entries",
    help: "construction of A; the condition number applies only to chosen singular values",
    options: {
      svd: "chosen singular values",
      gaussian: "Gaussian",
      correlated: "correlated Gaussian",
      student: "Student t (heavy tails)",
      "sparse-signs": "sparse ±1",
      clustered: "clustered",
    },
    default: "svd",
  }),
  spectrum: choice({
    label: "Singular values",
    help: "spacing between the largest and the smallest",
    options: {
      "log-uniform": "random on a log scale",
      geometric: "even on a log scale",
      linear: "even",
      "two-levels": "half large, half small",
    },
    default: "log-uniform",
    // κ sets the first and the last one.
    when: { all: [chosenValues, { field: "rank", above: 2 }, unequalValues] },
  }),
  query: choice({
    label: "Components of C",
    help: "along the singular directions of A; conjugate gradients need not resolve directions with small components",
    options: { all: "equal along all directions", large: "proportional to singular values" },
    default: "all",
    when: { all: [chosenValues, severalDirections, unequalValues] },
  }),
  noise: real({
    label: "Noise",
    help: "standard deviation of the noise on each known entry",
    min: 0,
    max: 10,
    default: 0,
    scale: "log",
    rare: true,
  }),
} as const);

const distributed = fieldTable("eagle-distributed", {
  machines: integer({ label: "Machines M", help: "machines that hold some columns each", min: 2, max: 16, default: 3 }),
  d: size("Rows d", "rows of A and C on each machine", 80),
  columns: size("Columns each", "columns of A that a machine holds", 80, 512),
  core: size("Common rank", "directions common to the ranges of all machines", 8, 512),
  tilted: size("Tilted rank", "further directions of each machine, tilted by φ", 4, 512),
  angle: real({
    label: "Angle φ",
    help: "between tilted and common directions; at 0 all ranges are equal",
    unit: "°",
    min: 0,
    max: 90,
    default: 45,
  }),
  dPrime: size("Rows of D, d′", "rows of B and D", 2, 512),
  nPrime: size("Columns of D, n′", "columns of C and D", 2, 512),
  condition: real(conditionNumber),
} as const);

const trained = (label: string, help: string, byDefault: number, max: number) => integer({ label, help, min: 1, max, default: byDefault });

/** Training data: fresh random matrices of one size in every step. */
const training = fieldTable("eagle-training", {
  regime: choice({
    label: "Regime",
    help: "one machine, several machines with some columns each, or narrow weights",
    options: { unconstrained: "unconstrained", distributed: "distributed", limited: "limited computation" },
    default: "unconstrained",
  }),
  d: trained("Rows d", "rows of A and C (complete)", 8, 32),
  n: trained("Columns n", "columns of A and B, of all machines together", 8, 32),
  dPrime: trained("Rows of D, d′", "rows of B and D", 1, 8),
  nPrime: trained("Columns of D, n′", "columns of C and D", 1, 8),
  rank: trained("Rank", "of each matrix; at most the smaller of d and n", 5, 32),
  decay: real({
    label: "Decay α",
    help: "ratio of the scales of successive directions of a matrix",
    min: 0.1,
    max: 1,
    default: 0.7,
    rare: true,
  }),
  machines: integer({
    label: "Machines M",
    help: "machines that share the columns evenly, each with one attention head",
    min: 2,
    max: 8,
    default: 2,
    when: { field: "regime", is: "distributed" },
  }),
  r: integer({
    label: "Width r",
    help: "columns of W_Q and W_K; W_V and W_P have n′ more",
    min: 1,
    max: 32,
    default: 3,
    when: { field: "regime", is: "limited" },
  }),
} as const);

const structuredMatrix = fieldTable("eagle-structured", {
  matrix: choice({
    label: "Matrix",
    help: "a small example from engineering or planning",
    options: {
      "finite-element": "finite elements",
      staircase: "staircase linear programme",
      laplacian: "graph Laplacian",
      circuit: "circuit",
    },
    default: "finite-element",
  }),
  size: size("Size", "approximate number of rows", 144, 512),
  parts: integer({
    label: "Components",
    help: "connected components; each reduces the rank by one and so enlarges the missing block",
    min: 1,
    max: 32,
    default: 9,
  }),
} as const);

const text = (most: number) => z.string().check(atMost(most));

/** Largest number of rows, and of columns, of the block that is completed. */
export const mostHole = 2048;

/** Settings of the completion of a matrix from a file. */
export const completionFields = fieldTable("eagle-completion", {
  rank: integer({
    label: "Rank",
    help: "of the block chosen from a matrix; 0 uses its numerical rank. No effect on data in blocks",
    min: 0,
    max: 2000,
    default: 0,
  }),
  hole: integer({
    label: "Size of D, at most",
    help: "largest number of rows, and of columns, outside the block that are completed. No effect on data in blocks",
    min: 1,
    max: mostHole,
    default: 256,
    scale: "log",
  }),
} as const);

/** Data from a file: blocks A, B, C and optionally D, or a matrix whose block of full rank is computed here. */
const custom = {
  ...fieldTable("eagle-file", {
    name: structured({ label: "Name", help: "of the file", schema: text(200), default: "" }),
    hash: structured({ label: "Hash", help: "of the content; empty accepts any content", schema: text(100), default: "" }),
  }),
  ...completionFields,
} as const;

export const problemFields = {
  "low-rank": lowRank,
  distributed,
  structured: structuredMatrix,
  training,
  custom,
} as const satisfies Readonly<Record<string, Fields>>;

export type ProblemKind = keyof typeof problemFields;
type SpecOf<Kind extends ProblemKind> = { readonly kind: Kind } & Readonly<ValuesOf<(typeof problemFields)[Kind]>>;
export type ProblemSpec = { [Kind in ProblemKind]: SpecOf<Kind> }[ProblemKind];

export type TrainingSpec = SpecOf<"training">;

/** Kinds that are generated here and therefore have settings. */
export const madeKinds = (Object.keys(problemFields) as readonly ProblemKind[]).filter((kind) => kind !== "custom");
