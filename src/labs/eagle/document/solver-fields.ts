/** The settings of every kind of solver: forms, schemas, locks and the documentation of fields are read off these tables. */

import { choice, type Fields, fieldTable, integer, onOff, real, type ValuesOf } from "../../../platform/fields/fields";
import type { SolverKind } from "../math/settings";

const iterationsField = (byDefault: number) =>
  integer({
    label: "Iterations",
    help: "most iterations; the solver ends earlier when D has settled",
    min: 1,
    max: 1_000_000,
    default: byDefault,
    scale: "log",
    slider: [5, 100_000],
  });

/** Of solvers whose equations alone say whether D has settled: for them the tolerance is a switch. */
const switchHelp = "0: the solver never ends by itself; any other value: it ends once its equations hold to rounding";
const changeHelp = "D has settled once the equations hold to rounding and an iteration changes D by less than this share; 0 never stops";

const stopping = (iterations: number, toleranceHelp = switchHelp) => ({
  iterations: iterationsField(iterations),
  tolerance: real({
    label: "Tolerance τ",
    help: toleranceHelp,
    min: 0,
    max: 1,
    default: 1e-12,
    scale: "log",
    slider: [1e-15, 1e-2],
    rare: true,
  }),
  whenSettled: choice({
    label: "Once settled",
    help: "what happens when D has settled, or when more iterations begin to spoil it",
    options: { stop: "end", hold: "go on, hold the best D", continue: "go on, take what comes" },
    default: "stop",
    rare: true,
  }),
});

const sketchSize = integer({
  label: "Sketch r",
  help: "columns of A that an iteration looks at; at most n",
  min: 1,
  max: 4096,
  default: 24,
  scale: "log",
  slider: [1, 512],
});

const eagle = fieldTable("eagle-solver", {
  regime: choice({
    label: "Regime",
    help: "one computer, several that hold some columns each, or few columns per iteration",
    options: { unconstrained: "unconstrained", distributed: "distributed", limited: "limited computation" },
    default: "unconstrained",
  }),
  rho: choice({
    label: "ρ",
    help: "where 1/‖A‖² comes from: computed anew, from the first one alone, or by one power step an iteration",
    options: { exact: "exact", recursive: "recursive (4/9)", power: "power step" },
    default: "exact",
    rare: true,
  }),
  form: choice({
    label: "Form",
    help: "carry C and D, or the map W with D = W C",
    options: { data: "data", estimation: "estimation" },
    default: "data",
    rare: true,
    when: { field: "regime", is: "unconstrained" },
  }),
  normalised: onOff({
    label: "Scaling",
    help: "as Algorithm 1 has it, or with A kept at norm 1 by a factor 3/2 after every update: the same D",
    options: { false: "as in the paper", true: "kept at norm 1" },
    default: false,
    rare: true,
    when: { field: "regime", is: ["unconstrained", "distributed"] },
  }),
  accelerated: onOff({
    label: "Freezing",
    help: "A and B rest once they no longer change: cheaper, and needed for accuracy when many rounds are",
    options: { false: "off", true: "on" },
    default: false,
    when: { field: "regime", is: "distributed" },
  }),
  sketch: choice({
    label: "Sketch",
    help: "random columns of A, or random orthonormal combinations of all",
    options: { columns: "columns", orthonormal: "orthonormal" },
    default: "columns",
    when: { field: "regime", is: "limited" },
  }),
  r: { ...sketchSize, when: { field: "regime", is: "limited" } },
  rescaled: onOff({
    label: "Variant",
    help: "the paper's rule, or this project's, which rescales the sketched part so that A does not lose its condition",
    options: { false: "the paper's", true: "rescaled (ours)" },
    default: false,
    when: { field: "regime", is: "limited" },
  }),
  eta: real({ label: "η", help: "step of A and B; 1/3 in theory", min: 1e-3, max: 2, default: 1 / 3, scale: "log", rare: true }),
  gamma: real({ label: "γ", help: "step of C and D; 1 in theory", min: 1e-3, max: 4, default: 1, scale: "log", rare: true }),
  ...stopping(60, changeHelp),
} as const);

/** A network that learns to fill holes by itself; the solver of a training problem, and of no other. */
const transformer = fieldTable("eagle-transformer", {
  layers: integer({ label: "Layers", help: "of linear attention, one head each", min: 1, max: 8, default: 4 }),
  batch: integer({
    label: "Batch",
    help: "fresh matrices in every step",
    min: 1,
    max: 4096,
    default: 256,
    scale: "log",
    slider: [16, 2048],
  }),
  steps: integer({ label: "Steps", help: "steps of Adam", min: 1, max: 1_000_000, default: 3000, scale: "log", slider: [100, 30_000] }),
  rate: real({
    label: "Rate",
    help: "learning rate of Adam, constant",
    min: 1e-6,
    max: 1,
    default: 0.003,
    scale: "log",
    slider: [1e-4, 1e-1],
  }),
  clip: real({
    label: "Clipping",
    help: "largest norm of a gradient; longer ones are shortened to it",
    min: 1e-6,
    max: 1e6,
    default: 0.1,
    scale: "log",
    slider: [1e-3, 10],
    rare: true,
  }),
  start: choice({
    label: "First weights",
    help: "all four factors Gaussian, which can leave a layer at zero; or W_K equal to W_Q, and W_P zero, so that no layer changes its input at first",
    options: { gaussian: "Gaussian", tied: "W_K = W_Q, W_P = 0" },
    default: "gaussian",
    rare: true,
  }),
  readOut: choice({
    label: "Read-out",
    help: "the sign with which the lower right block is read as D; it decides which algorithm is found",
    options: { minus: "−D", plus: "+D" },
    default: "minus",
  }),
} as const);

/** One table per kind, by the name that documents use. */
export const solverFields = {
  eagle,
  "gradient-descent": fieldTable("eagle-gradient-descent", stopping(2000)),
  "conjugate-gradients": fieldTable("eagle-conjugate-gradients", stopping(1000)),
  lsmr: fieldTable("eagle-lsmr", stopping(1000)),
  "sketch-sgd": fieldTable("eagle-sketch-sgd", { r: sketchSize, ...stopping(2000, changeHelp) }),
  "newton-schulz": fieldTable("eagle-newton-schulz", stopping(60)),
  direct: {},
  transformer,
} as const satisfies Readonly<Record<SolverKind | "transformer", Fields>>;

type SpecOf<Kind extends keyof typeof solverFields> = { readonly kind: Kind } & Readonly<ValuesOf<(typeof solverFields)[Kind]>>;

/** A solver as a document has it: flat, every default written out. */
export type SolverSpec = { [Kind in SolverSpecKind]: SpecOf<Kind> }[SolverSpecKind];
export type SolverSpecKind = keyof typeof solverFields;
export type EagleSpec = SpecOf<"eagle">;
export type TransformerSpec = SpecOf<"transformer">;

export const solverKinds = Object.keys(solverFields) as readonly SolverSpecKind[];

/** Whether solvers of a kind are for a kind of problem: networks are trained where they are the problem, and nowhere else. */
export function isSolverFor(kind: SolverSpecKind, problem: string): boolean {
  return (kind === "transformer") === (problem === "training");
}
