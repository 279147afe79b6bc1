/** Decides whether the Gram matrix of a closed form is computed on the GPU, by the user's choice or by measurements. */
import type { Backend } from "../../../platform/engine/backend";
import { type ClosedFormPoint, solveTimes } from "./calibration";

/** Measurements mean: the GPU where they predict that it is faster. */
export type ClosedFormChoice = Backend | readonly ClosedFormPoint[];

/** The size of a least-squares problem. */
export interface SolveSize {
  readonly psi: number;
  readonly outputs: number;
  /** Samples. */
  readonly count: number;
}

/** Multiply-adds of its Gram matrix, by far the largest part of the solution. */
export function workOfSolve({ psi, outputs, count }: SolveSize): number {
  return count * psi * (psi / 2 + outputs) + psi ** 3 / 3;
}

/** Whether a problem of this size is solved on the GPU. */
export function prefersGpu(choice: ClosedFormChoice, size: SolveSize): boolean {
  if (typeof choice === "string") return choice === "WebGPU";
  const { WASM, WebGPU } = solveTimes(choice, workOfSolve(size));
  return WebGPU < WASM;
}
