/**
 * What the random streams of this lab are for. The numbers are part of every shared link: never change one, only add, and none
 * that another lab has.
 */
export const purposes = {
  /** The k-th stream makes the k-th random matrix of a completion problem. */
  matrices: 60,
  noise: 61,
  /** The k-th stream makes the sketch of iteration k. */
  sketch: 62,
  /** Columns by which the step of a solver that samples them is measured. */
  sketchRate: 64,
  /** Start vectors of power iterations. */
  powerStart: 63,
  /** Weights of a network that learns to complete matrices, at first. */
  weights: 65,
  /** Stream 2^20 t + p makes the p-th matrix that is completed in step t of its training. */
  prompts: 66,
  /** The p-th stream makes the p-th matrix by which a trained network is judged. */
  testPrompts: 67,
} as const;
