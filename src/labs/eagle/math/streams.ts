/**
 * Purposes of the random streams of this lab. The numbers are part of every shared link: never change one. A new one must differ
 * from those of all labs.
 */
export const purposes = {
  /** The k-th stream makes the k-th random matrix of a completion problem. */
  matrices: 60,
  noise: 61,
  /** The k-th stream makes the sketch of iteration k. */
  sketch: 62,
  /** Columns for measuring the step size of a solver that samples columns. */
  sketchRate: 64,
  /** Start vectors of power iterations. */
  powerStart: 63,
  /** Initial weights of a network. */
  weights: 65,
  /** Stream 2^20 t + p makes the p-th matrix of training step t. */
  prompts: 66,
  /** The p-th stream makes the p-th test matrix of a network. */
  testPrompts: 67,
} as const;
