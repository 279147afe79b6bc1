/** The fields of a spec that determine its number of samples. */
interface Supervised {
  readonly samples: number;
  readonly probes: number;
  readonly n: number;
  readonly supervision: "last" | "causal";
}

/** (G, z, y) samples of the training set, prefixes and added samples counted. */
export function supervisedOf({ samples, probes, n, supervision }: Supervised): number {
  return (samples + probes) * (supervision === "causal" ? n : 1);
}
