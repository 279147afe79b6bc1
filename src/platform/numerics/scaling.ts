import type { KernelWorkspace, Pointer } from "./kernel-workspace";

/** Scales a matrix so that its largest entry is in [1, 2), and returns the power of two that undoes it. */
export function scaleMatrix(workspace: KernelWorkspace, matrix: Pointer, count: number): number {
  const { kernels } = workspace;
  const factor = scaleToOne(kernels.largestMagnitude(matrix, count));
  if (factor !== 1) kernels.scale(matrix, count, factor);
  return 1 / factor;
}

/**
 * The power of two that brings `magnitude` into [1, 2), so that squares neither overflow nor underflow; scaling by it
 * and back is exact. Clamped to 2^-1000 .. 2^1000, which still leaves denormal matrices far from underflow; 1 for 0.
 */
function scaleToOne(magnitude: number): number {
  if (magnitude === 0) return 1;
  let factor = 1;
  for (let step = 0; step < 1000 && magnitude * factor >= 2; step++) factor /= 2;
  for (let step = 0; step < 1000 && magnitude * factor < 1; step++) factor *= 2;
  return factor;
}
