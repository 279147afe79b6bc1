/**
 * The unrolled transformer: layers of linear attention without softmax, Z <- Z + ((Z W_QK Z^T) o M) Z W_VP. Rows of Z are tokens,
 * the mask lets every token attend to the d complete rows alone. With block-scalar weights a layer is an iteration of EAGLE, whose
 * C it carries, and D with the sign turned: the read-out is minus the lower right block.
 */

/** a1, a2, a3: W_QK = diag(a1 I_n, 0), W_VP = diag(a2 I_n, a3 I_n'). */
export type BlockScalars = readonly [a1: number, a2: number, a3: number];

/** The scalars of an EAGLE iteration: a1 a2 = -eta rho, a1 a3 = -gamma rho. */
export function eagleScalars(eta: number, gamma: number, rho: number): BlockScalars {
  return [1, -eta * rho, -gamma * rho];
}
