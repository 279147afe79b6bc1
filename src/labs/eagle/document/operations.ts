/** Operations that a document asks for, by the formulas of `src/labs/eagle/math/cost.ts`: known before any of them is done. */
import { eigenvalueOperations, gramOperations, powerOperations, productOperations } from "../math/cost";
import { sizesOf } from "../math/training/network";
import { shapeOf } from "./network-shape";
import type { TrainingSpec } from "./problem-fields";
import type { ProblemSize } from "./problem-size";
import type { EagleSpec, SolverSpec, TransformerSpec } from "./solver-fields";

export type SolvingSpec = Exclude<SolverSpec, TransformerSpec>;

/** Of one iteration, as solvers count them (`Cost.operations`); what they do once, before the first, is left out. */
export function operationsOfIteration(spec: SolvingSpec, { d, n, dPrime, nPrime, machines }: ProblemSize): number {
  const [small, large] = [Math.min(d, n), Math.max(d, n)];
  switch (spec.kind) {
    case "eagle":
      if (spec.regime === "limited") return ofSketched(spec, { d, n, dPrime, nPrime });
      return spec.regime === "distributed"
        ? machines * ofMachine(spec, { d, n: n / machines, dPrime, nPrime })
        : ofMachine(spec, { d, n, dPrime, nPrime });
    case "gradient-descent":
      return productOperations(dPrime, d, d + nPrime);
    case "conjugate-gradients":
      return productOperations(dPrime, d, d + nPrime + 5);
    case "lsmr":
      return 2 * productOperations(dPrime, d, n) + productOperations(dPrime, d, nPrime + 4);
    case "sketch-sgd":
      return productOperations(dPrime, d, 2 * Math.min(spec.r, n) + nPrime);
    case "newton-schulz":
      return 2 * productOperations(d, n, small) + productOperations(nPrime, n, d + dPrime);
    case "direct":
      return 2 * small ** 2 * (large - small / 3) + productOperations(dPrime, small, 2 * large) + productOperations(dPrime, d, nPrime);
  }
}

type Sides = Omit<ProblemSize, "machines">;

/** Of the columns that one machine has, n of them. */
function ofMachine({ rho, form, normalised, regime }: EagleSpec, { d, n, dPrime, nPrime }: Sides): number {
  const norm = normalised || rho === "recursive" ? 0 : rho === "exact" ? eigenvalueOperations(Math.min(d, n)) : powerOperations(d, n);
  const exchange =
    form === "estimation" && regime === "unconstrained"
      ? productOperations(dPrime, d, 2 * n + nPrime)
      : productOperations(nPrime, n, 2 * d + dPrime);
  const update = d < n ? productOperations(d + 2 * dPrime, d, n) : productOperations(d + dPrime, n, n);
  return gramOperations(d, n) + norm + exchange + update;
}

/** Power steps on a new sketch, as many as they usually are. */
const usualPowerSteps = 6;

function ofSketched({ r: most, rho, rescaled, sketch }: EagleSpec, { d, n, dPrime, nPrime }: Sides): number {
  const r = Math.min(most, n);
  const exact = eigenvalueOperations(Math.min(d, r));
  const norm = rescaled ? 0 : rho === "exact" ? exact : (4 * usualPowerSteps + 2) * d * r;
  const update = d < r ? productOperations(d + 2 * dPrime, d, r) : productOperations(d + dPrime, r, r);
  const sketching = sketch === "orthonormal" ? 2 * productOperations(d + dPrime, n, r) : 0;
  return gramOperations(d, r) + norm + productOperations(nPrime, r, 2 * d + dPrime) + update + sketching;
}

/** Multiply-adds of a step of training. The way back through a layer costs twice the way there. */
export function multiplyAddsOfStep(problem: TrainingSpec, spec: TransformerSpec): number {
  const shape = shapeOf(problem, spec);
  const { tokens, features, width } = sizesOf(shape);
  const layer = shape.machines * tokens * (features + shape.d) * (features + width);
  return 3 * spec.batch * spec.layers * layer;
}
