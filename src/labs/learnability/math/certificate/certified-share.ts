/**
 * Shares below this count as zero. For an exact zero, float64 leaves less than 1e-10 from the features and less than 2e-6
 * from kernels, where cancellation leaves the root of eps times a condition.
 */
export const certifiedShare = 1e-5;
