/** What follows from the settings of this target. Apart from their schema, which those who draw the data do not need. */

/** Most (G, z, y) samples of one training set, prefixes counted. */
export const maxSupervised = 2 ** 20;

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
