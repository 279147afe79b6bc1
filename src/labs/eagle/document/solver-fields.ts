/** Settings of each kind of solver: forms, schemas, locks and the documentation of fields come from these tables. */

import { choice, type Fields, fieldTable, integer, onOff, real, type ValuesOf } from "../../../platform/fields/fields";
import type { SolverKind } from "../math/settings";

const iterationsField = (byDefault: number) =>
  integer({
    label: "Iterations",
    help: "largest number; the solver stops earlier when D has converged",
    min: 1,
    max: 1_000_000,
    default: byDefault,
    scale: "log",
    slider: [5, 100_000],
  });

/** For solvers whose equations alone decide on convergence, the tolerance is a switch. */
const switchHelp = "0: the solver does not stop by itself; any other value: it stops once its equations hold to rounding";
const changeHelp = "D has converged once the equations hold to rounding and D changes by less than this share; 0 disables the rule";

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
    label: "After convergence",
    help: "action when D has converged, or when its changes grow again",
    options: { stop: "stop", hold: "continue, keep the best D", continue: "continue, keep the last D" },
    default: "stop",
    rare: true,
  }),
});

const sketchSize = integer({
  label: "Sketch r",
  help: "columns of the sketch A S in each iteration; at most n",
  min: 1,
  max: 4096,
  default: 24,
  scale: "log",
  slider: [1, 512],
});

const eagle = fieldTable("eagle-solver", {
  regime: choice({
    label: "Regime",
    help: "one machine, several machines with some columns each, or a sketch in each iteration",
    options: { unconstrained: "unconstrained", distributed: "distributed", limited: "limited computation" },
    default: "unconstrained",
  }),
  rho: choice({
    label: "ρ",
    help: "1/‖A‖²: computed in each iteration, from the first norm alone, or by one power step per iteration",
    options: { exact: "exact", recursive: "recursive (4/9)", power: "power step" },
    default: "exact",
    rare: true,
  }),
  form: choice({
    label: "Form",
    help: "updates C and D, or the map W with D = W C",
    options: { data: "data", estimation: "estimation" },
    default: "data",
    rare: true,
    when: { field: "regime", is: "unconstrained" },
  }),
  normalised: onOff({
    label: "Scaling",
    help: "as in Algorithm 1, or with A kept at norm 1 by a factor 3/2 after each update; D is the same",
    options: { false: "as in the paper", true: "kept at norm 1" },
    default: false,
    rare: true,
    when: { field: "regime", is: ["unconstrained", "distributed"] },
  }),
  accelerated: onOff({
    label: "Freezing",
    help: "stops updates of A and B once they no longer change; saves time, and avoids rounding errors over many rounds",
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
    help: "the paper's rule, or this project's variant, which rescales the sketched part of A",
    options: { false: "the paper's", true: "rescaled" },
    default: false,
    when: { field: "regime", is: "limited" },
  }),
  eta: real({ label: "η", help: "step size of A and B; 1/3 in the theorems", min: 1e-3, max: 2, default: 1 / 3, scale: "log", rare: true }),
  gamma: real({ label: "γ", help: "step size of C and D; 1 in the theorems", min: 1e-3, max: 4, default: 1, scale: "log", rare: true }),
  ...stopping(60, changeHelp),
} as const);

/** A network trained to predict the missing block; the only solver of a training problem, and of no other problem. */
const transformer = fieldTable("eagle-transformer", {
  layers: integer({ label: "Layers", help: "of linear attention, one head each", min: 1, max: 8, default: 4 }),
  batch: integer({
    label: "Batch",
    help: "fresh matrices in each step",
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
    help: "largest norm of a gradient; larger gradients are scaled down to it",
    min: 1e-6,
    max: 1e6,
    default: 0.1,
    scale: "log",
    slider: [1e-3, 10],
    rare: true,
  }),
  start: choice({
    label: "Initialisation",
    help: "Gaussian factors, which can leave a layer at zero; or W_K = W_Q and W_P = 0, so that layers first pass their input on",
    options: { gaussian: "Gaussian", tied: "W_K = W_Q, W_P = 0" },
    default: "gaussian",
    rare: true,
  }),
  readOut: choice({
    label: "Read-out",
    help: "sign with which the network's lower right block is read as D; EAGLE gives −D",
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
