/** Largest share of the instances for training; the others remain for the test. */
const trainingShare = 0.75;

/**
 * The spec with fewer traces where it has too many for its instances.
 *
 * @param instances  number of different traces of the spec.
 */
export function withinInstances<Spec extends { readonly traces: number }>(spec: Spec, instances: number): Spec {
  return spec.traces < instances ? spec : { ...spec, traces: Math.max(1, Math.floor(trainingShare * instances)) };
}
