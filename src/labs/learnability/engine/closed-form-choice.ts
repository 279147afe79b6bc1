/** Where closed forms are solved: their Gram matrix on a GPU or not, by what somebody chose or what was measured. */
import type { Backend } from "../../../platform/engine/backend";
import { type ClosedFormPoint, solveTimes } from "./calibration";

/** Measurements stand for "where it is faster by these". */
export type ClosedFormChoice = Backend | readonly ClosedFormPoint[];

/** The size of a least-squares problem. */
export interface SolveSize {
  readonly psi: number;
  readonly outputs: number;
  /** Samples. */
  readonly count: number;
}

/** Multiply-adds of its Gram matrix, which hardly anything else of the solution comes near. */
export function workOfSolve({ psi, outputs, count }: SolveSize): number {
  return count * psi * (psi / 2 + outputs) + psi ** 3 / 3;
}

/** Whether a problem of this size belongs on the GPU. */
export function prefersGpu(choice: ClosedFormChoice, size: SolveSize): boolean {
  if (typeof choice === "string") return choice === "WebGPU";
  const { WASM, WebGPU } = solveTimes(choice, workOfSolve(size));
  return WebGPU < WASM;
}
