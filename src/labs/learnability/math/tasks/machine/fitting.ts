/** Of the instances there are, so many are learned from; the others are left to test on. */
const trainingShare = 0.75;

/**
 * The spec with fewer traces where it asks for more than can be learned from.
 *
 * @param instances  how many different traces the spec has.
 */
export function withinInstances<Spec extends { readonly traces: number }>(spec: Spec, instances: number): Spec {
  return spec.traces < instances ? spec : { ...spec, traces: Math.max(1, Math.floor(trainingShare * instances)) };
}
