/** Sizes of layers with a feature map that are fitted within seconds. */

/** d m^2 for d = 10 where m = d, and d = 6 where m = 2 d. */
export const mostMappedFeatures = 1100;

/** Multiplications of a second moment that take a second or two. */
const mostWork = 2 ** 32;

/** Samples that are fitted: at least three for each feature. */
export function samplesFor(features: number): number {
  return Math.floor(mostWork / features ** 2);
}
