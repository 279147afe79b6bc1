/** What is to be completed: every kind of problem with its settings. */

import * as z from "zod/mini";
import { choice, type Fields, fieldTable, integer, real, structured, type ValuesOf } from "../../../platform/fields/fields";
import { atMost } from "../../../platform/fields/lengths";

const size = (label: string, help: string, byDefault: number, max = 1024) =>
  integer({ label, help, min: 1, max, default: byDefault, scale: "log", slider: [2, Math.min(max, 512)] });

const conditionNumber = {
  label: "Condition κ",
  help: "largest over smallest singular value of A; gradient descent pays κ², EAGLE log κ",
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
  d: size("Rows d", "rows of A and C: the complete ones", 96),
  n: size("Columns n", "columns of A and B", 96),
  dPrime: size("Hole rows d′", "rows of B and D: the incomplete ones", 24, 512),
  nPrime: size("Hole columns n′", "columns of C and D", 24, 512),
  rank: size("Rank", "of A and of the whole; at most the smaller of d and n", 96),
  condition: real({ ...conditionNumber, when: { all: [chosenValues, severalDirections] } }),
  distribution: choice({
    label: "Entries",
    help: "how A comes about; the condition number is that of the singular value construction alone",
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
    help: "how they lie between the largest and the smallest",
    options: {
      "log-uniform": "random on a log scale",
      geometric: "even on a log scale",
      linear: "even",
      "two-levels": "half large, half small",
    },
    default: "log-uniform",
    // The first and the last one are set by κ.
    when: { all: [chosenValues, { field: "rank", above: 2 }, unequalValues] },
  }),
  query: choice({
    label: "C touches",
    help: "along which singular directions of A the columns of C lie; conjugate gradients need not resolve those that C hardly touches",
    options: { all: "all directions alike", large: "each by its singular value" },
    default: "all",
    when: { all: [chosenValues, severalDirections, unequalValues] },
  }),
  noise: real({
    label: "Noise",
    help: "standard deviation added to every known entry",
    min: 0,
    max: 10,
    default: 0,
    scale: "log",
    rare: true,
  }),
} as const);

const distributed = fieldTable("eagle-distributed", {
  machines: integer({ label: "Machines M", help: "computers that hold some columns each", min: 2, max: 16, default: 3 }),
  d: size("Rows d", "rows of A and C on every machine", 80),
  columns: size("Columns each", "columns of A that a machine holds", 80, 512),
  core: size("Common rank", "directions that all machines see alike", 8, 512),
  tilted: size("Tilted rank", "further directions of each machine, partly its own", 4, 512),
  angle: real({
    label: "Angle φ",
    help: "between what machines see of the tilted directions and what they share; 0 is all alike",
    unit: "°",
    min: 0,
    max: 90,
    default: 45,
  }),
  dPrime: size("Hole rows d′", "rows of B and D", 2, 512),
  nPrime: size("Hole columns n′", "columns of C and D", 2, 512),
  condition: real(conditionNumber),
} as const);

const trained = (label: string, help: string, byDefault: number, max: number) => integer({ label, help, min: 1, max, default: byDefault });

/** What a network is trained on: fresh random matrices in every step, of one size. */
const training = fieldTable("eagle-training", {
  regime: choice({
    label: "Regime",
    help: "what the network is given: one computer, several that hold some columns each, or narrow weights",
    options: { unconstrained: "whole", distributed: "distributed", limited: "limited" },
    default: "unconstrained",
  }),
  d: trained("Rows d", "rows of A and C: the complete ones", 8, 32),
  n: trained("Columns n", "columns of A and B, of all machines together", 8, 32),
  dPrime: trained("Hole rows d′", "rows of B and D", 1, 8),
  nPrime: trained("Hole columns n′", "columns of C and D", 1, 8),
  rank: trained("Rank", "of every matrix; at most the smaller of d and n", 5, 32),
  decay: real({
    label: "Falls by α",
    help: "factor from the scale of one direction of a matrix to the next",
    min: 0.1,
    max: 1,
    default: 0.7,
    rare: true,
  }),
  machines: integer({
    label: "Machines M",
    help: "that share the columns evenly, each with an attention head",
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
    help: "a small one of a kind that engineers and planners meet",
    options: {
      "finite-element": "finite elements",
      staircase: "staircase linear programme",
      laplacian: "graph Laplacian",
      circuit: "circuit",
    },
    default: "finite-element",
  }),
  size: size("Size", "rows, about", 144, 512),
  parts: integer({
    label: "Loose parts",
    help: "parts that hang together by themselves; each takes a rank away, and so makes the hole wider",
    min: 1,
    max: 32,
    default: 9,
  }),
} as const);

const text = (most: number) => z.string().check(atMost(most));

/** Most rows, and most columns, of a hole that is completed. */
export const mostHole = 2048;

/** What can be set of the completion of a matrix from a file. */
export const completionFields = fieldTable("eagle-completion", {
  rank: integer({
    label: "Rank",
    help: "of the block that is chosen from a matrix; 0 takes its numerical rank. Of no account for blocks",
    min: 0,
    max: 2000,
    default: 0,
  }),
  hole: integer({
    label: "Hole, at most",
    help: "rows, and columns, outside the block that are completed: the first ones. Of no account for blocks",
    min: 1,
    max: mostHole,
    default: 256,
    scale: "log",
  }),
} as const);

/** Data from a file: blocks A, B, C and perhaps D, or a matrix whose block of full rank is found here. */
const custom = {
  ...fieldTable("eagle-file", {
    name: structured({ label: "Name", help: "of the file", schema: text(200), default: "" }),
    hash: structured({ label: "Hash", help: "of the content; empty where any will do", schema: text(100), default: "" }),
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

/** Those that are made here, and so have settings. */
export const madeKinds = (Object.keys(problemFields) as readonly ProblemKind[]).filter((kind) => kind !== "custom");
