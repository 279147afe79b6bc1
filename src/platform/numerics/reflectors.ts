import type { KernelWorkspace, Pointer } from "./kernel-workspace";

/**
 * The triangle T of a block of reflectors: H_1 H_2 ... H_b = I - U^T T U, where the rows of U are the vectors
 * (Schreiber & Van Loan 1989). Written to `target`, size x size, row-major.
 *
 * @param gram     U U^T, size x size, row-major; only its lower triangle is read.
 * @param factors  tau of each reflector I - tau u u^T; all 1 for reflectors scaled to length sqrt 2.
 */
export function blockReflectorTriangle(
  workspace: KernelWorkspace,
  gram: Pointer,
  factors: ArrayLike<number>,
  target: Pointer,
  size: number,
): void {
  const products = workspace.f64(gram, size * size);
  const triangle = workspace.f64(target, size * size).fill(0);
  for (let j = 0; j < size; j++) {
    const factor = factors[j];
    for (let i = 0; i < j; i++) {
      let sum = 0;
      for (let k = i; k < j; k++) sum += triangle[i * size + k] * products[j * size + k];
      triangle[i * size + j] = -factor * sum;
    }
    triangle[j * size + j] = factor;
  }
}
